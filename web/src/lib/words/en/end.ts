/** The end, results, luck and the replay, in English. */
import { count, oneIn } from '../counting'
import type { End } from '../messages/end'

export const end: End = {
  won: 'Victory',
  lost: 'Defeat',
  ended: 'The game is over',
  watchAgain: 'Watch the replay',
  lookAtBoard: 'Look at the board',
  goOnThere: 'Go to the next table',
  playAgain: 'Again',
  swapSides: 'Swap sides',
  playHarder: 'Harder',
  playHarderAt: (mission) => `Harder: ${mission}`,
  nextMission: (mission) => `Next mission: ${mission}`,
  whatNext: 'What now?',
  seeResult: 'See the result',
  campaigns: 'Your campaigns',
  campaignAfter: (mission, result) => `After ${mission}: ${result}`,
  asCampaign: 'Play as a campaign: what happens in one mission carries over to the next',
  goOnWith: (mission) => `Go on: ${mission}`,
  campaignSoFar: 'The campaign',

  results: 'Past results',
  resultsNone: 'Nobody has finished this mission here yet.',
  resultsOf: (games) => count(games, 'game', 'games'),
  wonOf: (won, games) => `Won ${won} of ${games}`,
  winsOf: (name, won) => `${name}: ${count(won, 'win', 'wins')}`,
  usualSettings: 'usual options',
  duration: (seconds) =>
    seconds < 5400
      ? `${Math.max(1, Math.round(seconds / 60))} min`
      : `${Math.round(seconds / 3600)} h`,
  luck: 'Luck',
  luckHits: 'Hits',
  luckHitsAbout:
    'What everybody’s dice gave in hits or successes, with the chances they had when they were rolled.',
  luckAbout:
    'And what everybody’s dice add up to, what was to be expected, and how often something like that happens.',
  luckNone: 'No die was rolled in this game.',
  luckProved: 'Checked: every die follows from the seed committed to before the start.',
  luckDoubt: (problem) => `It could not be checked: ${problem}`,
  luckNobody: 'The game',
  luckDie: 'Die',
  luckRolls: 'Rolls',
  luckExpected: 'Expected',
  luckActual: 'Sum',
  luckChance: 'How rare',
  luckChanceOf: (high, chance) =>
    `${high ? 'as much or more' : 'as little or less'}: ${oneIn(chance, 'en')}`,
  number: (value) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value),
  date: (seconds) => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(seconds * 1000),

  replay: 'Replay',
  replaySlider: 'Step of the game',
  first: 'To the beginning',
  previous: 'Step back',
  next: 'Step on',
  last: 'To the end',
  run: 'Play',
  halt: 'Stop',
  eyesOf: 'With the eyes of',
  everybody: 'spectator',
  speed: 'Speed',
  times: (speed) => `${speed}×`,
  turnBefore: 'To the turn before',
  turnAfter: 'To the next turn',
  linkToMoment: 'Copy link',
  goToMoment: (text, step) => `Go to step ${step}: ${text}`,
  moments: 'Moments to remember',
}
