/** What is said of the lobby and the waiting room. */
import type { Difficulty } from '../../types'

export interface Lobby {
  // The lobby
  games: string
  lab: string
  noGames: string
  players: (low: number, high: number) => string
  minutes: (low: number, high: number) => string
  missions: (count: number) => string
  play: string
  openTable: string
  mission: string
  options: string
  whoSits: string
  seatMe: string
  seatHere: string
  seatLink: string
  seatOpen: string
  seatBot: (name: string) => string
  howMany: string
  yourName: string
  playerName: string
  /** Who has not said how they are called. */
  nameless: string
  listed: string
  listedAbout: string
  start: string
  resume: string
  waitForYou: string
  waitElsewhere: (tables: number) => string
  resumeNone: string
  openTables: string
  watchGames: string
  watch: string
  join: string
  sitDown: string
  seatFor: (role: string) => string
  seatGone: string
  yourTurn: string
  turnOf: (names: string) => string
  statusOpen: string
  statusOver: string
  ago: (seconds: number) => string
  steps: (count: number) => string
  difficulty: (difficulty: Difficulty) => string
  campaign: string
  forget: string
  // The waiting room
  waitingRoom: string
  waitingRoomAbout: string
  seatTaken: (name: string) => string
  seatWaits: string
  startNow: string
  sitAs: (role: string) => string
}
