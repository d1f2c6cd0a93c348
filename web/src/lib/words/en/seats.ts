/** Who plays what, and invitations, in English. */
import type { Seats } from '../messages/seats'

export const seats: Seats = {
  seatsTitle: 'Who plays what',
  handToBot: 'Hand to a bot',
  patience: 'If somebody does not answer',
  patienceOf: (seconds) =>
    ({ 3600: 'a bot plays on after an hour', 86400: 'a bot plays on after a day' })[seconds] ??
    (seconds === 0 ? 'we wait' : `a bot plays on after ${seconds / 86400} days`),
  standIn: 'The bot that plays on',
  stoodIn: (name) => `A bot plays for ${name} until they are back.`,
  takeBack: 'Take back',
  giveLink: 'Give the seat away',
  giveLinkAbout: 'Whoever opens this link takes your seat.',
  reopen: 'New link',
  reopenAbout:
    'If its holder does not come back for a while, moves can be taken back without them; a new link ends the old one.',
  reopenIn: (seconds) => `New link in ${seconds} s unless they come back`,
  seatLeaving: 'Your seat is about to be given away: come in to keep it.',
  rename: 'Change the name',
  abandon: 'Close the table',
  abandonAsk: 'Close the table for everybody?',
  inviteAbout: 'Each link is for one seat. No account is needed.',
  inviteSeat: (role) => `Link for ${role}`,
  inviteWatch: 'Link to watch',
  linkHereOnly:
    'This link works on this machine only: the server listens to nobody else. To invite phones and friends on the same network, start it with ‘sobremesa --lan’.',
  linkNearby: 'The link is for whoever is on the same network as you.',
  linkNowhere: 'This machine is on no network: the link will reach nobody.',
}
