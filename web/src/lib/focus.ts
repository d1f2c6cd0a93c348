/** What a phone as a hand shows of a scene: the part of the board in question, and the own cards. */
import { arrange } from './tray'
import type { Card, Prompt, Scene } from './types'

/** The elements that a question is about; where nothing is asked, the own pieces. */
export function focusOf(
  scene: Scene | null,
  prompt: Prompt | null,
  owner: string,
): readonly string[] {
  const asked = (prompt?.choices ?? []).flatMap(({ on = [], preview }) => [
    ...on,
    ...(preview?.cells ?? []),
  ])
  const about = prompt?.piece ? [prompt.piece, ...asked] : asked
  if (about.length) return [...new Set(about)]
  return (scene?.pieces ?? []).filter((piece) => piece.owner === owner).map(({ id }) => id)
}

/** The card of whoever acts, the own hand, then everything else of one's own that can be read. */
export function ownCards(scene: Scene | null, prompt: Prompt | null, owner: string): Card[] {
  const { acting, hands, rest } = arrange(scene, prompt)
  const held = hands.flatMap(({ cards = [] }) => cards)
  const own = rest.flatMap((panel) =>
    (panel.cards ?? []).filter((card) => (card.owner ?? panel.owner) === owner),
  )
  const all = [...(acting ? [acting] : []), ...held, ...own].filter(({ back }) => !back)
  return all.filter(({ id }, place) => all.findIndex((card) => card.id === id) === place)
}
