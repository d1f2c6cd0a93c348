/** Arrows and rings on the board: where they begin and end, and what a new one makes of the others. */
import { type Place, type Spot, clearance, inside } from '../lib/geometry'
import type { Edge, Point, Stroke } from '../lib/types'

/** The elements of a board that can be drawn on, with where they are. */
export interface Drawable {
  places: ReadonlyMap<string, Place>
  spots: ReadonlyMap<string, Spot>
  edges: readonly Edge[]
}

/** More than these the server takes none of. */
export const MOST = 30
/** How near an edge is touched, in board units. */
const NEAR = 0.22
/** How much of the way to an element's middle an arrow leaves free. */
const GAP = 0.3

/** The element at a point: a piece before an edge, an edge before the cell. */
export function elementAt([x, y]: Point, { places, spots, edges }: Drawable): string {
  const found = [...spots].find(([, spot]) => Math.hypot(x - spot.x, y - spot.y) <= spot.radius)
  if (found) return found[0]
  const edge = edges.find(({ line }) =>
    line.some((point, index) => index > 0 && isNear([x, y], line[index - 1] as Point, point)),
  )
  if (edge) return edge.id
  for (const [id, { corners }] of places) if (inside([x, y], corners)) return id
  return ''
}

function isNear(at: Point, from: Point, to: Point): boolean {
  return Math.abs(clearance(at, [from, to])) < NEAR
}

/** The middle of an element, and how large a ring around it is; null if it is not on the board. */
export function middleOf(id: string, { places, spots, edges }: Drawable) {
  const spot = spots.get(id)
  if (spot) return { x: spot.x, y: spot.y, radius: spot.radius * 1.35 }
  const place = places.get(id)
  if (place) {
    const [x, y] = place.middle
    return { x, y, radius: Math.max(0.3, Math.abs(clearance([x, y], place.corners))) }
  }
  const line = edges.find((edge) => edge.id === id)?.line
  const [from, to] = [line?.[0], line?.at(-1)]
  if (!from || !to) return null
  return { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, radius: 0.4 }
}

/** The shaft and the head of an arrow, as paths; null where an end is not on the board. */
export function arrow({ from, to }: Stroke, on: Drawable): { shaft: string; head: string } | null {
  const [begin, end] = [middleOf(from, on), middleOf(to, on)]
  if (!begin || !end) return null
  const [dx, dy] = [end.x - begin.x, end.y - begin.y]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const free = Math.min(GAP, length / 4)
  const [sx, sy] = [begin.x + ux * free, begin.y + uy * free]
  const [tx, ty] = [end.x - ux * free * 0.5, end.y - uy * free * 0.5]
  const size = Math.min(0.55, length / 3)
  const [bx, by] = [tx - ux * size, ty - uy * size]
  const wide = size * 0.62
  return {
    shaft: `M${sx} ${sy}L${bx} ${by}`,
    head: `M${tx} ${ty}L${bx - uy * wide} ${by + ux * wide}L${bx + uy * wide} ${by - ux * wide}Z`,
  }
}

/** The drawing with one stroke more; the same stroke again takes it away. */
export function withStroke(drawn: readonly Stroke[], stroke: Stroke): readonly Stroke[] {
  const others = drawn.filter(({ from, to }) => from !== stroke.from || to !== stroke.to)
  return others.length < drawn.length ? others : [...drawn, stroke].slice(-MOST)
}
