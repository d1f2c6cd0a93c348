/** The lobby and the waiting room, in English. */
import { count } from '../counting'
import type { Lobby } from '../messages/lobby'

export const lobby: Lobby = {
  games: 'Games',
  lab: 'Workbench',
  noGames: 'No game is installed on this server.',
  players: (low, high) =>
    low === high ? count(low, 'player', 'players') : `${low}–${high} players`,
  minutes: (low, high) => (low === high ? `${low} min` : `${low}–${high} min`),
  missions: (number) => count(number, 'mission', 'missions'),
  play: 'Play',
  openTable: 'Open a table',
  mission: 'Mission',
  options: 'Options',
  whoSits: 'Who sits where',
  seatMe: 'Me',
  seatHere: 'Somebody else at this screen',
  seatLink: 'A friend, by link',
  seatOpen: 'Free for anybody',
  seatBot: (name) => `Bot: ${name}`,
  howMany: 'Players',
  yourName: 'Your name',
  playerName: 'Name',
  nameless: 'Guest',
  listed: 'Show the table on the home page',
  listedAbout: 'Anybody can find it and watch.',
  start: 'Start',
  resume: 'Your tables',
  waitForYou: 'Waiting for you',
  waitElsewhere: (tables) =>
    tables === 1 ? 'Another table waits for you' : `${tables} other tables wait for you`,
  resumeNone: 'You have no table yet. Choose a game and open one.',
  openTables: 'Tables with a free seat',
  watchGames: 'Games to watch',
  watch: 'Watch',
  join: 'Sit down',
  sitDown: 'Sit down at the table',
  seatFor: (role) => `Your seat: ${role}`,
  seatGone:
    'This link gives no seat any more: somebody has used it, or a new one was made. You can watch.',
  yourTurn: 'Your turn',
  turnOf: (names) => `${names} to decide`,
  statusOpen: 'Waiting for players',
  statusOver: 'Finished',
  ago: (seconds) => {
    const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
    if (seconds < 90) return 'just now'
    if (seconds < 5400) return format.format(-Math.round(seconds / 60), 'minute')
    if (seconds < 129600) return format.format(-Math.round(seconds / 3600), 'hour')
    return format.format(-Math.round(seconds / 86400), 'day')
  },
  steps: (number) => count(number, 'decision', 'decisions'),
  difficulty: (difficulty) =>
    ({ easy: 'Easy', normal: 'Normal', hard: 'Hard', 'very-hard': 'Very hard' })[difficulty],
  campaign: 'Campaign',
  forget: 'Remove from the list',

  waitingRoom: 'The table is laid',
  waitingRoomAbout: 'The game begins by itself when everybody has sat down.',
  seatTaken: (name) => `${name} is at the table`,
  seatWaits: 'Waiting for somebody to sit down',
  startNow: 'Start now',
  sitAs: (role) => `Sit down as ${role}`,
}
