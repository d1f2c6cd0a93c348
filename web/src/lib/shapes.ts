/** The outline of each shape that an owner's pieces can have, around the origin. */
import { TOKEN, round, trace } from './geometry'
import type { Piece, Point, Shape } from './types'

const SIDES: Record<Exclude<Shape, 'circle'>, { count: number; turn: number; stretch: number }> = {
  triangle: { count: 3, turn: -90, stretch: 1.22 },
  square: { count: 4, turn: -45, stretch: 1.18 },
  diamond: { count: 4, turn: -90, stretch: 1.12 },
  hexagon: { count: 6, turn: -90, stretch: 1.08 },
  octagon: { count: 8, turn: -67.5, stretch: 1.05 },
}

/** Path data of a shape whose area is about that of a circle with the radius. */
export function outlineOf(shape: Shape, radius: number): string {
  if (shape === 'circle') {
    const r = round(radius)
    return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
  }
  const { count, turn, stretch } = SIDES[shape]
  const points: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (360 / count) * index) * Math.PI) / 180
    return [Math.cos(angle) * radius * stretch, Math.sin(angle) * radius * stretch]
  })
  if (shape === 'triangle')
    return trace(
      points.map(([x, y]) => [x, y + radius * 0.14]),
      true,
    )
  return trace(points, true)
}

/** How much of the shape's radius an icon inside it may fill. */
export const ICON_ROOM: Record<Shape, number> = {
  circle: 1.22,
  hexagon: 1.2,
  square: 1.3,
  diamond: 1.06,
  triangle: 0.92,
  octagon: 1.22,
}

/** How large a piece is drawn in the room it has: tokens are smaller than figures. */
export function radiusOf(piece: Piece, room: number): number {
  return piece.kind === 'token' ? room * TOKEN : room
}
