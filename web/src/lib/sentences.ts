import type { Badge } from './types'

/** Several remarks, one after another, as they are read aloud. */
export function sentences(parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .map((part) => (/[.?!…:;]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

/** A name in lines of at most so many letters, broken at plain spaces; a long word has a line alone. */
export function inLines(name: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** What a badge says, in words: its sign and what that means, each once. */
export function badgeWords({ text = '', name = '' }: Pick<Badge, 'text' | 'name'>): string {
  return name.split(/[^\p{L}\p{N}]+/u).includes(text)
    ? name
    : [text, name].filter(Boolean).join(' ')
}
