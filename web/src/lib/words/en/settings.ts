/** Settings and help, in English. */
import type { Settings } from '../messages/settings'

export const settings: Settings = {
  sound: 'Sound',
  soundOff: 'Turn the sound off',
  soundOn: 'Turn the sound on',
  volume: 'Volume',
  ambience: 'The place murmurs',
  ambienceAbout: 'Wind, a crowd, a hum: very low, while nothing happens',
  notify: 'Notify me when it is my turn',
  notifyBlocked: 'The browser does not allow notifications from this page.',
  pace: 'Animations',
  paceOf: (pace) => (pace === 0 ? 'none' : pace === 1 ? 'normal' : pace > 1 ? 'fast' : 'slow'),
  cover: 'Cover the screen when the device changes hands',
  coverOf: (cover) =>
    ({ auto: 'if hands are secret', always: 'always', never: 'never' })[cover] ?? cover,
  askTwice: 'Ask once more before what cannot be mended',
  askBlunders: 'Let the coach warn before a costly choice',
  blunder: (points) =>
    `The coach thinks that this lowers your chance to win by about ${points} points of a hundred.`,
  sure: 'Are you sure?',
  sureYes: (choice) => `Yes: ${choice}`,
  sureNo: 'Rather not',
  orders: 'Standing orders',
  ordersAbout:
    'When you are asked about each chance to interrupt. Unless you say otherwise: once, and again when something about it has changed.',
  ordersNone: 'Nobody interrupts in this game.',
  windowStop: (stop) =>
    ({
      always: 'always',
      changed: 'if it changes',
      turn: 'not this turn',
      own: 'from my turn on',
      never: 'never',
    })[stop],
  ties: 'Ties of the enemies',
  tiesAbout:
    'Where they go, where they appear and whom they attack when the rules see no difference. Holds for the whole table.',
  tiesAsk: 'Ask us',
  tieStop: (stop) => ({ always: 'always', matters: 'if it matters', never: 'never' })[stop],
  tieOffer: (stop) =>
    ({
      always: 'always ask',
      matters: 'ask if it matters',
      never: 'the table decides',
    })[stop],
  tieAsked: 'A tie: it is yours to decide.',
  tieLeave: 'Leave it to the table',
  tieDecided: 'A tie: the table has decided.',
  orderUntilMine: (name) => `${name} (until my turn)`,
  orderThisTurn: (name) => `${name} (this turn)`,
  orderRemove: (name) => `Ask again: ${name}`,
  report: 'Report a bug',
  reportAbout: 'Downloads a file with the versions and what you see, ready to attach.',
  reportNote: 'What happened, and what did you expect?',
  reportMake: 'Download the report',
  record: 'Download the game',
  fairness: 'Dice nobody can doubt',
  fairnessAbout:
    'The server committed to its part of the chance before it knew the players’ part. At the end it is shown, and with the downloaded game anybody can check every die.',
  commitment: 'Commitment',
  secret: 'Secret',

  helpTitle: 'How it works',
  helpKeys: [
    ['A–Z', 'an action: each has its own letter, wherever it is asked'],
    ['1–9', 'an option by its place in the list'],
    ['Tab', 'go from the board to the options, the cards and the buttons'],
    ['↑ ↓ ← →', 'on the board: go to what can be chosen'],
    ['Alt + ↑ ↓ ← →', 'on the board: go through all the pieces'],
    ['Enter', 'choose what has the focus'],
    ['+ − 0', 'zoom in, zoom out, fit the board'],
    ['Space', 'skip what is being shown'],
    ['Ctrl + Z', 'undo'],
    ['N', 'the next table that waits for you, unless it is an action here'],
    ['Esc', 'close a menu, come back to now'],
    ['?', 'this help'],
  ],
  helpAbout:
    'What can be chosen is lit; it is also in the list on the right. Point at an option and the board shows what it would do. ‘Why?’ opens the rule. Choose a cell far away, and the figure walks on if nothing happens.',
}
