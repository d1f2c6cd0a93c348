/** Everywhere and the connection, in English. */
import { count } from '../counting'
import type { Everywhere } from '../messages/everywhere'

export const everywhere: Everywhere = {
  name: 'Sobremesa',
  tagline: 'Tabletop rulebooks you can sit down and play: here, now, with friends.',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  copy: 'Copy',
  copied: 'Copied',
  yes: 'Yes',
  no: 'No',
  loading: 'Loading…',
  stillTrying: 'The server does not answer yet. Still trying…',
  lobbyOffline: (ago) =>
    `No connection. Your tables are shown as they stood (${ago}); you can play as soon as the server answers.`,
  error: 'Something went wrong',
  again: 'Try again',
  theme: (dark) => (dark ? 'Switch to the light theme' : 'Switch to the dark theme'),
  languageOther: 'Cambiar a español',
  skipToContent: 'Go to the options',
  credits:
    'Icons from game-icons.net, CC BY 3.0 · Faces Bangers, Bungee, Londrina Solid and Saira Stencil One, SIL OFL 1.1',

  connecting: 'Connecting…',
  readOnly: 'The server is being looked after: you can watch, but not play for the moment.',
  restartIn: (minutes) =>
    `The server restarts in ${count(minutes, 'minute', 'minutes')}. The game is kept and goes on by itself afterwards.`,
  offline: 'No connection. What you have chosen is kept and will be sent once the server is back.',
  closedFor: (code) =>
    ({
      4400: 'This page and the server do not understand each other. Load it again.',
      4403: 'You may no longer be at this table.',
      4404: 'There is no such table.',
      4409: 'The table has been closed.',
      4503: 'This server does not have the rules this table was played with.',
    })[code] ?? 'The connection was closed.',
  reconnect: 'Connect now',
}
