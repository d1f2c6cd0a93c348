/** What is said of the board, the bar and the screen that changes hands. */
export interface Table {
  // The board
  board: string
  goal: string
  goalMore: string
  goalLess: string
  acting: string
  pinned: string
  zoomIn: string
  zoomOut: string
  fit: string
  skip: string
  watchOn: string
  facing: (way: number) => string
  pieceActive: string
  pieceDone: string
  outOf: (name: string, now: number, most: number) => string
  cardBack: string
  cards: string
  showCards: string
  hideCards: string
  pile: (name: string, count: number) => string
  dice: (faces: string) => string
  dieOf: (face: string, sides: number) => string
  // The bar
  seats: string
  you: string
  bot: string
  here: string
  away: string
  freeSeat: string
  turn: string
  invite: string
  menu: string
  help: string
  settings: string
  spectators: (count: number) => string
  lobby: string
  leave: string
  // Hot seat
  passTo: (name: string) => string
  passAbout: string
  passReady: (name: string) => string
}
