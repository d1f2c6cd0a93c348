/** A study as TOML, from what the form of the workbench holds. */
import type { GameInfo, MissionInfo } from './types'

/** A row of the form; rows with the same name make one variant. */
export interface VariantRow {
  name: string
  kind: 'change' | 'without'
  key: string
  value: string
}

export interface StudyForm {
  game: string
  missions: readonly string[]
  seats: readonly string[]
  games: number
  rows: readonly VariantRow[]
}

const BARE = /^[A-Za-z0-9_-]+$/
const PLAIN = /^([+-]?\d+(\.\d+)?|true|false)$/

/** The study in words that the laboratory reads. */
export function sourceOf({ game, missions, seats, games, rows }: StudyForm): string {
  const head = [
    `game = ${word(game)}`,
    `missions = ${list(missions)}`,
    `seats = ${list(seats)}`,
    `games = ${games}`,
  ]
  return [...head, ...variantsOf(rows)].join('\n') + '\n'
}

function variantsOf(rows: readonly VariantRow[]): string[] {
  const whole = rows.filter(({ kind, key, value }) => key !== '' && (kind === 'without' || value))
  const names = [...new Set(whole.map(nameOf))]
  return names.flatMap((name) => {
    const own = whole.filter((row) => nameOf(row) === name)
    const changes = own.filter(({ kind }) => kind === 'change')
    const without = own.filter(({ kind }) => kind === 'without').map(({ key }) => key)
    return [
      '',
      `[variants.${name}]`,
      ...changes.map(({ key, value }) => `change.${path(key)} = ${valueOf(value)}`),
      ...(without.length ? [`without = ${list(without)}`] : []),
    ]
  })
}

/** A name as studies have it: small letters, digits and dashes; without one, what it is about. */
export function nameOf({ name, key }: VariantRow): string {
  const letters = (name || key).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const plain = letters.replace(/[^a-z0-9_]+/g, '-').replace(/^[-_]+|-+$/g, '')
  return plain.slice(0, 40) || 'variant'
}

const word = (text: string) => JSON.stringify(text)
const list = (words: readonly string[]) => `[${words.map(word).join(', ')}]`
const valueOf = (value: string) => (PLAIN.test(value.trim()) ? value.trim() : word(value))
const path = (key: string) =>
  key
    .split('.')
    .map((part) => (BARE.test(part) ? part : word(part)))
    .join('.')

/** How many may sit down at all of these missions. */
export function seatCounts(missions: readonly MissionInfo[]): number[] {
  const low = Math.max(1, ...missions.map(({ seats }) => seats[0]))
  const high = Math.min(...missions.map(({ seats }) => seats[1]))
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, place) => low + place)
}

/** The bot that a study is usually played with: it answers at once, and plays well enough. */
export function usualBot({ bots, usual_bot }: GameInfo): string {
  return bots.find(({ id }) => id === 'steady')?.id ?? usual_bot
}
