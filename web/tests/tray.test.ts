import { describe, expect, test } from 'vitest'
import { arrange } from '../src/lib/tray'
import type { Panel, Prompt, Scene } from '../src/lib/types'

const PANELS: readonly Panel[] = [
  { id: 'heroes', title: 'Heroes', cards: [card('ana'), card('bea')] },
  { id: 'hand', title: 'Hand', kind: 'hand', cards: [{ id: 'h1', title: 'Luck' }] },
  { id: 'other', title: 'Hers', kind: 'hand', cards: [{ id: 'h2', title: '', back: true }] },
  { id: 'goal', title: 'Escape', kind: 'goal', text: 'Get out.' },
]

function card(id: string, active = false) {
  return { id, title: id, piece: `p-${id}`, active }
}

function scene(panels: readonly Panel[] = PANELS): Scene {
  return { title: '', board: { key: '', bounds: [0, 0, 1, 1], cells: [] }, panels }
}

function prompt(about: Partial<Prompt>): Prompt {
  return { title: '', text: '', choices: [], ...about }
}

describe('the tray', () => {
  test('the goal, the own hand and who acts have places of their own', () => {
    const tray = arrange(scene(), prompt({ piece: 'p-bea' }))
    expect(tray.goal?.id).toBe('goal')
    expect(tray.acting?.id).toBe('bea')
    expect(tray.hands.map(({ id }) => id)).toEqual(['hand'])
    expect(tray.rest.map(({ id }) => id)).toEqual(['heroes', 'other'])
    expect(tray.rest[0]?.cards?.map(({ id }) => id)).toEqual(['ana'])
  })

  test('no card is lost and none is shown twice', () => {
    const { acting, hands, rest } = arrange(scene(), prompt({ card: 'ana' }))
    const shown = [...hands, ...rest].flatMap(({ cards = [] }) => cards.map(({ id }) => id))
    expect([...shown, acting?.id].sort()).toEqual(['ana', 'bea', 'h1', 'h2'])
  })

  test('while nobody is asked, who is active is in front', () => {
    const panels = [{ id: 'heroes', title: '', cards: [card('ana'), card('bea', true)] }]
    expect(arrange(scene(panels), null).acting?.id).toBe('bea')
    expect(arrange(scene([]), null)).toEqual({ goal: null, acting: null, hands: [], rest: [] })
  })

  test('a panel whose only card is shown apart is not left empty', () => {
    const panels = [{ id: 'one', title: '', cards: [card('ana')] }]
    expect(arrange(scene(panels), prompt({ card: 'ana' })).rest).toEqual([])
  })
})
