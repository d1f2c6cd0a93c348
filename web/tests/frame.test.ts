import { describe, expect, test } from 'vitest'
import { follows, nextFrame, standingTime } from '../src/lib/frame'
import type { Board, Scene, View } from '../src/lib/types'

const board: Board = {
  key: 'b1',
  bounds: [0, 0, 1, 1],
  cells: [{ id: 'a', name: 'A', at: [0, 0] }],
}
const head = { key: 'b1', bounds: board.bounds, cells: [] }

function view(more: Partial<View>): View {
  return {
    type: 'view',
    n: 1,
    version: 1,
    step: 1,
    seat: 0,
    language: 'es',
    full: false,
    awaited: [0],
    lines: { from: 0, items: [] },
    ...more,
  }
}

const first = nextFrame(
  null,
  view({
    full: true,
    board,
    scene: { title: 'T', board: head, chips: [{ text: 'one' }] },
    prompt: { ask: 7, prompt: { title: 'Q', text: '', choices: [] } },
    lines: { from: 0, items: [{ step: 0, line: { text: 'begun' } }] },
    undo: { to: 0, free: 0, reason: '' },
  }),
)

describe('the next view', () => {
  test('keeps what is left out and replaces what is there', () => {
    const next = nextFrame(first, view({ version: 2, scene: { chips: [] } }))
    expect(next.scene.title).toBe('T')
    expect(next.scene.chips).toEqual([])
    expect(next.scene.board).toBe(board)
    expect(next.asked?.ask).toBe(7)
    expect(next.undo).toEqual(first.undo)
  })

  test('goes on from the version that it names, and from no other', () => {
    expect(follows(first, view({ version: 2, since: 1 }))).toBe(true)
    expect(follows(first, view({ version: 3, since: 2 }))).toBe(false)
    expect(follows(null, view({ version: 2, since: 1 }))).toBe(false)
    expect(follows(null, view({ full: true }))).toBe(true)
  })

  test('changes, adds, drops and orders the elements of a list by their ids', () => {
    const piece = (id: string, cell: string) => ({ id, name: id, cell, icon: 'x' })
    const cards = [
      { id: 'c1', title: 'One', tracks: [{ id: 'ap', name: 'AP', now: 3, most: 3 }] },
      { id: 'c2', title: 'Two' },
    ]
    const before = nextFrame(
      first,
      view({
        scene: {
          pieces: [piece('a', 'x1'), piece('b', 'x2')],
          panels: [{ id: 'p', title: 'P', cards }],
        },
      }),
    )
    const after = nextFrame(
      before,
      view({
        scene: {
          pieces: { put: [{ id: 'a', cell: 'x9' }, piece('c', 'x3')], order: ['c', 'a'] },
          panels: {
            put: [
              { id: 'p', cards: { put: [{ id: 'c1', tracks: { put: [{ id: 'ap', now: 2 }] } }] } },
            ],
          },
        },
      }),
    )
    expect(after.scene.pieces).toEqual([piece('c', 'x3'), piece('a', 'x9')])
    expect(after.scene.panels?.[0]?.cards?.[0]?.tracks?.[0]?.now).toBe(2)
    expect(after.scene.panels?.[0]?.cards?.[1]).toBe(cards[1])
    expect(after.scene.panels?.[0]?.title).toBe('P')
  })

  test('makes a question from the last one: choices that stay are told by their number', () => {
    const asked = (message: View) => nextFrame(question, message).asked
    const question = nextFrame(
      first,
      view({
        prompt: {
          ask: 8,
          prompt: { title: 'Q', text: '', choices: [{ text: 'a' }, { text: 'b' }] },
        },
      }),
    )
    const choices = [1, { text: 'c' }] as never
    const next = asked(
      view({ prompt_change: { ask: 9, since: 8, prompt: { title: 'R', choices } } }),
    )
    expect(next?.ask).toBe(9)
    expect(next?.prompt.title).toBe('R')
    expect(next?.prompt.choices).toEqual([
      { text: 'b', index: 0 },
      { text: 'c', index: 1 },
    ])
    expect(asked(view({ prompt_change: { ask: 9, since: 8, prompt: {} } }))?.ask).toBe(9)
  })

  test('takes the prompt away when it is null', () => {
    expect(nextFrame(first, view({ prompt: null })).asked).toBeNull()
  })

  test('appends lines, and drops those that were taken back', () => {
    const second = nextFrame(
      first,
      view({ lines: { from: 1, items: [{ step: 1, line: { text: 'walked' } }] } }),
    )
    expect(second.lines.map(({ line }) => line.text)).toEqual(['begun', 'walked'])
    expect(second.fresh.map((line) => line.text)).toEqual(['walked'])
    const undone = nextFrame(second, view({ lines: { from: 1, items: [] } }))
    expect(undone.lines.map(({ line }) => line.text)).toEqual(['begun'])
  })

  test('keeps the cells of the board when a full view brings only the same key', () => {
    const next = nextFrame(
      first,
      view({ full: true, scene: { title: 'T2', board: head }, prompt: null }),
    )
    expect(next.scene.board).toBe(board)
    expect(next.scene.chips).toBeUndefined()
  })

  test('refuses a board whose cells never came', () => {
    const scene = { board: { ...head, key: 'b2' } }
    expect(() => nextFrame(first, view({ scene }))).toThrow(/b2/)
  })
})

describe('how long a moment stands', () => {
  const scene: Scene = { title: '', board }
  test('nothing told, nothing moved: no time at all', () => {
    expect(standingTime(scene, scene, [])).toBe(0)
  })
  test('dice take longer than a plain line', () => {
    const plain = standingTime(scene, scene, [{ text: 'x' }])
    const rolled = standingTime(scene, scene, [{ text: 'x', dice: [{ face: '6' }] }])
    expect(rolled).toBeGreaterThan(plain)
  })
})
