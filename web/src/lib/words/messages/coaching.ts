/** What is said by and of the coach; it comes with what shows it. */
import type { Coach } from '../../types'

export interface Coaching {
  coach: string
  coachAsk: string
  coachThinks: string
  coachSays: string
  coachChance: (chance: number) => string
  coachBetween: (low: number, high: number) => string
  coachFor: (features: string) => string
  coachAgainst: (features: string) => string
  coachAbout: string
  coachAway: string
  coachWeighs: string
  coachTitle: string
  coachSetting: (value: Coach) => string
  /** Said to everybody at a table and to whoever is invited to it. */
  coachTold: (value: Coach) => string
}
