/** What client and server say to each other, as `docs/protocol.md` describes it. */
import type { Board, Line, Preview, Prompt, Scene, Standing } from './scene'

export const PROTOCOL = 1

export type Language = 'es' | 'en'
export type Words = Readonly<Record<Language, string>>
export type Value = boolean | number | string

// The lobby

export interface Game {
  id: string
  version: string
  title: Words
  about: Words
  icon: string
  players: readonly [number, number]
  minutes: readonly [number, number]
  missions: readonly Mission[]
  bots: readonly Bot[]
}

export interface Mission {
  id: string
  title: Words
  about: Words
  seats: readonly [number, number]
  minutes: number
  difficulty: Difficulty
  campaign: string
  settings: readonly Setting[]
  roles: Readonly<Record<string, readonly Role[]>>
}

export type Difficulty = 'easy' | 'normal' | 'hard' | 'very-hard'

export interface Setting {
  id: string
  name: Words
  about: Words
  default: Value
  values: readonly { value: Value; name: Words }[]
  low: number
  high: number
  /** It makes nothing easier or harder. */
  comfort: boolean
}

export interface Role {
  id: string
  owner: string
  name: Words
}

export interface Bot {
  id: string
  name: Words
}

export type NewSeat =
  { kind: 'link' } | { kind: 'open' } | { kind: 'same' } | { kind: 'bot'; player: string }

export interface NewTable {
  game: string
  mission: string
  settings?: Record<string, Value>
  seats: NewSeat[]
  title?: string
  listed?: boolean
  continues?: string
}

export interface Created {
  table: Table
  host: string
  keys: (string | null)[]
}

export interface Table {
  id: string
  game: string
  version: string
  mission: string
  title: string
  settings: Readonly<Record<string, Value>>
  status: 'open' | 'playing' | 'over'
  revision: number
  seats: readonly Seat[]
  spectators: number
  awaited: readonly number[]
  steps: number
  commitment: string
  contributions?: readonly string[]
  secret?: string
  result?: Result
  next?: readonly string[]
  /** The table at which the campaign goes on. */
  continued?: string
  /** By seat: those of one side may show each other their plans. */
  sides?: readonly number[]
  undo?: UndoRequest | null
}

export interface Result {
  id: string
  name: Words
  winners: readonly number[]
  rule: string
}

export interface Seat {
  seat: number
  role: Role
  name: string
  /** Empty for a person, else the id of a bot. */
  player: string
  taken: boolean
  open: boolean
  online: boolean
  /** When the seat of an absent holder may be given away, in seconds since 1970, or 0. */
  leaving: number
}

export interface UndoRequest {
  number: number
  by: number
  to: number
  reason: Revealed
  agreed: readonly number[]
  needed: readonly number[]
}

export type Revealed = '' | 'chance' | 'hidden' | 'other' | 'asked'

export interface Listed {
  table: Table
  created_at: number
  moved_at: number
  /** Where it is in its list: what follows is asked for by this. */
  place: string
}

export interface Mine {
  /** The position of the key in the request. */
  key: number
  seat: number | null
  host: boolean
  table: Listed
}

export interface Sat {
  seat: number
  key: string
  table: Table
}

/** A seat that is to be given away; the key is null as long as its holder may answer. */
export interface Reopened {
  seat: number
  key: string | null
  table: Table
}

export interface Step {
  step: number
  steps: number
  seat: number | null
  scene: Scene
  lines: readonly LineAt[]
  by: number | null
}

export interface LineAt {
  step: number
  line: Line
}

export interface Rule {
  rule: string
  game: string
  text: string
  language: Language
}

// When a match is over

export interface Played {
  table: string
  mission: string
  title: Words
  result: Result
  seats: readonly { name: string; player: string; role: Role }[]
  steps: number
  seconds: number
  at: number
}

/** How the matches of a mission ended, with these seats and unusual settings. */
export interface PastResults {
  mission: string
  seats: number
  settings: Readonly<Record<string, Value>>
  sides: readonly number[]
  games: number
  wins: readonly number[]
  outcomes: readonly { id: string; name: Words; games: number }[]
  latest: readonly Played[]
}

export interface SeatLuck {
  seat: number | null
  sides: number
  faces: readonly number[]
  rolls: number
  actual: number
  expected: number
  chance: number
}

export interface Luck {
  proved: boolean
  problem: string
  dice: readonly SeatLuck[]
}

export interface Campaign {
  played: readonly { mission: string; title: Words; result: Result; table: string }[]
  standing: Standing | null
  next: readonly { mission: string; title: Words }[]
}

export interface Afterwards {
  luck: Luck
  results: PastResults | null
  campaign: Campaign | null
}

// The socket

export interface Asked {
  ask: number
  prompt: Prompt
}

/** What an undo would do: go back to `to`; from `free` on nobody need be asked. */
export interface Undo {
  to: number
  free: number
  reason: Revealed
}

/** A scene as it travels: the board holds only its key and bounds, the cells come apart. */
export type SceneChange = Partial<Omit<Scene, 'board'>> & { board?: Pick<Board, 'key' | 'bounds'> }

export interface ViewMessage {
  type: 'view'
  n: number
  version: number
  step: number
  seat: number | null
  language: Language
  full: boolean
  board?: Board
  scene?: SceneChange
  prompt?: Asked | null
  awaited: readonly number[]
  lines: { from: number; items: readonly LineAt[] }
  undo?: Undo | null
}

export interface Welcome {
  type: 'welcome'
  n: number
  protocol: number
  seats: readonly number[]
  keys: readonly (number | null)[]
  seat: number | null
  language: Language
  table: Table
}

export interface StandingOrder {
  window: string
  name: string
}

export interface TableMessage {
  type: 'table'
  n: number
  table: Table
  orders: Readonly<Record<string, readonly StandingOrder[]>>
}

export interface ChatItem {
  number: number
  at: number
  kind: 'said' | 'notice'
  seat: number | null
  name: string
  text: string
}

export interface ChatMessage {
  type: 'chat'
  n: number
  from: number
  items: readonly ChatItem[]
}

/** What was said before the first message that we have. */
export interface EarlierMessage {
  type: 'earlier'
  n: number
  from: number
  items: readonly ChatItem[]
}

export interface WhatIf {
  type: 'whatif'
  n: number
  seat: number
  asked: number | null
  exact: boolean
  steps: number
  board?: Board
  scene: SceneChange
  prompt: Asked | null
  lines: readonly LineAt[]
}

/** A choice that a team-mate plans. */
export interface PlanStep {
  seat: number
  text: string
  detail?: string
  icon?: string
  tone?: string
  on?: readonly string[]
  preview?: Preview
}

export interface Plan {
  seat: number
  steps: readonly PlanStep[]
  /** It goes on with something that we may not know. */
  broken_off: boolean
}

export interface PlansMessage {
  type: 'plans'
  n: number
  plans: readonly Plan[]
  /** Whether the seat that looks shows one itself. */
  mine: boolean
}

export interface Refusal {
  code: ErrorCode
  message: string
  expected?: string
  got?: string
}

export type ErrorCode =
  | 'bad_request'
  | 'not_allowed'
  | 'not_found'
  | 'not_now'
  | 'stale'
  | 'not_offered'
  | 'too_large'
  | 'too_many'
  | 'unavailable'

export interface Ack {
  type: 'ack'
  n: number
  id: string
  version: number
}

export type ErrorMessage = { type: 'error'; n: number; id: string } & Refusal

export type ServerMessage =
  | Welcome
  | ViewMessage
  | TableMessage
  | ChatMessage
  | EarlierMessage
  | WhatIf
  | PlansMessage
  | Ack
  | ErrorMessage

export interface Have {
  version: number
  lines: number
  chat: number
  board: string
}

export type Request =
  | { type: 'choose'; seat: number; ask: number; index: number }
  | { type: 'look'; seat: number | null; language: Language }
  | { type: 'undo'; seat: number; to?: number }
  | { type: 'consent'; seat: number; number: number; agree: boolean }
  | { type: 'chat'; seat: number | null; text: string; name?: string }
  | { type: 'earlier'; before: number }
  | { type: 'orders'; seat: number; windows: readonly string[] }
  | { type: 'whatif'; action: 'start'; seat: number }
  | { type: 'whatif'; action: 'choose'; index: number }
  | { type: 'whatif'; action: 'back' | 'stop' | 'show' }
  | { type: 'whatif'; action: 'hide'; seat: number }
  | { type: 'ping' }

export const CLOSED = {
  badHello: 4400,
  noTable: 4404,
  silent: 4408,
  tableClosed: 4409,
  tooMany: 4429,
  unavailable: 4503,
} as const
