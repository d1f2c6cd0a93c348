import { describe, expect, test } from 'vitest'
import { radiusOf } from '../src/lib/shapes'
import {
  type Barrier,
  CARD,
  FOOTER,
  RING,
  clearance,
  inRows,
  inside,
  nameIn,
  placeOf,
  roomiest,
  spots,
  stand,
} from '../src/lib/geometry'
import { rim } from '../src/lib/ground'
import type { Cell, Piece, Point } from '../src/lib/types'

const square: Cell = { id: 's', name: 'S', at: [2, 3] }
const ell: Point[] = [
  [0, 0],
  [4, 0],
  [4, 1],
  [1, 1],
  [1, 4],
  [0, 4],
]

/** How far health reaches below the middle of a piece and signs above it, in radii. */
const PIPS_BELOW = 1.14
const BADGE_ABOVE = 1.14
/** How high the letters of a name are in a small place, and how broad the line of a ring. */
const CAPITAL = 0.13
const RING_LINE = 0.05
/** A wall along the square and others, a door in its other side, and one that is far from it. */
const WALL = upright(2, 0, 6, 0.08)
const DOOR = upright(3, 3, 4, 0.16)
const FAR = upright(2.5, 5, 6, 0.16)

function upright(x: number, from: number, to: number, deep: number): Barrier {
  return {
    line: [
      [x, from],
      [x, to],
    ],
    deep,
  }
}

function piece(id: string, cell: string, more: Partial<Piece> = {}): Piece {
  return { id, name: id, cell, icon: 'meeple', ...more }
}

describe('places', () => {
  test('a cell without a shape is the unit square at its corner', () => {
    const place = placeOf(square)
    expect(place.middle).toEqual([2.5, 3.5])
    expect(place.room).toBeCloseTo(0.5)
  })

  test('the middle of a bent zone lies inside it', () => {
    const place = placeOf({ id: 'l', name: 'L', at: [9, 9], shape: ell })
    expect(inside(place.middle, ell)).toBe(true)
    expect(clearance(place.middle, ell)).toBeGreaterThan(0.3)
  })

  test('the roomiest point of a square is its middle', () => {
    expect(
      roomiest([
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ]),
    ).toEqual([1, 1])
  })
})

describe('pieces in one place', () => {
  test.each([1, 2, 3, 4, 7, 12])('%i pieces stand apart and inside a zone', (count) => {
    const place = placeOf({
      id: 'z',
      name: 'Z',
      at: [0, 0],
      shape: [
        [0, 0],
        [3, 0],
        [3, 2],
        [0, 2],
      ],
    })
    const found = spots(place, count)
    expect(found).toHaveLength(count)
    found.forEach((one, index) => {
      expect(clearance([one.x, one.y], place.corners)).toBeGreaterThanOrEqual(one.radius)
      for (const other of found.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
          one.radius + other.radius - 1e-9,
        )
      }
    })
  })

  test('more pieces than fit still all get a spot', () => {
    expect(spots(placeOf(square), 60)).toHaveLength(60)
  })

  test.each([1, 2, 3, 4])('a figure and %i tokens beside it do not cover each other', (count) => {
    const place = placeOf(square)
    const tokens = Array.from({ length: count }, (_, index) =>
      piece(`t${index}`, 's', { kind: 'token' }),
    )
    const here = [piece('f', 's'), ...tokens]
    const found = [...stand(here, new Map([['s', place]]))].map(([id, spot]) => ({
      ...spot,
      radius: radiusOf(here.find((each) => each.id === id) as Piece, spot.radius),
    }))
    found.forEach((one, index) => {
      expect(clearance([one.x, one.y], place.corners)).toBeGreaterThanOrEqual(one.radius - 1e-9)
      for (const other of found.slice(index + 1)) {
        const away = Math.hypot(one.x - other.x, one.y - other.y)
        expect(away).toBeGreaterThanOrEqual(one.radius + other.radius - 1e-9)
      }
    })
  })

  test.each([0.5, 0.87, 2])('alone in a place of room %d nobody is twice as large', (room) => {
    const corners: Point[] = [
      [-room, -room],
      [room, -room],
      [room, room],
      [-room, room],
    ]
    const place = placeOf({ id: 'z', name: 'Z', at: [0, 0], shape: corners })
    const [alone, paired] = [1, 2].map((count) => spots(place, count)[0]?.radius ?? 0)
    expect(alone).toBeLessThan(2 * (paired ?? 0))
  })

  test('pieces stand above the name of a roomy place', () => {
    const hex: Point[] = [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (corner * Math.PI) / 3
      return [Math.cos(angle), Math.sin(angle)]
    })
    const place = placeOf({ id: 'h', name: 'H', at: [0, 0], shape: hex, label: 'Spring' })
    const here = ['a', 'b', 'c', 'd', 'e'].map((id) => piece(id, 'h', { kind: 'token' }))
    const name = place.middle[1] + place.room * 0.6
    for (const spot of stand(here, new Map([['h', place]])).values()) {
      expect(spot.y + spot.radius).toBeLessThan(name)
      expect(inside([spot.x, spot.y], hex)).toBe(true)
    }
  })

  test.each([1, 2, 4, 6, 9, 12, 16])(
    '%i pieces in a small place leave its name, its sign and each other to be seen',
    (count) => {
      const place = placeOf({ ...square, label: 'A4' })
      const here = Array.from({ length: count }, (_, index) => piece(`f${index}`, 's'))
      const found = [...stand(here, new Map([['s', place]])).values()]
      const footer = place.middle[1] + place.room * (FOOTER.at - 0.18)
      found.forEach((one, index) => {
        expect(one.y + one.radius).toBeLessThanOrEqual(footer + 1e-9)
        expect(clearance([one.x, one.y], place.corners)).toBeGreaterThanOrEqual(one.radius)
        for (const other of found.slice(index + 1)) {
          const away = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
          expect(away).toBeGreaterThanOrEqual((PIPS_BELOW + BADGE_ABOVE) * one.radius)
        }
      })
    },
  )

  test.each([1, 2, 3, 4, 6, 9])('the ring of one of %i leaves the name be', (count) => {
    const place = placeOf({ ...square, label: 'A4' })
    const here = Array.from({ length: count }, (_, index) => piece(`f${index}`, 's'))
    const letters = place.middle[1] + place.room * FOOTER.at - CAPITAL / 2
    for (const { y, radius } of stand(here, new Map([['s', place]])).values())
      expect(y + radius * RING + RING_LINE / 2).toBeLessThanOrEqual(letters)
  })

  test.each([1, 2, 3, 4, 6, 9])('none of %i stands on the wall or the door beside it', (count) => {
    const place = placeOf({ ...square, label: 'A4' }, [WALL, DOOR, FAR])
    const here = Array.from({ length: count }, (_, index) => piece(`f${index}`, 's'))
    for (const { x, radius } of stand(here, new Map([['s', place]])).values()) {
      expect(x - radius).toBeGreaterThanOrEqual(2 + WALL.deep)
      expect(x + radius).toBeLessThanOrEqual(3 - DOOR.deep)
    }
  })

  test('a piece on a cell that is not drawn stands nowhere', () => {
    expect(stand([piece('f', 'gone')], new Map()).size).toBe(0)
  })
})

test('the rim of two squares leaves out the side they share', () => {
  const cells: Cell[] = [
    { id: 'a', name: 'A', at: [0, 0] },
    { id: 'b', name: 'B', at: [1, 0] },
  ]
  const sides = rim(new Map(cells.map((cell) => [cell.id, placeOf(cell)])))
  expect(sides.match(/M/g)).toHaveLength(6)
})

describe('cards in one place', () => {
  const shelf: Point[] = [
    [0, 0],
    [3, 0],
    [3, 2.6],
    [0, 2.6],
  ]
  const place = placeOf({ id: 's', name: 'S', at: [0, 0], shape: shelf })

  test.each([1, 2, 3, 5, 8])('%i cards lie inside it, none over another', (count) => {
    const found = inRows(place, count)
    for (const { x, y, radius } of found) {
      expect(Math.min(x, 3 - x)).toBeGreaterThanOrEqual((radius * CARD.wide) / 2)
      expect(Math.min(y, 2.6 - y)).toBeGreaterThanOrEqual((radius * CARD.high) / 2)
    }
    for (const [index, one] of found.entries())
      for (const other of found.slice(index + 1))
        expect(
          Math.abs(one.x - other.x) >= one.radius * CARD.wide ||
            Math.abs(one.y - other.y) >= one.radius * CARD.high,
        ).toBe(true)
  })

  test('fewer cards are larger', () => {
    const [two, six] = [inRows(place, 2), inRows(place, 6)]
    expect(two[0]?.radius).toBeGreaterThan(six[0]?.radius ?? 9)
  })
})

describe('the name of a hex', () => {
  const high = Math.sqrt(3) / 2
  const flat: Point[] = [
    [1, 0],
    [0.5, high],
    [-0.5, high],
    [-1, 0],
    [-0.5, -high],
    [0.5, -high],
  ]
  const named = (label: string) => placeOf({ id: 'h', name: 'H', at: [0, 0], shape: flat, label })

  test.each(['Dam · 3', 'Mine Entrance · 3', 'Estación de servicio · 1'])(
    '%s keeps inside',
    (label) => {
      const { lines, size } = nameIn(named(label))
      expect(
        lines
          .map(({ text }) => text)
          .join(' ')
          .replaceAll('\u00a0', ' '),
      ).toBe(label)
      for (const { text, x, y } of lines)
        for (const side of [-0.5, 0.5])
          expect(inside([x + side * text.length * size * 0.5, y], flat)).toBe(true)
    },
  )

  test('has nobody standing on it, however many lines it takes', () => {
    const place = named('Estación de servicio · 1')
    const where = new Map([['h', place]])
    const first = nameIn(place).lines[0]?.y ?? 0
    for (const { y, radius } of stand([piece('a', 'h'), piece('b', 'h')], where).values())
      expect(y + radius).toBeLessThanOrEqual(first)
  })
})
