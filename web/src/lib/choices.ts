/** Options made ready to be read, clicked and typed: where they belong, their groups, their keys. */
import type { Choice, Prompt, PromptAt } from './types'

/** A choice with its place in the question: by this the server is told that it was taken. */
export interface Option extends Choice {
  index: number
}

export interface Question extends Prompt {
  choices: readonly Option[]
}

/** What is asked, with its choices numbered: they come in the order of the question. */
export interface AskedNow extends PromptAt {
  prompt: Question
}

export function numbered(asked: PromptAt | null): AskedNow | null {
  if (!asked) return null
  const choices = asked.prompt.choices.map((choice, index) => ({ ...choice, index }))
  return { ...asked, prompt: { ...asked.prompt, choices } }
}

/** A row of the list of options: one choice, or several folded under a heading. */
export type Row =
  | { kind: 'choice'; choice: Option; key: string }
  | { kind: 'group'; id: string; title: string; choices: readonly Option[]; key: string }

/** The choices that belong to each element, by the element's id. */
export function choicesByElement(prompt: Question | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const choice of prompt?.choices ?? []) {
    for (const id of choice.on ?? []) {
      const here = found.get(id)
      if (here) here.push(choice)
      else found.set(id, [choice])
    }
  }
  return found
}

/** The rows in the order of the prompt; a group stands where its first choice does. */
export function rowsOf(prompt: Question): Row[] {
  const groups = new Map<string, Option[]>()
  for (const choice of prompt.choices) {
    if (!choice.group) continue
    const group = groups.get(choice.group)
    if (group) group.push(choice)
    else groups.set(choice.group, [choice])
  }
  const rows: Omit<Row, 'key'>[] = []
  const wanted: { key: string; text: string }[] = []
  const done = new Set<string>()
  for (const choice of prompt.choices) {
    const group = choice.group ? (groups.get(choice.group) ?? []) : []
    if (choice.group && group.length > 1) {
      if (done.has(choice.group)) continue
      done.add(choice.group)
      const title = prompt.groups?.[choice.group] ?? choice.group
      rows.push({ kind: 'group', id: choice.group, title, choices: group } as Omit<Row, 'key'>)
      wanted.push({ key: '', text: title })
    } else {
      rows.push({ kind: 'choice', choice } as Omit<Row, 'key'>)
      wanted.push({ key: choice.key ?? '', text: choice.text })
    }
  }
  const keys = assignKeys(wanted)
  return rows.map((row, index) => ({ ...row, key: keys[index] ?? '' }) as Row)
}

/** Keys that the page itself uses and no choice may take. */
const TAKEN = new Set(['?', '+', '-', '0', 'escape', 'tab', 'enter', ' '])

/**
 * A key for each text: the one it asks for, else a letter of its own, else any that is left.
 *
 * Keys asked for come first, then first letters of words, then any letter, then digits.
 */
export function assignKeys(wanted: readonly { key: string; text: string }[]): string[] {
  const used = new Set(TAKEN)
  const keys = wanted.map(({ key }) => {
    const name = keyName(key)
    if (name === '' || used.has(name)) return ''
    used.add(name)
    return name
  })
  wanted.forEach(({ text }, index) => {
    if (keys[index]) return
    const free = candidates(text).find((letter) => !used.has(letter))
    if (free === undefined) return
    used.add(free)
    keys[index] = free
  })
  return keys
}

const LETTERS = Array.from('123456789abcdefghijklmnopqrstuvwxyz')

function candidates(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean)
  const rest = Array.from(plain.replace(/[^a-z]/g, ''))
  return [...words.map((word) => word.charAt(0)), ...rest, ...LETTERS]
}

const ARROWS: Readonly<Record<string, string>> = {
  '↑': 'arrowup',
  '↓': 'arrowdown',
  '←': 'arrowleft',
  '→': 'arrowright',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
}

/** One name for a key, whether a scene wrote it or a keyboard event brought it. */
export function keyName(key: string): string {
  const small = key.toLowerCase()
  return ARROWS[small] ?? small
}

const SIGNS: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
}

/** A key as it is shown on a button. */
export function keySign(key: string): string {
  return SIGNS[key] ?? key.toUpperCase()
}
