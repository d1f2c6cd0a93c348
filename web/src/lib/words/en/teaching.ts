/** Lessons, review and the rules to read, in English. */
import { count } from '../counting'
import type { Teaching } from '../messages/teaching'

export const teaching: Teaching = {
  lessons: 'Lessons',
  lesson: (number) => `Lesson ${number}`,
  lessonsLeft: (count) => (count === 0 ? 'the last one' : `${count} more to come`),
  lessonNext: 'Next',
  lessonLater: 'Not now',
  lessonsSkip: 'Skip the tutorial',
  lessonsDone:
    'That is all: you know how to play. Go on and win; the rules are always behind each “Why?”.',
  lessonsClose: 'Play on',
  lessonsAgain: 'Begin the lessons again',
  lessonsSwitch: 'With lessons',
  lessonsAbout:
    'They explain the game while you play and point at what they speak of. You can skip them.',
  learn: 'Learn to play',
  learnAbout: 'Learn to play, with a guided first mission',
  review: 'Review',
  reviewAsk: 'Review this match',
  reviewAskAbout:
    'Where it turned, what each choice cost, and what was luck. It takes a minute or two.',
  reviewMaking: 'Looking at every choice again…',
  reviewCurve: 'The chance to win along the match',
  reviewByChoice: 'by choices',
  reviewByLuck: 'by luck',
  reviewTurns: 'Where it turned',
  reviewBetter: (choice, points) => `Better: ${choice} (+${points})`,
  reviewLuck: (good, points) => (good ? `Luck gave ${points}` : `Luck took ${points}`),
  reviewError: (points, playouts) =>
    `Points are chances to win in a hundred. The value of a position is off by about ${String(points)}; every choice was tried out ${String(playouts)} times.`,
  rule: 'Rule',
  ruleIn: (language) => `The text is in ${{ es: 'Spanish', en: 'English' }[language]}.`,
  ruleMissing: 'There is no text for this rule.',
  readRule: 'Read it in the rules',
  rules: 'Rules',
  rulesOf: (game) => `The rules of ${game}`,
  rulesSearch: 'Search the rules',
  rulesFound: (number) => count(number, 'rule found', 'rules found'),
  rulesNone: 'Nothing found. Try fewer or other words.',
  rulesUnwritten: 'The rules of this game have not been written down yet.',
  rulesContents: 'Contents',
  rulesGlossary: 'Glossary',
  rulesSymbols: 'Symbols',
  ruleLink: 'Link to this rule',
  print: 'Print',
}
