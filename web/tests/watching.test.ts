import { describe, expect, it } from 'vitest'
import { placeOf } from '../src/lib/geometry'
import type { Cell, Stroke } from '../src/lib/types'
import { momentLink, momentOf } from '../src/replay/moment'
import { MOST, arrow, elementAt, middleOf, withStroke } from '../src/watching/strokes'

const cells: Cell[] = [
  { id: 'a', name: 'A', at: [0, 0] },
  { id: 'b', name: 'B', at: [3, 0] },
]
const on = {
  places: new Map(cells.map((cell) => [cell.id, placeOf(cell)])),
  spots: new Map([['piece', { x: 3.5, y: 0.5, radius: 0.2 }]]),
  edges: [
    {
      id: 'door',
      name: 'Door',
      line: [
        [1, 0],
        [1, 1],
      ] as [number, number][],
    },
  ],
}

describe('what is drawn on the board', () => {
  it('begins and ends at the piece, the edge or the cell that is touched', () => {
    expect(elementAt([3.5, 0.6], on)).toBe('piece')
    expect(elementAt([3.1, 0.1], on)).toBe('b')
    expect(elementAt([0.9, 0.5], on)).toBe('door')
    expect(elementAt([0.5, 0.5], on)).toBe('a')
    expect(elementAt([9, 9], on)).toBe('')
  })

  it('is an arrow from middle to middle, and nothing where an end is not on the board', () => {
    expect(middleOf('door', on)).toMatchObject({ x: 1, y: 0.5 })
    const paths = arrow({ from: 'a', to: 'b' }, on)
    expect(paths?.shaft).toMatch(/^M0\.8 0\.5L/)
    expect(paths?.head).toMatch(/^M3\.35 0\.5L/)
    expect(arrow({ from: 'a', to: 'gone' }, on)).toBeNull()
  })

  it('goes away when it is drawn again, and is never too much', () => {
    const stroke: Stroke = { from: 'a', to: 'b' }
    expect(withStroke([], stroke)).toEqual([stroke])
    expect(withStroke([stroke], { from: 'a', to: 'b' })).toEqual([])
    const many = Array.from({ length: MOST }, (_, index) => ({ from: 'a', to: String(index) }))
    expect(withStroke(many, stroke)).toEqual([...many.slice(1), stroke])
  })
})

describe('a link to a moment', () => {
  it('names its step after the question mark', () => {
    const link = new URL(momentLink('https://here.example', 'abc', 12, 'es'))
    expect(link.pathname).toBe('/t/abc/replay')
    expect(momentOf(link.search)).toBe(12)
    expect(momentOf('?lang=es&step=7')).toBe(7)
    expect(momentOf('')).toBe(0)
    expect(momentOf('?step=-3')).toBe(0)
  })
})
