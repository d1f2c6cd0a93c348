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
  reviewParts: 'What moved the chance to win, in points',
  reviewOwn: 'own choices',
  reviewOthers: 'others’',
  reviewChance: 'luck',
  reviewTurns: 'Where it turned',
  reviewNowhere: 'Nowhere: the chances hardly changed.',
  reviewBetter: (choice, points) => `Better: ${choice} (+${points})`,
  reviewLuck: (good, points) => (good ? `Luck gave ${points}` : `Luck took ${points}`),
  reviewPoints:
    'Points are chances to win in a hundred. In two cases of three they are off by no more than what stands after ±. Own choices, those of others and luck add up to the way of the chance to win. Where the estimate itself changes its mind, that counts with the choices.',
  reviewTried: (playouts) =>
    `Each choice was tried out ${String(playouts)} times. Where another option looked better, both were held against each other ${String(playouts)} times more with other dice, and only what was better beyond doubt there is counted.`,
  reviewOff: ({ said, low, high, points }) =>
    `The chances hold if everybody goes on as steady bots do. How far to trust them: when ${String(said)}% was said in their games, between ${String(low)}% and ${String(high)}% were won (${points} points off on average); a single position may be better or worse.`,
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
