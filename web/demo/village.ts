/** Scenes of hexes and of zones, to develop the drawing against. */
import type { Cell, Edge, Piece, Point, Scene } from '../src/lib/types'

const GROUNDS = [
  'grass',
  'forest',
  'water',
  'sand',
  'mountain',
  'swamp',
  'snow',
  'hill',
  'deep',
  'lava',
  'ruins',
  'fog',
  'metal',
  'city',
  'ice',
  'dirt',
  'crater',
  'space',
  'void',
]
const ICONS = ['wolf-head', 'wizard-staff', 'castle', 'spider-face', 'treasure-map', 'campfire']

function hexCorners(q: number, r: number): { middle: Point; corners: Point[] } {
  const middle: Point = [Math.sqrt(3) * (q + r / 2), 1.5 * r]
  const corners = Array.from({ length: 6 }, (_, index): Point => {
    const angle = (Math.PI / 180) * (60 * index - 30)
    return [middle[0] + Math.cos(angle), middle[1] + Math.sin(angle)]
  })
  return { middle, corners }
}

const cells: Cell[] = []
for (let q = -3; q <= 3; q++) {
  for (let r = Math.max(-3, -q - 3); r <= Math.min(3, 3 - q); r++) {
    const { middle, corners } = hexCorners(q, r)
    const style = GROUNDS[cells.length % GROUNDS.length]
    cells.push({
      id: `h${q},${r}`,
      name: `${style} ${q},${r}`,
      at: middle,
      shape: corners,
      style,
      hidden: style === 'fog',
      label: style,
    })
  }
}
const styles: Scene['styles'] = [
  { owner: 'a', name: 'Verde', colour: 'green', shape: 'circle' },
  { owner: 'b', name: 'Rojo', colour: 'red', shape: 'hexagon' },
  { owner: 'c', name: 'Amarillo', colour: 'yellow', shape: 'square' },
  { owner: 'd', name: 'Morado', colour: 'purple', shape: 'diamond' },
  { owner: 'e', name: 'Azul', colour: 'teal', shape: 'triangle' },
  { owner: 'f', name: 'Rosa', colour: 'pink', shape: 'octagon' },
]
const owners = ['a', 'b', 'c', 'd', 'e', 'f']
const pieces: Piece[] = cells.flatMap((cell, index) =>
  Array.from({ length: index % 5 }, (_, number) => ({
    id: `${cell.id}-${number}`,
    name: `Figura ${number}`,
    cell: cell.id,
    icon: ICONS[(index + number) % ICONS.length] ?? 'wolf-head',
    owner: owners[(index + number) % 6],
    tracks:
      number === 0 ? [{ id: 'hp', name: 'Vida', now: 2, most: 4, tone: 'good' as const }] : [],
    badges: number === 1 ? [{ icon: 'poison-bottle', tone: 'bad' as const, name: 'Veneno' }] : [],
  })),
)

const hexes: Scene = {
  title: 'Hexágonos',
  board: { key: 'hex', bounds: [-7, -6, 7, 6], cells },
  styles,
  pieces,
  seats: owners.map((owner, seat) => ({ seat, role: styles[seat]?.name ?? '', owner })),
}

const plan = ['AAABBC', 'DDDEEC', 'SSSSSS', 'FFGGGH', 'FFGGGH']
const zoneCells: Cell[] = [...new Set(plan.join(''))].map((name, index) => {
  const spots: Point[] = []
  plan.forEach((row, y) =>
    Array.from(row).forEach((letter, x) => letter === name && spots.push([x, y])),
  )
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [x1, y1, x2, y2] = [
    Math.min(...xs) * 1.6,
    Math.min(...ys) * 1.6,
    (Math.max(...xs) + 1) * 1.6,
    (Math.max(...ys) + 1) * 1.6,
  ]
  return {
    id: name,
    name: `Zona ${name}`,
    at: [(x1 + x2) / 2, (y1 + y2) / 2] as Point,
    shape: [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ] as Point[],
    style:
      name === 'S'
        ? 'street'
        : ['room', 'wood', 'dark', 'metal', 'pavement', 'arena', 'floor', 'grass'][index % 8],
  }
})
const zoneEdges: Edge[] = zoneCells.flatMap(({ id, shape = [] }) =>
  id === 'S'
    ? []
    : shape.map((from, index) => ({
        id: `${id}-${index}`,
        name: 'muro',
        line: [from, shape[(index + 1) % 4] as Point] as Point[],
      })),
)
zoneEdges.push({
  id: 'd1',
  name: 'puerta',
  line: [
    [1.6, 3.2],
    [3.2, 3.2],
  ],
  style: 'door-closed',
})
zoneEdges.push({
  id: 'd2',
  name: 'puerta',
  line: [
    [4.8, 4.8],
    [6.4, 4.8],
  ],
  style: 'door-open',
})
zoneEdges.push({
  id: 'd3',
  name: 'hueco',
  line: [
    [4.8, 0.4],
    [4.8, 1.2],
  ],
  style: 'opening',
})
zoneEdges.push({
  id: 'd4',
  name: 'ventana',
  line: [
    [8, 0],
    [8, 1.6],
  ],
  style: 'window',
})
const zones: Scene = {
  title: 'Zonas',
  board: { key: 'zones', bounds: [0, 0, 9.6, 8], cells: zoneCells, edges: zoneEdges },
  styles,
  seats: hexes.seats,
  pieces: zoneCells.flatMap(({ id }, index) =>
    Array.from({ length: (index * 3 + 2) % 14 }, (_, number) => ({
      id: `${id}${number}`,
      name: `Zombi ${number}`,
      cell: id,
      icon: number % 5 === 0 ? 'shambling-zombie' : 'walk',
      owner: number % 5 === 0 ? 'b' : owners[number % 6],
      size: number % 7 === 3 ? ('large' as const) : ('medium' as const),
    })),
  ),
}

export const plays = {
  hexes: { scene: hexes, prompt: null, lines: [] },
  zones: { scene: zones, prompt: null, lines: [] },
}
