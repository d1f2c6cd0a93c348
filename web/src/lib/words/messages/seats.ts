/** What is said of who plays what, and invitations. */
export interface Seats {
  seatsTitle: string
  handToBot: string
  patience: string
  patienceOf: (seconds: number) => string
  standIn: string
  stoodIn: (name: string) => string
  takeBack: string
  giveLink: string
  giveLinkAbout: string
  reopen: string
  reopenAbout: string
  reopenIn: (seconds: number) => string
  seatLeaving: string
  rename: string
  abandon: string
  abandonAsk: string
  inviteAbout: string
  inviteSeat: (role: string) => string
  inviteWatch: string
  linkHereOnly: string
  linkNearby: string
  linkNowhere: string
}
