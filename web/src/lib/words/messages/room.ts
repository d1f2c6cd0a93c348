/** What is said of the screen in the middle, phones as hands, and codes to scan. */
export interface Room {
  bigScreen: string
  screenAbout: string
  screenHere: string
  screenCode: string
  screenCodeAbout: (address: string) => string
  screenHand: string
  screenSent: string
  screenSign: (sign: string) => string
  screenCount: (screens: number) => string
  lend: (sign: string) => string
  lendAbout: string
  screenWaits: string
  screenWaitsAbout: string
  screenWhich: string
  screenNoTables: string
  screenTurn: string
  screenTouchForSound: string
  screenWhole: string
  screenGone: string
  scanToJoin: string
  scanToJoinAbout: string
  scanToWatch: string
  touchFor: (name: string) => string
  wholeBoard: string
  partOfBoard: string
  fullTable: string
  handOnly: string
  yourCards: string
  qrCode: string
  qrOf: (what: string) => string
  openSeats: string
  openSeatsAbout: string
  notReached: string
  linkUnreached: string
  linkReached: string
  linkVirtual: (network: string) => string
  firewallOn: string
}
