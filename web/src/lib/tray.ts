/** Where the panels of a scene go: the goal and what one holds have places of their own. */
import type { Card, Panel, Prompt, Scene } from './types'

export interface Tray {
  /** What the match is about. */
  goal: Panel | null
  /** The card of whoever acts, wherever it lies. */
  acting: Card | null
  /** What is held in the hand. */
  hands: readonly Panel[]
  /** Everything else, without the card that is shown apart. */
  rest: readonly Panel[]
}

/** The panels in their places; the question says whose card is to be in front. */
export function arrange(scene: Scene | null, prompt: Prompt | null): Tray {
  const panels = scene?.panels ?? []
  const acting = actingCard(panels, prompt)
  const hands = panels.filter(({ kind, cards }) => kind === 'hand' && cards?.some(isOpen))
  const rest = panels.filter((panel) => panel.kind !== 'goal' && !hands.includes(panel))
  return {
    goal: panels.find(({ kind }) => kind === 'goal') ?? null,
    acting,
    hands,
    rest: rest.map((panel) => without(panel, acting)).filter(holdsSomething),
  }
}

/** The card that the question is about, else the one of its piece, else the first that is active. */
function actingCard(panels: readonly Panel[], prompt: Prompt | null): Card | null {
  const cards = panels.filter(({ kind }) => kind !== 'hand').flatMap(({ cards = [] }) => cards)
  const named = cards.find(({ id }) => id === prompt?.card)
  const ofPiece = cards.find(({ piece }) => Boolean(piece) && piece === prompt?.piece)
  return named ?? ofPiece ?? cards.find(({ active, piece }) => active && piece) ?? null
}

function without(panel: Panel, card: Card | null): Panel {
  if (!card || !panel.cards?.includes(card)) return panel
  return { ...panel, cards: panel.cards.filter((other) => other !== card) }
}

function isOpen({ back }: Card): boolean {
  return !back
}

function holdsSomething({ cards, piles, tracks, facts, text }: Panel): boolean {
  return [cards, piles, tracks, facts, text].some((part) => (part?.length ?? 0) > 0)
}
