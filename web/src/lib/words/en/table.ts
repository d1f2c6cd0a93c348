/** The board, the bar and the screen that changes hands, in English. */
import { count } from '../counting'
import type { Table } from '../messages/table'

const WAYS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
]

export const table: Table = {
  board: 'Board',
  goal: 'Goal',
  goalMore: 'Read the whole goal',
  goalLess: 'Fold the goal away',
  acting: 'Acting',
  pinned: 'In front of you',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  skip: 'Skip',
  watchOn: 'Space to skip',
  facing: (way) => `facing ${WAYS[way] ?? ''}`,
  pieceActive: 'active',
  pieceDone: 'has acted',
  outOf: (name, now, most) => (most > 0 ? `${name} ${now} of ${most}` : `${name} ${now}`),
  cardBack: 'Card face down',
  cards: 'Cards',
  showCards: 'Show the cards',
  hideCards: 'Hide the cards',
  pile: (name, number) => `${name}: ${count(number, 'card', 'cards')}`,
  dice: (faces) => `Dice: ${faces}`,
  dieOf: (face, sides) => `${face} on a ${sides}-sided die`,

  seats: 'Players',
  you: 'you',
  bot: 'bot',
  here: 'online',
  away: 'away',
  freeSeat: 'free',
  turn: 'to decide',
  invite: 'Invite',
  menu: 'Menu',
  help: 'Help and keys',
  settings: 'Settings',
  spectators: (number) => count(number, 'spectator', 'spectators'),
  lobby: 'Home',
  leave: 'Leave the table',

  passTo: (name) => `Pass the device to ${name}`,
  passAbout: 'The screen is covered so that nobody sees what they should not.',
  passReady: (name) => `I am ${name}, go on`,
}
