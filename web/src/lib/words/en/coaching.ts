/** What is said by and of the coach, in English. */
import type { Coaching } from '../messages/coaching'

export const coaching: Coaching = {
  coach: 'Coach',
  coachAsk: 'What would a strong player do?',
  coachThinks: 'The coach is trying things out…',
  coachSays: 'A strong player would',
  coachChance: (chance) => `${chance}%`,
  coachBetween: (low, high) => `between ${low} and ${high}% to win`,
  coachFor: (features) => `For it: ${features}`,
  coachAgainst: (features) => `Against it: ${features}`,
  coachAbout: 'Chances to win, tried out on what your seat knows.',
  coachAway: 'Put the advice away',
  coachWeighs: 'The coach works out what it costs… Choose it again if you would rather not wait.',
  coachTitle: 'The coach',
  coachSetting: (value) =>
    ({ never: 'silent', request: 'when asked', always: 'at every decision' })[value],
  coachTold: (value) =>
    ({
      never: 'The coach: silent. Nobody is given advice at this table.',
      request:
        'The coach: when asked. Whoever plays may ask it for advice, and nobody else sees it.',
      always:
        'The coach: at every decision. Whoever plays is given advice, and nobody else sees it.',
    })[value],
}
