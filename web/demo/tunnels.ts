/** A scene of corridors and rooms, to develop the drawing against. */
import drawing from './tunnels.txt?raw'
import type { Cell, Decoration, Edge, Piece, Point, Prompt, Scene } from '../src/lib/types'

const rows = drawing.trimEnd().split('\n')
const WIDE = 24
const HIGH = 16
const letter = (x: number) => String.fromCharCode(65 + x)
const name = (x: number, y: number) => `${letter(x)}${y + 1}`
const sign = (row: number, column: number) => rows[row]?.[column] ?? '%'
const floor = (x: number, y: number) => sign(2 * y + 1, 2 * x + 1) === '.'

const cells: Cell[] = []
const edges: Edge[] = []
const decorations: Decoration[] = []
for (let y = 0; y < HIGH; y++) {
  for (let x = 0; x < WIDE; x++) {
    if (!floor(x, y)) continue
    const id = name(x, y)
    const owner = x <= 1 && (y === 9 || y === 10) ? 'allies' : y <= 1 && x >= 21 ? 'swd' : ''
    const exit = x === 23 && (y === 8 || y === 9)
    cells.push({
      id,
      name: id,
      at: [x, y],
      style: exit ? 'floor exit' : 'floor',
      ...(owner ? { owner } : {}),
      ...(exit ? { icon: 'exit-door' } : {}),
    })
    side(x, y, 2 * y, 2 * x + 1, [x, y], [x + 1, y])
    side(x, y, 2 * y + 1, 2 * x, [x, y], [x, y + 1])
    if (!floor(x, y + 1)) side(x, y, 2 * y + 2, 2 * x + 1, [x, y + 1], [x + 1, y + 1])
    if (!floor(x + 1, y)) side(x, y, 2 * y + 1, 2 * x + 2, [x + 1, y], [x + 1, y + 1])
  }
}

function side(x: number, y: number, row: number, column: number, from: Point, to: Point): void {
  const drawn = sign(row, column)
  const id = `${row}-${column}`
  if (drawn === '%') edges.push({ id, name: 'muro', line: [from, to] })
  if (drawn === 'D') {
    const open = (x + y) % 3 === 0
    edges.push({
      id,
      name: `puerta de ${name(x, y)}`,
      line: [from, to],
      style: open ? 'door-open' : 'door',
    })
  }
  if (drawn === 'S')
    edges.push({ id, name: 'puerta sellada', line: [from, to], style: 'door-sealed' })
  if (/[1XAY]/.test(drawn))
    edges.push({ id, name: 'entrada', line: [from, to], style: drawn === '1' ? 'gate' : 'opening' })
}
for (let x = 0; x < WIDE; x++)
  decorations.push({ at: [x + 0.5, -0.9], text: letter(x), style: 'coordinate' })
for (let y = 0; y < HIGH; y++)
  decorations.push({ at: [-0.9, y + 0.5], text: String(y + 1), style: 'coordinate' })

const figure = (
  id: string,
  cell: string,
  icon: string,
  owner: string,
  facing: number,
  more: Partial<Piece> = {},
): Piece => ({
  id,
  name: id,
  cell,
  icon,
  owner,
  facing,
  ...more,
})

const pieces: Piece[] = [
  figure('Soldado APE 1', 'B8', 'robot-golem', 'allies', 90, {
    dim: true,
    badges: [{ icon: 'eye-target', name: 'Fuego de reacción', tone: 'warn' }],
  }),
  figure('Soldado APE 2', 'H11', 'robot-golem', 'allies', 90, {
    active: true,
    card: 'card-ape2',
    tracks: [{ id: 'pd', name: 'PD', now: 2, most: 2 }],
  }),
  figure('AMP APE', 'F5', 'minigun', 'allies', 180, {
    badges: [{ text: '−1', name: 'Herido', tone: 'bad' }],
  }),
  figure('Zombie 1', 'N11', 'shambling-zombie', 'swd', 270),
  figure('Zombie 2', 'M15', 'shambling-zombie', 'swd', 270),
  figure('Zombie 3', 'J8', 'shambling-zombie', 'swd', 0, { count: 3 }),
  figure('Sabueso', 'L8', 'sniffing-dog', 'swd', 180, { size: 'large' }),
  figure('Gretel', 'R14', 'whiplash', 'swd', 0, {
    badges: [
      { text: '2', name: 'Puntos de daño', tone: 'bad' },
      { icon: 'radar-sweep', name: 'Controla', tone: 'info' },
    ],
  }),
  figure('Zombie 4', 'S5', 'shambling-zombie', 'swd', 270),
  { id: 'baliza', name: 'Baliza', cell: 'S5', icon: 'radar-dish', kind: 'token' },
  {
    id: 'entrada',
    name: 'Punto de entrada',
    cell: 'W2',
    icon: 'portal',
    kind: 'marker',
    owner: 'swd',
  },
]

export const scene: Scene = {
  title: 'Túneles',
  board: { key: 'tunnels', bounds: [0, 0, WIDE, HIGH], cells, edges, decorations },
  chips: [
    { text: 'Reconocimiento', name: 'Misión' },
    { text: 'Turno 3 · Fase de Acción', name: 'Turno' },
  ],
  seats: [
    {
      seat: 0,
      role: 'Aliados',
      owner: 'allies',
      turn: true,
      tracks: [{ id: 'pm', name: 'PM', now: 3, most: 4 }],
      badges: [{ text: '2 cartas', icon: 'card-play' }],
    },
    {
      seat: 1,
      role: 'SWD',
      owner: 'swd',
      tracks: [{ id: 'pm', name: 'PM', now: 2, most: 4 }],
      badges: [{ text: '2 cartas', icon: 'card-play' }],
    },
  ],
  styles: [
    { owner: 'allies', name: 'Aliados', colour: 'blue', shape: 'circle' },
    { owner: 'swd', name: 'SWD', colour: 'orange', shape: 'hexagon' },
  ],
  pieces,
  marks: [
    {
      id: 'fire',
      name: 'Fuego',
      cells: ['V9', 'W9', 'V10', 'W8'].filter((id) => cells.some((cell) => cell.id === id)),
      style: 'fire',
    },
    { id: 'fire2', name: 'Fuego', cells: ['T11', 'S11'], style: 'fire' },
  ],
  panels: [
    {
      id: 'figures',
      title: 'Figuras',
      owner: 'allies',
      cards: [
        {
          id: 'card-ape2',
          title: 'Soldado APE 2',
          subtitle: 'AML · Granadas',
          icon: 'robot-golem',
          owner: 'allies',
          active: true,
          piece: 'Soldado APE 2',
          tracks: [
            { id: 'pa', name: 'PA', now: 2, most: 3 },
            { id: 'pd', name: 'PD', now: 2, most: 2, tone: 'good' },
          ],
          facts: [
            { name: 'F', text: '6' },
            { name: 'Alcance', text: '∞' },
            { text: 'AMT: Competencia especial', tone: 'warn' },
          ],
        },
        {
          id: 'card-amp',
          title: 'AMP APE',
          subtitle: 'AMP',
          icon: 'minigun',
          owner: 'allies',
          piece: 'AMP APE',
          tracks: [
            { id: 'pa', name: 'PA', now: 3, most: 3 },
            { id: 'pd', name: 'PD', now: 1, most: 2, tone: 'bad' },
          ],
          facts: [{ name: 'F', text: '6' }],
          cards: [{ id: 'effect1', title: 'Munición perforante', icon: 'bullets' }],
        },
        {
          id: 'card-ape1',
          title: 'Soldado APE 1',
          subtitle: 'AML · Granadas',
          icon: 'robot-golem',
          owner: 'allies',
          dim: true,
          piece: 'Soldado APE 1',
          tracks: [
            { id: 'pa', name: 'PA', now: 0, most: 3 },
            { id: 'pd', name: 'PD', now: 2, most: 2, tone: 'good' },
          ],
        },
      ],
    },
    {
      id: 'hand',
      title: 'Tu mano',
      kind: 'hand',
      owner: 'allies',
      cards: [
        {
          id: 'c1',
          title: 'Impacto crítico',
          corner: '3',
          corner_name: 'Valor de muerte',
          text: 'Evento. En vez de tirar, el objetivo sufre 1 PD.',
          icon: 'crosshair',
        },
        {
          id: 'c2',
          title: 'SNAFU',
          corner: '3',
          corner_name: 'Valor de muerte',
          text: 'Evento, en cualquier momento. Anula una carta.',
          icon: 'cancel',
        },
      ],
    },
    {
      id: 'decks',
      title: 'Mazos',
      piles: [
        { id: 'deck', name: 'Mazo', count: 48, icon: 'card-random' },
        {
          id: 'discard',
          name: 'Descarte',
          count: 9,
          icon: 'card-discard',
          top: { id: 't', title: 'Estimulador V', icon: 'syringe' },
        },
      ],
    },
  ],
}

export const prompt: Prompt = {
  title: 'Soldado APE 2: te quedan 2 PA',
  text: 'Elige su próxima acción.',
  rule: 'inc.act.choose',
  piece: 'Soldado APE 2',
  card: 'card-ape2',
  groups: { turn: 'Girar', throw: 'Lanzar granada' },
  choices: [
    {
      text: 'Disparar AML a Zombie 1',
      cost: '1 PA',
      odds: '88 % de baja',
      detail: '3 dados, 4+',
      icon: 'crosshair',
      tone: 'attack',
      on: ['Zombie 1'],
      rule: 'inc.fire.shoot',
      preview: {
        line: [
          [7.9, 10.5],
          [13.5, 10.5],
        ],
        pieces: ['Zombie 1'],
        style: 'attack',
      },
    },
    {
      text: 'Avanzar a I11',
      cost: '1 PA',
      icon: 'walk',
      tone: 'move',
      on: ['I11'],
      key: '↑',
      preview: { path: ['H11', 'I11'], cells: ['I11'] },
    },
    {
      text: 'Ir a K11',
      cost: '2 PA',
      icon: 'footsteps',
      tone: 'move',
      on: ['K11'],
      preview: { path: ['H11', 'I11', 'J11', 'K11'], cells: ['K11'] },
    },
    {
      text: 'Girar a la izquierda',
      cost: '1 PA',
      icon: 'clockwise-rotation',
      group: 'turn',
    },
    {
      text: 'Girar a la derecha',
      cost: '1 PA',
      icon: 'clockwise-rotation',
      group: 'turn',
    },
    {
      text: 'Lanzar a L11',
      cost: '2 PA',
      icon: 'grenade',
      tone: 'attack',
      group: 'throw',
      on: ['L11'],
      preview: { cells: ['K11', 'L11', 'M11', 'L12'], style: 'area' },
    },
    {
      text: 'Lanzar a M11',
      cost: '2 PA',
      icon: 'grenade',
      tone: 'attack',
      group: 'throw',
      on: ['M11'],
      preview: { cells: ['L11', 'M11', 'N11'], style: 'area' },
    },
    { text: 'Jugar Impacto crítico', icon: 'card-play', tone: 'card', on: ['c1'] },
    { text: 'Terminar activación', icon: 'stop-sign', tone: 'end' },
  ],
  declined: [
    {
      text: 'Fuego de reacción',
      reason: 'No: ve a un enemigo.',
      rule: 'inc.rf.who',
      icon: 'semi-closed-eye',
    },
  ],
}

export const lines = [
  { step: 4, line: { text: 'Turno 3', weight: 'heading' as const } },
  { step: 4, line: { text: 'Puja: Aliados 2, SWD 1. Empiezan los Aliados.' } },
  {
    step: 5,
    line: {
      text: 'Zombie 1, 2 y 3 avanzan por el corredor.',
      detail: 'APE 1 en fuego de reacción no tiene línea de vista.',
      owner: 'swd',
    },
  },
  {
    step: 6,
    line: {
      text: 'SWD juega Estimulador V.',
      detail: 'Anulada: pagas 4 PM.',
      owner: 'swd',
      icon: 'syringe',
    },
  },
  {
    step: 7,
    line: {
      text: 'Soldado APE 2 dispara a Zombie 4',
      detail: 'AML 3 dados contra fortaleza 4: un impacto. Zombie 4 eliminado.',
      owner: 'allies',
      dice: [
        { face: '1', tone: 'quiet' as const },
        { face: '2', tone: 'quiet' as const },
        { face: '4', tone: 'good' as const },
      ],
      rule: 'inc.fire.shoot',
    },
  },
  {
    step: 8,
    line: {
      text: 'Soldado APE 2 avanza a H11.',
      detail: '3 → 2 PA',
      owner: 'allies',
      path: ['F11', 'G11', 'H11'],
      pieces: ['Soldado APE 2'],
    },
  },
]
