/** Numbers in a sentence. */
import type { Language } from '../types'

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

/** How often something so unlikely happens. */
export function oneIn(chance: number, language: Language): string {
  const games = chance >= 0.4 ? 2 : Math.round(1 / Math.max(chance, 1e-9))
  const many = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(games)
  return language === 'es' ? `1 de cada ${many}` : `1 in ${many}`
}
