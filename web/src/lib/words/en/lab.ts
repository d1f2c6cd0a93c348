/** The workbench, in English. */
import { count } from '../counting'
import type { Lab } from '../messages/lab'

const whole = new Intl.NumberFormat('en')
const tenths = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const signed = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

export const lab: Lab = {
  about:
    'Ask a game a question and let bots answer it: is the mission fair, what is a card worth, what if a figure cost more? Each variant plays with the same dice as the game as it is.',
  none: 'There is no workbench here for you. It is offered on the machine that runs the server, or to whoever has its token.',
  install: 'The laboratory is not installed. On the server:',
  token: 'Token',
  unlock: 'Come in',
  new: 'A new study',
  name: 'Name',
  game: 'Game',
  missions: 'Missions',
  games: 'Games of each variant',
  gamesAbout: (most) =>
    `In all missions and variants together at most ${whole.format(most)} games.`,
  variants: 'Variants',
  variantsAbout:
    'What is to be other than in the game as it is. Rows with the same name make one variant.',
  variant: (number) => `Row ${number}`,
  variantName: 'Variant',
  variantKind: 'What',
  change: 'becomes',
  without: 'is left out',
  key: 'Key of the content',
  value: 'Value',
  is: (value) => `is ${value}`,
  add: 'One more row',
  drop: (number) => `Remove row ${number}`,
  source: 'The study',
  sourceAbout: 'This is what will be played. You may change it by hand.',
  edited: 'Changed by hand: the form above no longer counts.',
  anew: 'Take it from the form again',
  start: 'Start the study',
  checking: 'Checking…',
  studies: 'Studies',
  noStudies: 'No study yet.',
  status: (status) =>
    ({
      waiting: 'Waiting its turn',
      playing: 'Playing',
      stopped: 'Stopped',
      done: 'Done',
      failed: 'Failed',
    })[status],
  progress: (games, of) => `${whole.format(games)} of ${count(of, 'game', 'games')}`,
  left: (seconds) =>
    seconds < 90
      ? `about ${Math.max(1, Math.round(seconds))} s left`
      : seconds < 5400
        ? `about ${Math.round(seconds / 60)} min left`
        : `about ${Math.round(seconds / 3600)} h left`,
  stop: 'Stop',
  resume: 'Go on',
  remove: 'Remove',
  removeSure: (name) => `Remove “${name}” and all that was played of it?`,
  report: 'Report',
  reportMaking: 'Making the report…',
  shares: (mission) => `${mission}: who wins`,
  base: 'as it is',
  all: 'everybody',
  won: 'Won',
  interval: '95% interval',
  beside: 'Beside the game as it is',
  numbers: 'The numbers',
  holds:
    'The intervals hold however often you look. Full dots are surely other than the game as it is.',
  percent: (share) => `${tenths.format(100 * share)}%`,
  points: (difference) => signed.format(100 * difference),
  fromTo: (low, high) => `${low} to ${high}`,
}
