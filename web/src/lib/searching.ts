/** Searching the rules of a game: at once, whatever the accents, by all the words that are given. */
import type { GameRules, RulesPart } from './types'

/** A text as it is compared: small letters without accents, each in the place of its own. */
export function folded(text: string): string {
  return Array.from({ length: text.length }, (_, place) => {
    const letter = text.charAt(place)
    return letter.normalize('NFD').charAt(0).toLowerCase() || letter
  }).join('')
}

export function wordsOf(query: string): readonly string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}

export function fits(text: string, words: readonly string[]): boolean {
  const within = folded(text)
  return words.every((word) => within.includes(word))
}

/** The parts of the rules in which something fits; a chapter whose title fits is there whole. */
export function found(rules: GameRules, words: readonly string[]): readonly RulesPart[] {
  if (words.length === 0) return rules.parts
  return rules.parts.flatMap((part) => {
    const chapters = part.chapters.flatMap((chapter) => {
      if (chapter.title && fits(chapter.title, words)) return [chapter]
      const inside = chapter.rules.filter(({ id, text }) => fits(`${id} ${text}`, words))
      return inside.length ? [{ ...chapter, rules: inside }] : []
    })
    return chapters.length ? [{ ...part, chapters }] : []
  })
}

/** The anchors of parts and chapters, which stay the same whatever is searched for. */
export function anchorsOf(rules: GameRules): (part: string, chapter?: string) => string {
  const places = new Map<string, string>()
  rules.parts.forEach((part, p) => {
    places.set(part.title, `part-${p + 1}`)
    part.chapters.forEach(({ title }, c) =>
      places.set(`${part.title}\n${title}`, `chapter-${p + 1}-${c + 1}`),
    )
  })
  return (part, chapter) => places.get(chapter === undefined ? part : `${part}\n${chapter}`) ?? ''
}

export interface Stretch {
  text: string
  /** What was searched for stands here. */
  hit: boolean
  /** The rule that is named here. */
  rule: string
}

const RULE = /[a-z0-9]+(?:\.[a-z0-9-]*[a-z0-9]){2,}/g

/** A text cut where a rule is named or something was found. */
export function stretches(
  text: string,
  words: readonly string[],
  known: (rule: string) => boolean,
): readonly Stretch[] {
  const cut: Stretch[] = []
  let from = 0
  for (const { 0: rule, index } of text.matchAll(RULE)) {
    if (!known(rule)) continue
    cut.push(...hits(text.slice(from, index), words), { text: rule, hit: false, rule })
    from = index + rule.length
  }
  return [...cut, ...hits(text.slice(from), words)]
}

function hits(text: string, words: readonly string[]): readonly Stretch[] {
  const within = folded(text)
  const at = (place: number) =>
    Math.max(0, ...words.map((word) => (within.startsWith(word, place) ? word.length : 0)))
  const cut: Stretch[] = []
  let from = 0
  for (let place = 0; place < text.length;) {
    const length = at(place)
    if (length === 0) {
      place += 1
      continue
    }
    if (place > from) cut.push({ text: text.slice(from, place), hit: false, rule: '' })
    cut.push({ text: text.slice(place, place + length), hit: true, rule: '' })
    place = from = place + length
  }
  if (from < text.length) cut.push({ text: text.slice(from), hit: false, rule: '' })
  return cut
}
