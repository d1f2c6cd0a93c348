/** Where things are drawn: outlines of cells, their middles, and room for several pieces in one. */
import { inLines } from './sentences'
import type { Cell, Piece, Point } from './types'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The corners of a cell: its own outline, or the unit square at its corner. */
export function corners(cell: Cell): readonly Point[] {
  if (cell.shape && cell.shape.length > 2) return cell.shape
  const [x, y] = cell.at
  return [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ]
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

/** Path data of a line through the points. */
export function trace(points: readonly Point[], closed = false): string {
  const steps = points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`)
  return steps.join('') + (closed ? 'Z' : '')
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Whether a point lies inside a polygon. */
export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point
    const [bx, by] = polygon[j] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

/** How far a point is from the nearest side of a polygon. */
export function clearance([x, y]: Point, polygon: readonly Point[]): number {
  let least = Infinity
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] as Point
    least = Math.min(least, distanceToSide([x, y], from, to))
  })
  return least
}

function distanceToSide([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length ? ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length : 0
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
}

/** The point of a polygon that is farthest from its sides, near enough for drawing. */
export function roomiest(polygon: readonly Point[]): Point {
  const { left, top, right, bottom } = boxOf(polygon)
  const middle: Point = [(left + right) / 2, (top + bottom) / 2]
  let best = middle
  let most = inside(middle, polygon) ? clearance(middle, polygon) * 1.05 : -1
  const steps = 16
  for (let row = 1; row < steps; row++) {
    for (let column = 1; column < steps; column++) {
      const point: Point = [
        left + ((right - left) * column) / steps,
        top + ((bottom - top) * row) / steps,
      ]
      if (!inside(point, polygon)) continue
      const room = clearance(point, polygon)
      if (room > most + 1e-9) {
        most = room
        best = point
      }
    }
  }
  return best
}

/** A cell with what drawing needs to know about it. */
export interface Place {
  cell: Cell
  corners: readonly Point[]
  middle: Point
  /** The radius of the largest round thing that fits around the middle. */
  room: number
  /** What stands along its sides: pieces keep off it. */
  barriers: readonly Barrier[]
}

/** A wall or a door, and how far it comes into the places on both sides. */
export interface Barrier {
  line: readonly Point[]
  deep: number
}

export function placeOf(cell: Cell, barriers: readonly Barrier[] = []): Place {
  const outline = corners(cell)
  const { left, top, right, bottom } = boxOf(outline)
  const centre: Point = [(left + right) / 2, (top + bottom) / 2]
  const away = outline.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]))
  const regular = Math.max(...away) - Math.min(...away) < 0.01
  const middle = regular ? centre : inside(cell.at, outline) ? cell.at : roomiest(outline)
  const own = barriersAlong(outline, barriers)
  return { cell, corners: outline, middle, room: clearance(middle, outline), barriers: own }
}

/** The sides of an outline that something stands along, each as deep as the deepest. */
function barriersAlong(outline: readonly Point[], all: readonly Barrier[]): Barrier[] {
  return outline.flatMap((from, index) => {
    const side = [from, outline[(index + 1) % outline.length] as Point]
    const along = all.filter(
      ({ line }) => distanceToSide(middleOf(side), line[0] as Point, line.at(-1) as Point) < 0.01,
    )
    const deep = Math.max(0, ...along.map((barrier) => barrier.deep))
    return deep ? [{ line: side, deep }] : []
  })
}

/** The middle of a line. */
export function middleOf(line: readonly Point[]): Point {
  const [from, to] = [line[0] as Point, line.at(-1) as Point]
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
}

/** Where a piece stands and how large it is drawn. */
export interface Spot {
  x: number
  y: number
  radius: number
}

const LARGEST = 0.46
const SMALLEST = 0.05
/** Of the room that there is, so much for whoever is alone. */
const ALONE = 0.7

/**
 * Spots for a number of pieces of equal size in one place, as large as they will fit.
 *
 * Sizes are tried from the largest down; for each, round spots on a grid around the middle.
 */
export function spots(place: Place, count: number): Spot[] {
  const [x, y] = place.middle
  if (count === 1) {
    return [{ x, y, radius: Math.min(place.room * ALONE, LARGEST) }]
  }
  for (let radius = Math.min(place.room * 0.72, LARGEST * 0.9); radius > SMALLEST; radius *= 0.93) {
    const found = gridSpots(place, count, radius)
    if (found) return found
  }
  return crowded(place, count)
}

function gridSpots(place: Place, count: number, radius: number): Spot[] | null {
  const step = radius * 2.36
  for (const [shiftX, shiftY] of [
    [0, 0],
    [0.5, 0],
    [0, 0.5],
    [0.5, 0.5],
  ] as const) {
    const free = gridPoints(place, step, shiftX, shiftY).filter((point) =>
      fits(point, place, radius),
    )
    if (free.length < count) continue
    const [mx, my] = place.middle
    free.sort((a, b) => Math.hypot(a[0] - mx, a[1] - my) - Math.hypot(b[0] - mx, b[1] - my))
    const chosen = free.slice(0, count).sort((a, b) => a[1] - b[1] || a[0] - b[0])
    return centred(chosen, place, radius).map(([x, y]) => ({ x, y, radius }))
  }
  return null
}

/** The points moved so that together they stand around the middle, if there is room for that. */
function centred(points: readonly Point[], place: Place, radius: number): readonly Point[] {
  const { left, top, right, bottom } = boxOf(points)
  const [dx, dy] = [place.middle[0] - (left + right) / 2, place.middle[1] - (top + bottom) / 2]
  const moved = points.map(([x, y]): Point => [x + dx, y + dy])
  return moved.every((point) => fits(point, place, radius)) ? moved : points
}

function fits(point: Point, place: Place, radius: number): boolean {
  return inside(point, place.corners) && clearance(point, place.corners) >= radius * 1.08
}

function gridPoints({ corners, middle }: Place, step: number, shiftX: number, shiftY: number) {
  const { left, top, right, bottom } = boxOf(corners)
  const points: Point[] = []
  const firstX = middle[0] - Math.ceil((middle[0] - left) / step + 1) * step + shiftX * step
  const firstY = middle[1] - Math.ceil((middle[1] - top) / step + 1) * step + shiftY * step
  for (let y = firstY; y <= bottom; y += step) {
    for (let x = firstX; x <= right; x += step) points.push([x, y])
  }
  return points
}

/** Too many for their place: they overlap in a spiral, the first in the middle. */
function crowded(place: Place, count: number): Spot[] {
  const [mx, my] = place.middle
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4
    const away = (Math.sqrt(index / count) * place.room) / 1.25
    return { x: mx + Math.cos(angle) * away, y: my + Math.sin(angle) * away, radius: SMALLEST }
  })
}

/** Tokens are drawn smaller than the room they have. */
export const TOKEN = 0.84
/** The ring of who acts is so much larger than its piece. */
export const RING = 1.2
const SIZE = { small: 0.74, medium: 1, large: 1.05 } as const

/** Where each piece stands: those of one cell side by side, tokens beside a single figure. */
export function stand(
  pieces: readonly Piece[],
  places: ReadonlyMap<string, Place>,
): Map<string, Spot> {
  const byCell = groupBy(pieces, (piece) => piece.cell)
  const standing = new Map<string, Spot>()
  for (const [cell, here] of byCell) {
    const place = places.get(cell)
    if (!place) continue
    for (const [id, spot] of standTogether(here, place)) standing.set(id, spot)
  }
  return standing
}

function groupBy<Key, Value>(
  values: readonly Value[],
  key: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    const group = groups.get(key(value))
    if (group) group.push(value)
    else groups.set(key(value), [value])
  }
  return groups
}

/** From this size on a place has its name below and its pieces above it, and both can be seen. */
const ROOMY = 0.6
/** The last line of a name stands at 0.7 of the room below the middle, and begins above that. */
const NAME_AT = 0.7
const NAME_BEGINS = 0.53
/** Letters of names are so high, and on average so wide beside that. */
const LETTER = 0.22
const LETTER_WIDE = 0.53
/** The light on a place that may be chosen is drawn so far inside it. */
const LIGHT = 0.14

export function isRoomy(place: Place): boolean {
  return place.room >= ROOMY
}

/** A name as it fits into its place: in how many lines, where each is, and how high letters are. */
export interface Name {
  lines: readonly { text: string; x: number; y: number }[]
  size: number
}

const names = new WeakMap<Place, Name>()

/** The name of a roomy place, broken and made smaller until it keeps inside. */
export function nameIn(place: Place): Name {
  const known = names.get(place)
  if (known) return known
  const { label = '' } = place.cell
  const [x, y] = [place.middle[0], place.middle[1] + place.room * NAME_AT]
  const wide = widthAt(place.corners, x, y) - 2 * LIGHT
  const letters = Math.max(wide / (LETTER * LETTER_WIDE), 1)
  const [texts, size] = TOGETHER.map((dot) => fitted(label.replaceAll(' · ', dot), letters)).reduce(
    (one, other) => (other[1] > one[1] * 1.15 ? other : one),
  )
  const lines = texts.map((text, index) => ({ text, x, y: y - (texts.length - 1 - index) * size }))
  const name = { lines, size }
  names.set(place, name)
  return name
}

/** What stands behind a dot stays with the last word, or has a line of its own with the dot. */
const TOGETHER = ['\u00a0·\u00a0', ' ·\u00a0'] as const

/** A text in lines of so many letters, and how high letters may be for the longest to fit. */
function fitted(text: string, letters: number): [readonly string[], number] {
  const texts = inLines(text, Math.floor(letters))
  const longest = Math.max(...texts.map((line) => line.length), 1)
  return [texts, LETTER * Math.min(1, letters / longest)]
}

/** How wide a polygon is at a height, around a point. */
function widthAt(polygon: readonly Point[], x: number, y: number): number {
  const cuts = polygon.flatMap(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] as Point
    return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]
  })
  const left = Math.max(...cuts.filter((cut) => cut <= x), -Infinity)
  const right = Math.min(...cuts.filter((cut) => cut > x), Infinity)
  return Number.isFinite(right - left) ? right - left : 0
}

/** A small place has a footer, above its door: the name on its left, its sign on its right. */
export const FOOTER = { at: 0.56, begins: 0.38 } as const

/** Where the name of a place begins, seen from above. */
function floorOf(place: Place): number {
  if (!isRoomy(place)) return place.middle[1] + place.room * FOOTER.begins
  const { lines, size } = nameIn(place)
  return place.middle[1] + place.room * NAME_BEGINS - (lines.length - 1) * size
}

/** The part of a polygon on the right side of a straight line, where `over` is not negative. */
function cut(polygon: readonly Point[], over: (point: Point) => number): readonly Point[] {
  return polygon.flatMap((corner, index): Point[] => {
    const next = polygon[(index + 1) % polygon.length] as Point
    const [here, there] = [over(corner), over(next)]
    const kept: Point[] = here >= 0 ? [corner] : []
    if (here >= 0 === there >= 0) return kept
    const part = here / (here - there)
    return [
      ...kept,
      [corner[0] + part * (next[0] - corner[0]), corner[1] + part * (next[1] - corner[1])],
    ]
  })
}

/** The place with another outline; as it was where that leaves no room around its middle. */
function within(place: Place, outline: readonly Point[], middle: Point): Place {
  if (!inside(middle, outline)) return place
  return { ...place, corners: outline, middle, room: clearance(middle, outline) }
}

/** So far the ring of who acts reaches beyond what keeps clear of a name. */
const BELOW_RING = 0.03

/** The part of a place above its name: who stands there leaves the name and the sign to be seen. */
export function aboveName(place: Place): Place {
  if (!place.cell.label) return place
  const floor = floorOf(place) - BELOW_RING
  const outline = cut(place.corners, ([, y]) => floor - y)
  return within(place, outline, [place.middle[0], (boxOf(outline).top + floor) / 2])
}

/** The part of a place that is clear of its walls and doors. */
function clearOfBarriers(place: Place): Place {
  const outline = place.barriers.reduce(
    (rest, barrier) => cut(rest, beyond(barrier, place.middle)),
    place.corners,
  )
  const { left, top, right, bottom } = boxOf(outline)
  return within(place, outline, [(left + right) / 2, (top + bottom) / 2])
}

/** How far a point is clear of a barrier, on the same side as another point. */
function beyond({ line, deep }: Barrier, [mx, my]: Point): (point: Point) => number {
  const [[ax, ay], [bx, by]] = [line[0] as Point, line.at(-1) as Point]
  const long = Math.hypot(bx - ax, by - ay)
  const side = ([x, y]: Point) => ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / long
  const turn = Math.sign(side([mx, my]))
  return (point) => side(point) * turn - deep
}

/** How wide and how high a card is beside the radius of its spot. */
export const CARD = { wide: 1.5, high: 2.1 } as const
const BETWEEN_CARDS = 1.18

/** Cards in rows, as large as they fit between the sides of their place. */
export function inRows(place: Place, count: number): Spot[] {
  const { left, top, right, bottom } = boxOf(place.corners)
  const [wide, high] = [CARD.wide * BETWEEN_CARDS, CARD.high * BETWEEN_CARDS]
  const sizes = Array.from({ length: count }, (_, index) => {
    const columns = index + 1
    const rows = Math.ceil(count / columns)
    return {
      columns,
      rows,
      radius: Math.min((right - left) / columns / wide, (bottom - top) / rows / high),
    }
  })
  const { columns, rows, radius } = sizes.reduce((one, other) =>
    other.radius > one.radius ? other : one,
  )
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      x: (left + right) / 2 + ((index % columns) - (inRow - 1) / 2) * radius * wide,
      y: (top + bottom) / 2 + (row - (rows - 1) / 2) * radius * high,
      radius,
    }
  })
}

function standTogether(here: readonly Piece[], whole: Place): [string, Spot][] {
  const place = clearOfBarriers(aboveName(whole))
  if (here.every(({ kind }) => kind === 'card')) return sized(here, inRows(place, here.length))
  const figures = here.filter((piece) => (piece.kind ?? 'figure') === 'figure')
  const others = here.filter((piece) => (piece.kind ?? 'figure') !== 'figure')
  if (figures.length === 1 && others.length > 0 && others.length <= 4) {
    return besides(figures[0] as Piece, others, place)
  }
  const all = [...figures, ...others]
  return sized(all, spots(place, all.length))
}

function sized(pieces: readonly Piece[], found: readonly Spot[]): [string, Spot][] {
  return pieces.map((piece, index) => {
    const spot = found[index] as Spot
    return [piece.id, { ...spot, radius: spot.radius * SIZE[piece.size ?? 'medium'] }]
  })
}

/** A single figure and, in a column on its left, the tokens that lie there: neither covers the other. */
function besides(figure: Piece, tokens: readonly Piece[], place: Place): [string, Spot][] {
  const [x, y] = place.middle
  const high = Math.min(place.room, LARGEST * 1.5)
  const wide = Math.min(widthAt(place.corners, x, y) / 2, high * 1.5)
  const radius = Math.min(wide * 0.62, high * ALONE) * SIZE[figure.size ?? 'medium']
  const small = Math.min(wide * 0.24, (high * 0.9) / tokens.length)
  const column = tokens.map((piece, index): [string, Spot] => {
    const down = (index - (tokens.length - 1) / 2) * small * 2.15
    return [piece.id, { x: x - wide * 0.68, y: y + down, radius: small / TOKEN }]
  })
  return [[figure.id, { x: x + wide * 0.26, y, radius }], ...column]
}

/** A small number from 0 up to `below` that is always the same for the same text. */
export function grain(text: string, below: number): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return ((hash ^ (hash >>> 13)) >>> 0) % below
}
