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
  const own: string[] = []
  const done = new Set<string>()
  for (const choice of prompt.choices) {
    const group = choice.group ? (groups.get(choice.group) ?? []) : []
    if (choice.group && group.length > 1) {
      if (done.has(choice.group)) continue
      done.add(choice.group)
      const title = prompt.groups?.[choice.group] ?? choice.group
      rows.push({ kind: 'group', id: choice.group, title, choices: group } as Omit<Row, 'key'>)
      own.push(sharedKey(group))
    } else {
      rows.push({ kind: 'choice', choice } as Omit<Row, 'key'>)
      own.push(ownKey(choice))
    }
  }
  const keys = counted(own)
  return rows.map((row, index) => ({ ...row, key: keys[index] ?? '' }) as Row)
}

/** The choices of a row. */
export function choicesOf(row: Row): readonly Option[] {
  return row.kind === 'choice' ? [row.choice] : row.choices
}

/**
 * The key of every choice, by its index, the same in the list and in a menu on the board.
 *
 * A deed has its own letter wherever it is asked; whatever has none is counted, 1 to 9, by its place.
 */
export function keysByChoice(rows: readonly Row[]): Map<number, string> {
  const found = new Map<number, string>()
  for (const row of rows) {
    if (row.kind === 'choice') found.set(row.choice.index, row.key)
    else {
      const keys = distinct(row.choices.map(ownKey))
      row.choices.forEach(({ index }, place) => found.set(index, keys[place] ?? ''))
    }
  }
  return found
}

/** Keys for a list in which each must mean one choice: where several have the same, they are counted. */
export function distinct(keys: readonly string[]): string[] {
  return counted(keys.map((key) => (keys.indexOf(key) === keys.lastIndexOf(key) ? key : '')))
}

/** Keys that the page itself uses and no choice may take. */
const TAKEN = new Set(['', '?', '+', '-', '0', 'escape', 'tab', 'enter', ' '])
const DIGITS = Array.from('123456789')

/** The key that the game gives a choice. */
function ownKey({ key = '' }: Choice): string {
  const name = keyName(key)
  return TAKEN.has(name) ? '' : name
}

/** The key of a group of choices: the one that all of them have. */
function sharedKey(group: readonly Choice[]): string {
  const keys = new Set(group.map(ownKey))
  return keys.size === 1 ? ([...keys][0] ?? '') : ''
}

/** The keys, and the digits that are left, in their order, for those that have none. */
function counted(keys: readonly string[]): string[] {
  const left = DIGITS.filter((digit) => !keys.includes(digit))
  return keys.map((key) => key || (left.shift() ?? ''))
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

const SHIFT = '⇧'

/** One name for a key, as a scene writes it. */
export function keyName(key: string): string {
  const small = key.toLowerCase()
  if (small.startsWith(SHIFT)) return `shift+${keyName(small.slice(SHIFT.length))}`
  return ARROWS[small] ?? small
}

/** The name of the key that was typed; with the shift key an arrow means something else. */
export function typedKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const name = keyName(key)
  return shiftKey && name.startsWith('arrow') ? `shift+${name}` : name
}

const SIGNS: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
}

/** A key as it is shown on a button. */
export function keySign(key: string): string {
  if (key.startsWith('shift+')) return SHIFT + keySign(key.slice('shift+'.length))
  return SIGNS[key] ?? key.toUpperCase()
}
