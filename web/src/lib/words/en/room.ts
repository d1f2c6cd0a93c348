/** The screen in the middle, phones as hands, and codes to scan, in English. */
import { count } from '../counting'
import type { Room } from '../messages/room'

export const room: Room = {
  bigScreen: 'Big screen',
  screenAbout: 'The board for all, on a television or a tablet. It shows no hand and no secret.',
  screenHere: 'Show it on this device',
  screenCode: 'Code on the screen',
  screenCodeAbout: (address) => `Open ${address} on the screen: it shows a code. Type it here.`,
  screenHand: 'Put the table on the screen',
  screenSent: 'Sent. If the code is right, the screen appears at once.',
  screenSign: (sign) => `Screen ${sign}`,
  screenCount: (screens) => count(screens, 'screen at the table', 'screens at the table'),
  lend: (sign) => `Lend my taps to screen ${sign}`,
  lendAbout: 'Whoever touches it plays for your seat, wherever nothing is secret.',
  screenWaits: 'This screen waits for a table',
  screenWaitsAbout:
    'Type the code at the table, under ‘Big screen’, or scan it with a phone that sits there.',
  screenWhich: 'Which table shall the screen show?',
  screenNoTables: 'This browser sits at no table.',
  screenTurn: 'Turn the screen',
  screenTouchForSound: 'Touch once to hear it',
  screenWhole: 'Full screen',
  screenGone: 'This table is gone.',
  scanToJoin: 'Scan to play',
  scanToJoinAbout: 'Pick a free seat, say your name, play.',
  scanToWatch: 'Scan to watch',
  touchFor: (name) => `Touch to play for ${name}`,
  wholeBoard: 'See the whole board',
  partOfBoard: 'Back to what is decided',
  fullTable: 'Full table',
  handOnly: 'Only my hand',
  yourCards: 'Your cards and figures',
  qrCode: 'QR code',
  qrOf: (what) => `Code to scan: ${what}`,
  openSeats: 'Free seats for whoever scans the code',
  openSeatsAbout: 'Whoever has the link of the table may sit down where nobody does.',
  notReached:
    'Does it not open on the phone? It must be on the same Wi-Fi, and the firewall of this machine must let it in.',
  linkUnreached: 'Nobody has come here from another device yet.',
  linkReached: 'It works: another device has come here.',
  linkVirtual: (network) =>
    `This machine is only on a VPN or a virtual network (${network}): only who is in it can come.`,
  firewallOn: 'A firewall is on here. This lets phones in:',
}
