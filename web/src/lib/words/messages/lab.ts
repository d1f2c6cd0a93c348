/** The workbench. */
import type { StudyInfo } from '../../types'

export interface Lab {
  about: string
  none: string
  install: string
  token: string
  unlock: string
  new: string
  name: string
  game: string
  missions: string
  games: string
  gamesAbout: (most: number) => string
  variants: string
  variantsAbout: string
  variant: (number: number) => string
  variantName: string
  variantKind: string
  change: string
  without: string
  key: string
  value: string
  is: (value: string) => string
  add: string
  drop: (number: number) => string
  source: string
  sourceAbout: string
  edited: string
  anew: string
  start: string
  checking: string
  studies: string
  noStudies: string
  status: (status: StudyInfo['status']) => string
  progress: (games: number, of: number) => string
  left: (seconds: number) => string
  stop: string
  resume: string
  remove: string
  removeSure: (name: string) => string
  report: string
  reportMaking: string
  shares: (mission: string) => string
  base: string
  all: string
  won: string
  interval: string
  beside: string
  numbers: string
  holds: string
  percent: (share: number) => string
  points: (difference: number) => string
  fromTo: (low: string, high: string) => string
}
