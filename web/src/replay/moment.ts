/** Links to a moment of a match. Where they are quoted, the server reads what follows the question mark. */
import type { Language } from '../lib/types'

export function momentLink(
  origin: string,
  table: string,
  step: number,
  language: Language,
): string {
  return `${origin}/t/${table}/replay?step=${step}&lang=${language}`
}

/** The step that the part of an address after the question mark asks for. */
export function momentOf(search: string): number {
  return Number(/[?&]step=(\d{1,9})(?:&|$)/.exec(search)?.[1] ?? 0)
}
