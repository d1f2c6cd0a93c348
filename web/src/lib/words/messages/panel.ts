/** What is said of the question, undo, what-if and plans. */
import type { Revealed } from '../../types'

export interface Panel {
  why: string
  whyNot: string
  notPossible: (count: number) => string
  choices: string
  choicesCount: (count: number) => string
  key: (key: string) => string
  waitingFor: (names: string) => string
  waitingTitle: string
  botForYou: string
  botThinks: (names: string) => string
  hurryBot: string
  watching: string
  watchingAbout: string
  youToo: string
  sending: string
  anyoneDecides: string
  notThisTurn: string
  notThisTurnAbout: string
  dontAsk: string
  passUntilMine: string
  passUntilMineAbout: string
  passing: string
  passingStop: string
  walkingOn: string
  walkStop: string
  dontAskAbout: string
  undo: string
  undoAsk: string
  undoToHere: string
  goTo: (cell: string, steps: number, cost: string) => string
  goDanger: (cell: string) => string
  goFar: (cell: string, steps: number, cost: string) => string
  sitHere: string
  undoFree: (steps: number) => string
  undoStops: (reason: Revealed) => string
  undoNothing: string
  undoWanted: (name: string, steps: number) => string
  undoWhy: (reason: Revealed) => string
  undoAlone: (reason: Revealed) => string
  undoWaiting: (names: string) => string
  agree: string
  refuse: string
  whatIf: string
  whatIfOn: string
  whatIfAbout: string
  whatIfNear: string
  whatIfBack: string
  whatIfStop: string
  whatIfAsked: (role: string) => string
  whatIfOver: string
  planShow: string
  planHide: string
  planSeen: string
  planShown: string
  planOf: (name: string) => string
  planDismiss: string
  planHidden: string
}
