/** What is said of settings and help. */
import type { TieStop, WindowStop } from '../../stops'

export interface Settings {
  // Settings
  sound: string
  soundOff: string
  soundOn: string
  volume: string
  ambience: string
  ambienceAbout: string
  notify: string
  notifyBlocked: string
  pace: string
  paceOf: (pace: number) => string
  cover: string
  coverOf: (cover: string) => string
  askTwice: string
  askBlunders: string
  blunder: (points: number) => string
  sure: string
  sureYes: (choice: string) => string
  sureNo: string
  orders: string
  ordersAbout: string
  ordersNone: string
  windowStop: (stop: WindowStop) => string
  ties: string
  tiesAbout: string
  tiesAsk: string
  tieStop: (stop: TieStop) => string
  tieOffer: (stop: TieStop) => string
  tieAsked: string
  tieLeave: string
  tieDecided: string
  orderUntilMine: (name: string) => string
  orderThisTurn: (name: string) => string
  orderRemove: (name: string) => string
  report: string
  reportAbout: string
  reportNote: string
  reportMake: string
  record: string
  fairness: string
  fairnessAbout: string
  commitment: string
  secret: string
  // Help
  helpTitle: string
  helpKeys: readonly (readonly [string, string])[]
  helpAbout: string
}
