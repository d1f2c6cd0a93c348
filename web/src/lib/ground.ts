/** The still part of a board, gathered into few paths so that a large map stays quick to draw. */
import { type Place, grain, placeOf, round, trace } from './geometry'
import type { Board, Cell, Edge, Point } from './types'
import { type Feature, type Ground, edgeOf, featuresOf, groundOf } from './terrain'

export interface Layer {
  ground: Ground
  path: string
}

export interface Sign {
  cell: Cell
  place: Place
  features: Feature[]
}

export interface GroundPlan {
  places: Map<string, Place>
  layers: Layer[]
  /** Cells a little lighter or darker than their neighbours, so that the ground looks grown. */
  shades: { path: string; weight: number }[]
  whole: string
  grid: string
  hidden: string
  /** All walls in one path, and whatever else stands between places. */
  walls: string
  openings: Edge[]
  /** The lines along which walls throw their shadow. */
  shadows: string
  /** Cells that say something of their own: an owner, a feature, an icon, a label. */
  signs: Sign[]
  /** Whether the board is cut out of something solid, as rooms and corridors are. */
  carved: boolean
}

const SHADES = [0.05, 0.025, 0, -0.05, -0.09]

export function planGround(board: Board): GroundPlan {
  const barriers = (board.edges ?? []).map(({ line, style }) => ({ line, deep: depthOf(style) }))
  const places = new Map(board.cells.map((cell) => [cell.id, placeOf(cell, barriers)]))
  const paths = new Map<string, { ground: Ground; path: string }>()
  const shades = SHADES.map((weight) => ({ path: '', weight }))
  let whole = ''
  let hidden = ''
  const signs: Sign[] = []
  for (const place of places.values()) {
    const { cell } = place
    const outline = trace(place.corners, true)
    const ground = groundOf(cell.style)
    const layer = paths.get(ground.name)
    if (layer) layer.path += outline
    else paths.set(ground.name, { ground, path: outline })
    const shade = shades[grain(cell.id, SHADES.length)]
    if (shade) shade.path += outline
    whole += outline
    if (cell.hidden) hidden += outline
    const features = featuresOf(cell.style)
    if (cell.owner || cell.icon || cell.label || features.length) {
      signs.push({ cell, place, features })
    }
  }
  return {
    places,
    layers: [...paths.values()],
    shades: shades.filter(({ path, weight }) => path && weight),
    whole,
    grid: whole,
    hidden,
    walls: wallsOf(board)
      .map((edge) => trace(edge.line))
      .join(''),
    openings: (board.edges ?? []).filter((edge) => edgeOf(edge.style).kind !== 'wall'),
    shadows: shadowLines(board, places),
    signs,
    carved: isCarved(board),
  }
}

/** Square cells and zones are rooms in something; hexes lie free on the table. */
function isCarved(board: Board): boolean {
  return board.cells.every((cell) => {
    const shape = cell.shape ?? []
    return shape.every((point, index) => {
      const next = shape[(index + 1) % shape.length] as Point
      return Math.abs(point[0] - next[0]) < 0.01 || Math.abs(point[1] - next[1]) < 0.01
    })
  })
}

/** How far what is drawn between two places comes into each. */
function depthOf(style: string | undefined): number {
  const { kind } = edgeOf(style)
  if (kind === 'opening' || kind === 'border') return 0
  return kind === 'door' || kind === 'gate' || kind === 'rubble' ? 0.16 : 0.08
}

function wallsOf(board: Board): Edge[] {
  return (board.edges ?? []).filter((edge) => edgeOf(edge.style).kind === 'wall')
}

function shadowLines(board: Board, places: ReadonlyMap<string, Place>): string {
  const walls = wallsOf(board)
  const outlines = (board.decorations ?? []).filter(
    (decoration) => (decoration.style ?? 'outline') === 'outline' && decoration.line?.length,
  )
  if (walls.length + outlines.length === 0) return rim(places)
  return (
    walls.map((edge) => trace(edge.line)).join('') +
    outlines.map((line) => trace(line.line ?? [], line.closed)).join('')
  )
}

/** The sides that only one cell has: the outer rim of the board. */
export function rim(places: ReadonlyMap<string, Place>): string {
  const sides = new Map<string, [Point, Point] | null>()
  for (const { corners } of places.values()) {
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length] as Point
      const key = [name(from), name(to)].sort().join('|')
      sides.set(key, sides.has(key) ? null : [from, to])
    })
  }
  return [...sides.values()].map((side) => (side ? trace(side) : '')).join('')
}

function name([x, y]: Point): string {
  return `${round(x)},${round(y)}`
}
