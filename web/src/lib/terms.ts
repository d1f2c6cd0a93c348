/** The words of a game that are explained, found in its sentences. */
import type { TermInfo } from './types'

export interface Marked {
  text: string
  /** The term that it is a form of, if it is one. */
  term: TermInfo | null
}

/** Finds the terms in a sentence: whole words, each term where it first stands. */
export type Finder = (text: string) => readonly Marked[]

export function finderOf(terms: readonly TermInfo[]): Finder {
  const forms = new Map(
    terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), { form, term }])),
  )
  if (forms.size === 0) return plain
  const longestFirst = [...forms.keys()].sort((one, other) => other.length - one.length)
  const words = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => {
    const marked: Marked[] = []
    const seen = new Set<string>()
    let from = 0
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const known = forms.get(found.toLowerCase())
      if (!known || seen.has(known.term.id) || !written(found, known.form)) continue
      seen.add(known.term.id)
      if (index > from) marked.push({ text: text.slice(from, index), term: null })
      marked.push({ text: found, term: known.term })
      from = index + found.length
    }
    if (from < text.length) marked.push({ text: text.slice(from), term: null })
    return marked
  }
}

/** An abbreviation is meant only in capitals: AP is a term, `ap` is none. */
function written(found: string, form: string): boolean {
  return form !== form.toUpperCase() || found === form
}

export const plain: Finder = (text) => [{ text, term: null }]
