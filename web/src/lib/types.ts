/**
 * What client and server say to each other. Made from the server's own structs by `make types`:
 * change it there. `docs/protocol.md` says what it means.
 *
 * From the server, a field that may be missing stands at its default: nothing, zero, empty.
 */

export const PROTOCOL = 2

export type Point = readonly [number, number]

/** A list whose elements have keys: those that are new or different, and the order if it is. */
export interface ListChanges {
  put: readonly object[]
  order?: readonly (string | number)[]
}

/** The fields of something that are different now. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | ListChanges }

export type Language = 'en' | 'es'

export type Words = Readonly<Record<Language, string>>

export type Value = boolean | number | string

export type Tone = '' | 'bad' | 'good' | 'info' | 'quiet' | 'warn'

export type Colour = 'blue' | 'green' | 'grey' | 'orange' | 'pink' | 'purple' | 'red' | 'teal' | 'white' | 'yellow'

export type Shape = 'circle' | 'diamond' | 'hexagon' | 'octagon' | 'square' | 'triangle'

export type Sound = '' | 'alarm' | 'bad' | 'bell' | 'blade' | 'blast' | 'card' | 'coin' | 'crowd' | 'death' | 'dice' | 'door' | 'drink' | 'drop' | 'fall' | 'fire' | 'goal' | 'gong' | 'good' | 'growl' | 'hit' | 'level' | 'morning' | 'night' | 'pick' | 'power' | 'reveal' | 'shamble' | 'shield' | 'shot' | 'shuffle' | 'step' | 'tick' | 'work'

export type Coach = 'always' | 'never' | 'request'

export type Difficulty = 'easy' | 'hard' | 'normal' | 'very-hard'

export type Revealed = '' | 'asked' | 'chance' | 'hidden' | 'other'

export type Code = 'bad_request' | 'elsewhere' | 'failed' | 'not_allowed' | 'not_found' | 'not_now' | 'not_offered' | 'stale' | 'too_large' | 'too_many' | 'unavailable'

// What the server says

export type AnyReply =
  | Welcome
  | Ack
  | ErrorReply
  | View
  | TableReply
  | ChatReply
  | EarlierReply
  | WhatIfReply
  | PlansReply
  | HintReply
  | HouseReply
  | OffersReply
  | PointsReply

/** The answer to a hello. `screen` is the sign by which others know a screen, if this is one. */
export interface Welcome {
  type: 'welcome'
  n?: number
  protocol: number
  screen?: string
  /** Whether this socket may draw on the board for those who watch. */
  draws?: boolean
  seats: readonly number[]
  keys: readonly (number | null)[]
  seat: number | null
  language: Language
  table: TableInfo
}

/**
 * A table as everybody may know it. `ties` is null where a game has none to decide.
 *
 * `screens` are the signs of the screens in the middle of the table. For a seat that does not
 * answer for `patience` seconds the bot `stand_in` plays. One that is `listed` is shown in the
 * lobby; spectators are shown how it was `delay` choices ago. `arrows` says that players see what
 * a commentator draws.
 */
export interface TableInfo {
  id: string
  game: string
  version: string
  content: string
  mission: string
  title: string
  settings: Readonly<Record<string, Value>>
  status: 'open' | 'over' | 'playing'
  revision: number
  seats: readonly SeatInfo[]
  spectators: number
  screens: readonly string[]
  awaited: readonly number[]
  steps: number
  coach: Coach
  lessons: boolean
  chat: 'all' | 'nobody' | 'seats'
  ties: 'always' | 'matters' | 'never' | null
  commitment: string
  contributions?: readonly string[] | null
  secret?: string | null
  result?: ResultInfo | null
  next?: readonly string[] | null
  continued?: string
  sides?: readonly number[]
  patience?: number
  stand_in?: string
  listed?: boolean
  delay?: number
  arrows?: boolean
  undo?: UndoRequest | null
}

/**
 * A seat as everybody may know it. `player` is empty for a person, else the id of a bot.
 *
 * `leaving` is when the seat of an absent holder may be given away, in seconds since 1970, or 0;
 * `lent` is the sign of the screen that may answer for the seat, or empty; `stood_in` says that
 * the bot plays only until the holder is back.
 */
export interface SeatInfo {
  seat: number
  role: RoleInfo
  name: string
  player: string
  taken: boolean
  open: boolean
  online: boolean
  leaving: number
  muted: boolean
  lent: string
  stood_in: boolean
}

/** What a seat plays, for people. */
export interface RoleInfo {
  id: string
  owner: string
  name: Words
}

/** How a match ended. */
export interface ResultInfo {
  id: string
  name: Words
  winners: readonly number[]
  rule: string
}

/** Somebody wants to go back further than is free: all persons must agree. */
export interface UndoRequest {
  number: number
  by: number
  to: number
  reason: Revealed
  agreed: readonly number[]
  needed: readonly number[]
}

/** It is done, and on disk. */
export interface Ack {
  type: 'ack'
  n?: number
  id: string
  version: number
}

/** It is not done. */
export interface ErrorReply {
  type: 'error'
  n?: number
  id: string | null
  code: Code
  message: string
  expected?: string
  got?: string
}

/**
 * What a seat sees now; fields are raw JSON, left out when they did not change.
 *
 * `scene` is whole in a full view, and otherwise what has changed since the version `since`. A
 * question that is like the last one comes as `prompt_change`, any other as `prompt`. `lessons`
 * are what the seat is taught, null where nothing is.
 */
export interface View {
  type: 'view'
  n?: number
  version: number
  since?: number
  step: number
  seat: number | null
  language: Language
  full: boolean
  awaited: readonly number[]
  lines: Lines
  board?: Board
  scene?: Changes<Scene>
  prompt?: PromptAt | null
  prompt_change?: PromptChange
  undo?: UndoInfo | null
  lessons?: Teaching | null
}

/** Keep the first lines, drop the others, append these. */
export interface Lines {
  from: number
  items: readonly LineAt[]
}

/**
 * A line of the chronicle and the step that told it.
 *
 * `tie` says that it tells of a tie that the table decided.
 */
export interface LineAt {
  step: number
  line: Line
  tie?: boolean
}

/** A line of the chronicle: what happened, with the dice and the reasons. */
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
  weight?: 'detail' | 'heading' | 'normal'
  sound?: Sound
  /** A moment that the match will be remembered by: it is shown so, and marked in the replay. */
  great?: boolean
}

/** A die as it fell. */
export interface Die {
  face: string
  sides?: number
  tone?: Tone
  colour?: string
}

/** The places. `key` changes when the static part does, so that it is sent only then. */
export interface Board {
  key: string
  bounds: readonly [number, number, number, number]
  cells: readonly Cell[]
  edges?: readonly Edge[]
  decorations?: readonly Decoration[]
}

/**
 * A place on the board. `style` is a terrain word that the client knows how to paint.
 *
 * `shape` is the outline; without one the cell is the unit square whose corner is `at`.
 */
export interface Cell {
  id: string
  name: string
  at: Point
  shape?: readonly Point[]
  style?: string
  owner?: string
  icon?: string
  label?: string
  /** Not explored yet, or out of sight: drawn dim. */
  hidden?: boolean
}

/** Something between places: a wall, a door, an opening, a border of a region. */
export interface Edge {
  id: string
  name: string
  line: readonly Point[]
  style?: string
  owner?: string
}

/** Something that is only looked at: outlines of rooms, coordinates along the border. */
export interface Decoration {
  line?: readonly Point[]
  at?: Point | null
  text?: string
  style?: string
  closed?: boolean
}

/** Everything that a seat sees, but for the question and the chronicle. */
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
  /** What light the board lies in: by day it is as it is painted. */
  light?: '' | 'dusk' | 'night'
}

/** A short fact in the bar at the top: the mission, the turn and phase, a counter. */
export interface Chip {
  text: string
  name?: string
  icon?: string
  tone?: Tone
}

/** A seat as the others see it: its role, its public numbers, whether it is awaited. */
export interface SeatView {
  seat: number
  role: string
  owner: string
  tracks?: readonly Track[]
  badges?: readonly Badge[]
  turn?: boolean
}

/** A number out of a number: health, action points, power, charge. */
export interface Track {
  id: string
  name: string
  now: number
  most: number
  icon?: string
  tone?: Tone
}

/** A small sign on a piece or card: wounds, a state, what is carried. */
export interface Badge {
  icon?: string
  text?: string
  tone?: Tone
  /** What it means, for the tooltip and the screen reader. */
  name?: string
}

/** How an owner's pieces look: a colour word and a shape, so that no meaning hangs on colour. */
export interface Style {
  owner: string
  name: string
  colour: Colour
  shape: Shape
}

/** A figure, token, marker or card on the board. `facing` is in degrees, 0 north, clockwise. */
export interface Piece {
  id: string
  name: string
  cell: string
  icon: string
  owner?: string
  kind?: 'card' | 'figure' | 'marker' | 'token'
  facing?: number | null
  label?: string
  badges?: readonly Badge[]
  tracks?: readonly Track[]
  size?: 'large' | 'medium' | 'small'
  /** Has done its part, or cannot act. */
  dim?: boolean
  active?: boolean
  count?: number
  /** The id of the card that tells more about it. */
  card?: string
}

/** Something that lies over cells: fire, a blast, sight, a line of fire. */
export interface Mark {
  id: string
  name: string
  cells?: readonly string[]
  line?: readonly Point[]
  style?: string
  icon?: string
}

/**
 * A group of cards, piles, tracks and facts under one heading.
 *
 * The `goal` has a place of its own that is always in sight: what the match is about, how far it
 * has come, and what would lose it, which is a fact of the tone `bad`. A `hand` has one, too.
 */
export interface Panel {
  id: string
  title: string
  owner?: string
  kind?: 'cards' | 'goal' | 'hand' | 'info' | 'tracks'
  cards?: readonly Card[]
  piles?: readonly Pile[]
  tracks?: readonly Track[]
  facts?: readonly Fact[]
  text?: string
}

/** A card that can be read, or the back of one that cannot. */
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
  /** What lies on it or under it. */
  cards?: readonly Card[]
  back?: boolean
  active?: boolean
  dim?: boolean
  /** The id of the piece that it describes. */
  piece?: string
}

/** A line of a card: a value with its name, or a sentence. */
export interface Fact {
  text: string
  name?: string
  icon?: string
  tone?: Tone
}

/** A deck, a discard pile or a supply. */
export interface Pile {
  id: string
  name: string
  count: number
  top?: Card | null
  icon?: string
}

/** How the match ended, for the screen that says so. */
export interface Ending {
  title: string
  text: string
  winners?: readonly number[]
  facts?: readonly Fact[]
}

/** A question and its number, which the answer must name. */
export interface PromptAt {
  ask: number
  prompt: Prompt
}

/** The question put to a seat. */
export interface Prompt {
  title: string
  text: string
  choices: readonly Choice[]
  rule?: string
  /** The heading of each group of choices. */
  groups?: Readonly<Record<string, string>>
  declined?: readonly Declined[]
  /** The piece that the question is about, if it is about one. */
  piece?: string
  card?: string
  window?: string
  /** Whether other seats may answer as well: whoever does so first. */
  shared?: boolean
  /** If it is a tie that the table could decide, the place of the choice that it would make. */
  tie?: number | null
}

/** An option as it is read and clicked. Choices stand in the order of the ask's options. */
export interface Choice {
  text: string
  detail?: string
  cost?: string
  odds?: string
  icon?: string
  tone?: '' | 'attack' | 'card' | 'end' | 'move' | 'pass'
  /** The ids of the cells, pieces, edges or cards that may be clicked to choose it. */
  on?: readonly string[]
  /** Choices with the same group fold into one button with a menu. */
  group?: string
  key?: string
  rule?: string
  preview?: Preview | null
  /** What is at stake and cannot be mended: a sentence. Who chooses it is asked once more. */
  warning?: string
}

/** What an option would reach, shown when it is hovered or has the focus. */
export interface Preview {
  cells?: readonly string[]
  path?: readonly string[]
  line?: readonly Point[]
  pieces?: readonly string[]
  style?: 'area' | 'attack' | 'help' | 'move' | 'sight'
}

/** Something a player may look for and not find, with the rule that says why. */
export interface Declined {
  text: string
  reason: string
  rule?: string
  icon?: string
}

/** A question as it differs from the one with the number `since`, which the client has. */
export interface PromptChange {
  ask: number
  since: number
  prompt: Changes<Prompt>
}

/** What an undo would do: back to step `to`; from step `free` on nobody needs to be asked. */
export interface UndoInfo {
  to: number
  free: number
  reason: Revealed
}

/** The lessons that apply now, in their order, and the ids of all that are not learnt yet. */
export interface Teaching {
  now: readonly Taught[]
  left: readonly string[]
}

/** A lesson as its reader gets it. */
export interface Taught {
  id: string
  text: string
  /** The option that it points at, by its place in the question. */
  choice?: number | null
  /** The element of the scene that it points at. */
  element?: string
  /** It waits for a deed; otherwise it is read and put aside. */
  waits?: boolean
}

/** Something about the table changed. */
export interface TableReply {
  type: 'table'
  n?: number
  table: TableInfo
  orders: Readonly<Record<string, readonly WindowOrder[]>>
}

/** A window of the game, what it is called, and when a seat wants to be asked about it. */
export interface WindowOrder {
  window: string
  name: string
  stop: 'always' | 'changed' | 'never' | 'own' | 'turn'
}

/** Keep the messages before that number, append these; forget all if some are missing. */
export interface ChatReply {
  type: 'chat'
  n?: number
  from: number
  items: readonly ChatItem[]
}

/**
 * Something that was said, or a notice whose text is a code.
 *
 * `visitor` tells the spectators of one table apart, and is empty for whoever has a seat.
 */
export interface ChatItem {
  number: number
  at: number
  kind: 'notice' | 'said'
  seat: number | null
  name: string
  text: string
  visitor: string
}

/** Put these before the first message that is there. */
export interface EarlierReply {
  type: 'earlier'
  n?: number
  from: number
  items: readonly ChatItem[]
}

/**
 * Where the private copy stands; `scene` is what has changed since the last reply if not full.
 *
 * `scene` is left out when nothing has.
 */
export interface WhatIfReply {
  type: 'whatif'
  n?: number
  seat: number
  asked: number | null
  exact: boolean
  steps: number
  full: boolean
  scene?: Changes<Scene>
  prompt: PromptAt | null
  lines: Lines
  board?: Board
}

/** The plans that this seat is shown, and whether it shows one itself. */
export interface PlansReply {
  type: 'plans'
  n?: number
  plans: readonly PlanShown[]
  mine: boolean
}

/** What a seat plans, as far as the reader may know it. */
export interface PlanShown {
  seat: number
  steps: readonly PlanStep[]
  broken_off: boolean
}

/** A choice that somebody plans. */
export interface PlanStep {
  seat: number
  text: string
  detail?: string
  icon?: string
  tone?: string
  on?: readonly string[]
  preview?: Preview | null
}

/** What the coach advises for a question, the best first; it may be short of options to tell. */
export interface HintReply {
  type: 'hint'
  n?: number
  seat: number
  ask: number
  options: readonly Advised[]
}

/** An option by its place in the question, with the chance to win after it and its bounds. */
export interface Advised {
  index: number
  chance: number
  low: number
  high: number
  reasons: readonly Why[]
}

/** Something about the position that an option makes better or worse than the others do. */
export interface Why {
  feature: string
  better: boolean
}

/**
 * How the server stands, when that is not as usual or has changed.
 *
 * `restart` is when it will be restarted, in seconds since 1970, or 0.
 */
export interface HouseReply {
  type: 'house'
  n?: number
  read_only: boolean
  restart: number
}

/** Everything that a screen may answer now, for the seats that lend it their taps. */
export interface OffersReply {
  type: 'offers'
  n?: number
  offers: readonly Offer[]
}

/** What a screen may answer for a seat. `number` counts what this screen was offered. */
export interface Offer {
  seat: number
  number: number
  prompt: Prompt
}

/** Everything that is pointed at now, and what a commentator has drawn. */
export interface PointsReply {
  type: 'points'
  n?: number
  points: readonly Pointed[]
  drawn?: readonly Stroke[]
}

/** What a seat points at, by the ids of elements of the scene. */
export interface Pointed {
  seat: number
  on: readonly string[]
}

/** An arrow from one element of the scene to another; to the same one: a ring around it. */
export interface Stroke {
  from: string
  to: string
}

/** A refusal as it is sent. */
export interface Problem {
  code: Code
  message: string
  expected?: string
  got?: string
}

/** A game as the lobby shows it. */
export interface GameInfo {
  id: string
  version: string
  title: Words
  about: Words
  icon: string
  players: readonly [number, number]
  minutes: readonly [number, number]
  missions: readonly MissionInfo[]
  bots: readonly BotInfo[]
  /** The bot that sits down if nobody says which. */
  usual_bot: string
  /** Whether there are ties that the table may decide. */
  ties: boolean
  /** Where it is played; without one it gets the client's own colours. */
  venue: Venue | null
  /** Whether it has a picture of its own. */
  cover: boolean
}

/** Something that can be played. */
export interface MissionInfo {
  id: string
  title: Words
  about: Words
  seats: readonly [number, number]
  minutes: number
  difficulty: Difficulty
  campaign: string
  settings: readonly SettingInfo[]
  roles: Readonly<Record<string, readonly RoleInfo[]>>
  /** How it is taught, if it is. */
  course: CourseInfo | null
}

/** Something that may be set before a match. */
export interface SettingInfo {
  id: string
  name: Words
  about: Words
  default: Value
  proposed: Value
  values: readonly NamedValue[]
  low: number
  high: number
  comfort: boolean
  rising: boolean
}

/** A value of a setting and what it is called. */
export interface NamedValue {
  value: Value
  name: Words
}

/** How a mission is taught: how many lessons there are, and how the table is best laid. */
export interface CourseInfo {
  lessons: number
  seats: number
  settings: Readonly<Record<string, Value>>
}

/** A bot that can take a seat. */
export interface BotInfo {
  id: string
  name: Words
  about: Words
}

/** Where a game is played. */
export interface Venue {
  dark: Palette
  light: Palette
  face: '' | 'comic' | 'handmade' | 'signs' | 'stencil'
  around: '' | 'bedrock' | 'city' | 'crowd' | 'desert'
  ambience: '' | 'city' | 'crowd' | 'tunnels' | 'wind'
}

/** The colours of a venue in one theme; those of text are the client's own in every venue. */
export interface Palette {
  bg: string
  surface: string
  raised: string
  line: string
  accent: string
  /** What lies around the board, where nothing is drawn. */
  board: string
  wall: string
  /** The light along the rim of the board, and of the cover. */
  neon: string
  /** Terrain words that have another colour here than elsewhere. */
  grounds: Readonly<Record<string, string>>
}

/**
 * A table in a list; what follows it there is asked for by its place.
 *
 * `moved_at` is when something last happened there that whoever asks can tell.
 */
export interface Listed {
  table: TableInfo
  created_at: number
  moved_at: number
  place: string
}

/** A table that was opened, with the keys that nobody will be told again. */
export interface Created {
  table: TableInfo
  host: string
  keys: readonly (string | null)[]
}

/** A table that one of the presented keys opens; `key` is the place of that key. */
export interface Mine {
  key: number
  seat: number | null
  host: boolean
  table: Listed
}

/** Somebody sits, and has a new key. */
export interface Seated {
  seat: number
  key: string
  table: TableInfo
}

/** A seat that is to be given away; the key is null as long as its holder may answer. */
export interface Reopened {
  seat: number
  key: string | null
  table: TableInfo
}

/** The key with which somebody may draw on the board for those who watch. */
export interface Pen {
  key: string
}

/** Which table was handed to a screen; null as long as none was. */
export interface HandedTo {
  table: string | null
}

/** A past position, as a seat saw it. */
export interface StepView {
  step: number
  steps: number
  seat: number | null
  scene: Scene
  lines: readonly LineAt[]
  by: number | null
}

/** A step at which a turn began, or something happened that will be remembered. */
export interface Milestone {
  step: number
  text: string
  great: boolean
}

/** What there is to say when a match is over. */
export interface Afterwards {
  luck: LuckReport
  results: PastResults | null
  campaign: Campaign | null
}

/**
 * Every die of the match, and whether all of them follow from the seed that was committed to.
 *
 * `problem` says why not, where that is so.
 */
export interface LuckReport {
  proved: boolean
  problem: string
  dice: readonly SeatLuck[]
  hits: readonly SeatHits[]
}

/** The dice of one kind that a seat rolled, or that were rolled for nobody at the table. */
export interface SeatLuck {
  seat: number | null
  sides: number
  faces: readonly number[]
  rolls: number
  actual: number
  expected: number
  chance: number
}

/** What the dice of a seat gave in hits, or those that were rolled for nobody at the table. */
export interface SeatHits {
  seat: number | null
  dice: number
  actual: number
  expected: number
  chance: number
}

/**
 * How the matches of a mission ended, with these seats and these unusual settings.
 *
 * `sides` says which side each seat is on, `wins` counts the victories of each seat, and `latest`
 * are those matches that the reader may know of.
 */
export interface PastResults {
  mission: string
  seats: number
  settings: Readonly<Record<string, Value>>
  sides: readonly number[]
  games: number
  wins: readonly number[]
  outcomes: readonly Ended[]
  latest: readonly Played[]
}

/** How often matches ended so. */
export interface Ended {
  id: string
  name: Words
  games: number
}

/** A finished match: what came of it, who played, when it ended and how long it took. */
export interface Played {
  table: string
  mission: string
  title: Words
  result: ResultInfo
  seats: readonly PlayerName[]
  steps: number
  seconds: number
  at: number
}

/** Who played what. `player` is empty for a person, else the id of a bot. */
export interface PlayerName {
  name: string
  player: string
  role: RoleInfo
}

/** The matches of a campaign up to this one, how it stands, and what may follow. */
export interface Campaign {
  played: readonly CampaignMatch[]
  standing: Standing | null
  next: readonly NextMission[]
}

/** A match of a campaign; the id of its table only where anybody may watch it. */
export interface CampaignMatch {
  mission: string
  title: Words
  result: ResultInfo
  table: string
}

/** How a campaign stands after one of its matches, and at its end who has won it. */
export interface Standing {
  title: string
  text?: string
  facts?: readonly Fact[]
  winners?: readonly number[]
  over?: boolean
}

/** A mission that may follow. */
export interface NextMission {
  mission: string
  title: Words
}

/**
 * How a match went, or how much of it has been looked at so far.
 *
 * `curve` holds each seat's chance to win before the first step and after each.
 */
export interface ReviewInfo {
  done: number
  total: number
  failed: string
  curve: readonly (readonly number[])[]
  turns: readonly Turn[]
  parts: readonly Part[]
  playouts: number
  off: Off | null
}

/** A choice at which the match turned; `step` is the one before which it stood so. */
export interface Turn {
  step: number
  seat: number
  question: string
  chosen: string
  /** What would have been better, if something was. */
  better: string
  lost: number
  /** The standard error of what was lost. */
  doubt: number
  luck: number
  luck_doubt: number
}

/**
 * The way of a seat's chance to win from beginning to end, and what each step came from.
 *
 * Own choices, those of others and luck add up to it. What a choice cost against the best one does
 * not: whoever could put a mistake right again and again, and never does, would pay for it each
 * time.
 */
export interface Part {
  seat: number
  choices: number
  began: number
  ended: number
  /** What came of its own choices, as far as was to be expected. */
  own: number
  /** The standard error of that. */
  own_doubt: number
  others: number
  others_doubt: number
  luck: number
  luck_doubt: number
}

/** How far chances were from what came true, when they were checked on games not seen. */
export interface Off {
  mean: number
  /** How far the worst of all that was said often was off. */
  most: number
}

/** A rule, the game it belongs to, and its text in the language named. */
export interface RuleText {
  rule: string
  game: string
  text: string
  language: Language
}

/** All the rules of a game, in the language named. */
export interface GameRules {
  game: string
  title: string
  language: Language
  parts: readonly RulesPart[]
}

/** Chapters of one kind: the rules, the examples, the rulings. */
export interface RulesPart {
  title: string
  chapters: readonly Chapter[]
}

/** Rules under one heading; without a title they stand under that of their part. */
export interface Chapter {
  title: string
  rules: readonly Rule[]
}

/** A rule and its text. */
export interface Rule {
  id: string
  text: string
}

/** The words that a game explains, and its legend of symbols. */
export interface Glossary {
  terms: readonly TermInfo[]
  symbols: readonly Sign[]
}

/** A word that is explained; its forms are how it is written, its name first. */
export interface TermInfo {
  id: string
  forms: readonly string[]
  means: string
  rule: string
}

/** An icon and what it means. */
export interface Sign {
  icon: string
  name: string
}

/** By which key browsers know this server, or nothing where they cannot be called. */
export interface CallOffer {
  push: string
}

/** Whoever has this token can end the calls. */
export interface Promised {
  token: string
}

/** Whether studies can be started here, by whoever asks. */
export interface Offer {
  offered: boolean
  /** Whether there is what it takes: the extra `sobremesa[lab]`. */
  installed: boolean
  /** The most games of one study. */
  games: number
}

/** A study of the workbench, and how it stands. */
export interface StudyInfo {
  id: number
  name: string
  created: number
  status: 'done' | 'failed' | 'playing' | 'stopped' | 'waiting'
  game: string
  seats: number
  /** Games that are played, or that need not be. */
  games: number
  of: number
  /** How long the others will take, as it went so far. */
  seconds: number | null
  problem: string
  source: string
  missions: readonly Findings[]
}

/** What a study shows of one mission. */
export interface Findings {
  mission: string
  /** The first seat of each side. */
  seats: readonly number[]
  arms: readonly ArmFindings[]
}

/** What the games of one variant show. */
export interface ArmFindings {
  variant: string
  /** For the first seat of each side. */
  won: readonly Share[]
  /** The same beside the base; nothing for the base itself. */
  beside: readonly Difference[]
  outcomes: Readonly<Record<string, number>>
  /** One game in ten is shorter, half of them are, one in ten is longer. */
  rounds: readonly [number, number, number]
  decisions: readonly [number, number, number]
}

/** How often a seat won, with an interval that holds at every look. */
export interface Share {
  hits: number
  games: number
  low: number
  high: number
}

/** How much more often a variant is won than the base, in the same games. */
export interface Difference {
  better: number
  same: number
  worse: number
  low: number
  high: number
  /** How far a plain 95 % interval of the pairs reaches to either side. */
  paired: number
  /** The same if the games had not been the same. */
  unpaired: number
}

/** A value of a game's content that a variant may change, by its key. */
export interface ContentKey {
  key: string
  value: Value
}

/**
 * Who can come: nobody from elsewhere, or whoever asks at one of these addresses.
 *
 * Behind a proxy nothing is known, and the address that a page has come from is the right one.
 */
export interface Reach {
  here_only: boolean
  addresses: readonly string[]
  /** The network of the first address, if it is one of a VPN or of virtual machines. */
  virtual: string
  /** Whether somebody has come to the first address from another machine; null: not known. */
  reached: boolean | null
  /** The command that lets others in, where a firewall is known to be on. */
  allow: string
}

/** The server is well. */
export interface Health {
  status: 'ok'
  version: string
  worker: string
}

// What the client says

export type AnyRequest =
  | Choose
  | Look
  | Undo
  | Consent
  | Chat
  | Earlier
  | Orders
  | Ties
  | WhatIf
  | Hint
  | Hurry
  | Lend
  | Touch
  | PointAt
  | Draw
  | Ping

/** Take an option: by its place in the question, or as records write it. */
export interface Choose {
  type: 'choose'
  id: string
  seat: number
  ask: number
  index?: number | null
  option?: unknown
}

/** From now on with the eyes of that seat, in that language. */
export interface Look {
  type: 'look'
  id: string
  seat: number | null
  language: Language
}

/** Go back to a step. */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
  to?: number | null
}

/** Answer a request to go back. */
export interface Consent {
  type: 'consent'
  id: string
  seat: number
  number: number
  agree: boolean
}

/** Say something. */
export interface Chat {
  type: 'chat'
  id: string
  seat: number | null
  text: string
  name?: string
}

/** What was said before the message with that number. */
export interface Earlier {
  type: 'earlier'
  id: string
  before: number
}

/**
 * Let these windows go by without being asked; `name@turn` lapses with the next turn, and
 * `name@own` with the next choice of the seat.
 *
 * `name@always` is asked about every time, though nothing has changed since it was let be.
 */
export interface Orders {
  type: 'orders'
  id: string
  seat: number
  windows: readonly string[]
}

/** When the players are asked about ties; whoever sits at the table may say so. */
export interface Ties {
  type: 'ties'
  id: string
  seat: number
  stop: 'always' | 'matters' | 'never'
}

/** Play on in a private copy. */
export interface WhatIf {
  type: 'whatif'
  id: string
  action: 'back' | 'choose' | 'hide' | 'show' | 'start' | 'stop'
  seat?: number | null
  index?: number | null
}

/** What would a strong player do here? `about` asks for one option among the best, too. */
export interface Hint {
  type: 'hint'
  id: string
  seat: number
  ask: number
  about?: number | null
}

/** Whoever thinks for a bot is to come to an end. */
export interface Hurry {
  type: 'hurry'
  id: string
}

/** Let the screen with that sign answer for a seat; null: no longer. */
export interface Lend {
  type: 'lend'
  id: string
  seat: number
  screen: string | null
}

/** A screen was touched: take an option of a seat that lends it its taps. */
export interface Touch {
  type: 'touch'
  id: string
  seat: number
  number: number
  index: number
}

/** Point at elements of the scene, for all to see on the screens; none: no longer. */
export interface PointAt {
  type: 'point'
  id: string
  seat: number
  on: readonly string[]
}

/** For a commentator: draw these arrows and rings on the board, and nothing else; none: wipe. */
export interface Draw {
  type: 'draw'
  id: string
  strokes: readonly Stroke[]
}

/** I am still here. */
export interface Ping {
  type: 'ping'
  id: string
}

/**
 * The first message of a socket.
 *
 * With a `screen`, a token of its own making, it looks as a spectator does, whatever keys it has.
 * `lends` are the seats that have lent a screen their taps before this socket broke.
 */
export interface Hello {
  type: 'hello'
  protocol: number
  keys?: readonly string[]
  seat?: number | null
  language: Language
  have?: Have | null
  screen?: string
  lends?: Readonly<Record<number, string>>
}

/** What a client that comes back has already. */
export interface Have {
  version?: number
  lines?: number
  chat?: number
  board?: string
}

/**
 * What somebody wants to play.
 *
 * `continues` is the finished table whose campaign goes on, `again` one whose people play another
 * match; settings that are left out are as they were there. After `patience` seconds the bot
 * `stand_in`, or the game's usual one, plays for whoever is awaited. Spectators are shown how
 * it was `delay` choices ago.
 */
export interface NewTable {
  game: string
  mission: string
  seats: readonly NewSeat[]
  settings?: Readonly<Record<string, Value>>
  title?: string
  listed?: boolean
  coach?: Coach
  lessons?: boolean
  ties?: 'always' | 'matters' | 'never'
  patience?: 0 | 3600 | 86400 | 259200
  stand_in?: string
  delay?: 0 | 10 | 30 | 100
  continues?: string
  again?: string
}

/**
 * A seat of a new table: for somebody with a link, for anybody, or for a bot.
 *
 * The `same` one sits down with the key that they have at the table that came before; `former` is
 * their seat there, if it is another one.
 */
export interface NewSeat {
  kind: 'bot' | 'link' | 'open' | 'same'
  player?: string
  former?: number | null
}

/** The keys that a browser holds. */
export interface Keys {
  keys: readonly string[]
}

/**
 * What the host decides for all: who may say something, which spectator must go.
 *
 * And whether the lobby shows the table (`listed`), how many choices spectators are behind, and
 * whether players see what a commentator draws (`arrows`).
 */
export interface TableChange {
  chat?: 'all' | 'nobody' | 'seats' | null
  remove?: string | null
  listed?: boolean | null
  delay?: 0 | 10 | 30 | 100 | null
  arrows?: boolean | null
}

/** Somebody who sits down, with a part of the chance and the key that will be theirs. */
export interface Sitting {
  name: string
  contribution: string
  key: string
  seat?: number | null
}

/**
 * Another name, another player; or the host mutes a seat, or lets it speak again.
 *
 * Or the host lets whoever knows the table take a free seat (`open`), or no longer.
 */
export interface SeatChange {
  name?: string | null
  player?: string | null
  muted?: boolean | null
  open?: boolean | null
}

/** The screen with that code is to show that table. */
export interface Handing {
  code: string
  table: string
}

/** Which game, and the keys that a browser holds: their tables are shown with names. */
export interface ResultsWanted {
  game: string
  keys?: readonly string[]
}

/** Who reports, in which language, and what they say about it. */
export interface ReportWanted {
  keys?: readonly string[]
  language?: Language
  note?: string
}

/** A browser that wants to be called, but for the hours from one to the other where it is. */
export interface PushWanted {
  endpoint: string
  p256dh: string
  auth: string
  language: Language
  zone: string
  quiet_from: number
  quiet_to: number
}

/** A group's own place where everybody's turns are to be told, in the shape that it wants. */
export interface HookWanted {
  address: string
  shape: 'discord' | 'plain' | 'slack'
  language: Language
  zone: string
  quiet_from: number
  quiet_to: number
}

/** A study to be played. */
export interface StudyWanted {
  name: string
  /** TOML, as docs/laboratory.md says. */
  source: string
}
