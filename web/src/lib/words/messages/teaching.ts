/** What is said of lessons, review and the rules to read. */
import type { Language } from '../../types'

export interface Teaching {
  lessons: string
  lesson: (number: number) => string
  lessonsLeft: (count: number) => string
  lessonNext: string
  lessonLater: string
  lessonsSkip: string
  lessonsDone: string
  lessonsClose: string
  lessonsAgain: string
  lessonsSwitch: string
  lessonsAbout: string
  learn: string
  learnAbout: string
  review: string
  reviewAsk: string
  reviewAskAbout: string
  reviewMaking: string
  reviewCurve: string
  reviewParts: string
  reviewOwn: string
  reviewOthers: string
  reviewChance: string
  reviewTurns: string
  reviewNowhere: string
  reviewBetter: (choice: string, points: string) => string
  reviewLuck: (good: boolean, points: string) => string
  reviewPoints: string
  reviewTried: (playouts: number) => string
  reviewOff: (trust: { said: number; low: number; high: number; points: string }) => string
  rule: string
  ruleIn: (language: Language) => string
  ruleMissing: string
  readRule: string
  rules: string
  rulesOf: (game: string) => string
  rulesSearch: string
  rulesFound: (number: number) => string
  rulesNone: string
  rulesUnwritten: string
  rulesContents: string
  rulesGlossary: string
  rulesSymbols: string
  ruleLink: string
  print: string
}
