/**
 * What a seat sees, as data: the vocabulary of `sobremesa.kernel.scene`, field by field.
 *
 * A field that stands at its default is not sent, so everything that has a default is optional
 * here. All text is in the reader's language already; lengths are in board units.
 */

export type Point = readonly [number, number]
export type Tone = '' | 'good' | 'bad' | 'warn' | 'info' | 'quiet'

export interface Cell {
  id: string
  name: string
  at: Point
  shape?: readonly Point[]
  style?: string
  owner?: string
  icon?: string
  label?: string
  hidden?: boolean
}

export interface Edge {
  id: string
  name: string
  line: readonly Point[]
  style?: string
  owner?: string
}

export interface Decoration {
  line?: readonly Point[]
  at?: Point | null
  text?: string
  style?: string
  closed?: boolean
}

export interface Board {
  key: string
  bounds: readonly [number, number, number, number]
  cells: readonly Cell[]
  edges?: readonly Edge[]
  decorations?: readonly Decoration[]
}

export interface Badge {
  icon?: string
  text?: string
  tone?: Tone
  name?: string
}

export interface Track {
  id: string
  name: string
  now: number
  most: number
  icon?: string
  tone?: Tone
}

export interface Piece {
  id: string
  name: string
  cell: string
  icon: string
  owner?: string
  kind?: 'figure' | 'token' | 'marker'
  facing?: number | null
  label?: string
  badges?: readonly Badge[]
  tracks?: readonly Track[]
  size?: 'small' | 'medium' | 'large'
  dim?: boolean
  active?: boolean
  count?: number
  card?: string
}

export interface Mark {
  id: string
  name: string
  cells?: readonly string[]
  line?: readonly Point[]
  style?: string
  icon?: string
}

export interface Fact {
  text: string
  name?: string
  icon?: string
  tone?: Tone
}

export interface Card {
  id: string
  title: string
  subtitle?: string
  text?: string
  icon?: string
  owner?: string
  corner?: string
  corner_name?: string
  facts?: readonly Fact[]
  tracks?: readonly Track[]
  badges?: readonly Badge[]
  cards?: readonly Card[]
  back?: boolean
  active?: boolean
  dim?: boolean
  piece?: string
}

export interface Pile {
  id: string
  name: string
  count: number
  top?: Card | null
  icon?: string
}

export interface Panel {
  id: string
  title: string
  owner?: string
  kind?: 'hand' | 'cards' | 'tracks' | 'info' | 'hint'
  cards?: readonly Card[]
  piles?: readonly Pile[]
  tracks?: readonly Track[]
  facts?: readonly Fact[]
  text?: string
}

export interface SeatView {
  seat: number
  role: string
  owner: string
  tracks?: readonly Track[]
  badges?: readonly Badge[]
  turn?: boolean
}

export type Colour =
  'blue' | 'red' | 'green' | 'yellow' | 'purple' | 'orange' | 'white' | 'grey' | 'teal' | 'pink'

export type Shape = 'circle' | 'hexagon' | 'square' | 'diamond' | 'triangle' | 'octagon'

export interface Style {
  owner: string
  name: string
  colour: Colour
  shape: Shape
}

export interface Preview {
  cells?: readonly string[]
  path?: readonly string[]
  line?: readonly Point[]
  pieces?: readonly string[]
  style?: 'move' | 'attack' | 'area' | 'sight' | 'help'
}

export interface Choice {
  text: string
  detail?: string
  cost?: string
  odds?: string
  icon?: string
  tone?: '' | 'attack' | 'move' | 'card' | 'end' | 'pass'
  on?: readonly string[]
  group?: string
  key?: string
  rule?: string
  preview?: Preview | null
}

export interface Declined {
  text: string
  reason: string
  rule?: string
  icon?: string
}

export interface Prompt {
  title: string
  text: string
  choices: readonly Choice[]
  rule?: string
  groups?: Readonly<Record<string, string>>
  declined?: readonly Declined[]
  piece?: string
  card?: string
  window?: string
  shared?: boolean
}

export interface Die {
  face: string
  sides?: number
  tone?: Tone
  colour?: string
}

export interface Line {
  text: string
  detail?: string
  owner?: string
  icon?: string
  dice?: readonly Die[]
  rule?: string
  cells?: readonly string[]
  pieces?: readonly string[]
  path?: readonly string[]
  weight?: 'heading' | 'normal' | 'detail'
  sound?: string
}

export interface Chip {
  text: string
  name?: string
  icon?: string
  tone?: Tone
}

export interface Ending {
  title: string
  text: string
  winners?: readonly number[]
  facts?: readonly Fact[]
}

/** How a campaign stands after one of its matches. */
export interface Standing {
  title: string
  text?: string
  facts?: readonly Fact[]
  winners?: readonly number[]
  over?: boolean
}

export interface Scene {
  title: string
  board: Board
  chips?: readonly Chip[]
  seats?: readonly SeatView[]
  styles?: readonly Style[]
  pieces?: readonly Piece[]
  marks?: readonly Mark[]
  panels?: readonly Panel[]
  ending?: Ending | null
}
