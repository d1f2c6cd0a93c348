// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import type { MissionInfo, PastResults, RoleInfo } from '../src/lib/types'
import { challenge, fits, tally } from '../src/lib/results'
import { speak } from '../src/lib/words'
import { oneIn } from '../src/lib/words/counting'

const role = (en: string): RoleInfo => ({ id: en, owner: en, name: { es: en, en } })
const words = (en: string) => ({ es: en, en })
const results: PastResults = {
  mission: 'm1',
  seats: 2,
  settings: {},
  sides: [0, 1],
  games: 5,
  wins: [3, 1],
  outcomes: [],
  latest: [],
}

beforeEach(async () => {
  await speak('en')
})

describe('the tally', () => {
  test('counts the victories of each side apart', () => {
    expect(tally(results, [role('Cats'), role('Dogs')])).toBe('Cats: 3 wins · Dogs: 1 win')
  })

  test('names everybody of a side', () => {
    const four = { ...results, seats: 4, sides: [0, 0, 1, 1], wins: [2, 2, 3, 3] }
    const roles = ['North', 'South', 'East', 'West'].map(role)
    expect(tally(four, roles)).toBe('North, South: 2 wins · East, West: 3 wins')
  })

  test('of those who play together says how often they have won', () => {
    expect(tally({ ...results, sides: [0, 0], wins: [2, 2] }, [])).toBe('Won 2 of 5')
  })
})

describe('the challenge', () => {
  const setting = { about: words(''), values: [], low: 0, high: 9, comfort: false }
  const mission = {
    settings: [
      { ...setting, id: 'fast', name: words('Fast game'), default: false },
      {
        ...setting,
        id: 'level',
        name: words('Level'),
        default: 'usual',
        values: [{ value: 'top', name: words('the top') }],
      },
      { ...setting, id: 'maps', name: words('Maps'), default: 1 },
    ],
  } as unknown as MissionInfo

  test('is told by the names of settings and values', () => {
    const unusual = { fast: true, level: 'top', maps: 3 }
    expect(challenge({ settings: unusual }, mission)).toBe('Fast game, Level: the top, Maps: 3')
    expect(challenge({ settings: {} }, mission)).toBe('usual options')
  })

  test('fits only what was played just so', () => {
    const hard = { ...results, settings: { level: 'top' } }
    expect(fits(hard, 'm1', 2, { level: 'top' })).toBe(true)
    expect(fits(hard, 'm1', 2, {})).toBe(false)
    expect(fits(results, 'm1', 2, { level: 'top' })).toBe(false)
    expect(fits(results, 'm2', 2, {})).toBe(false)
    expect(fits(results, 'm1', 3, {})).toBe(false)
  })
})

test('a chance is told as how often it happens', () => {
  expect(oneIn(0.5, 'en')).toBe('1 in 2')
  expect(oneIn(0.04, 'en')).toBe('1 in 25')
  expect(oneIn(0.000123, 'en')).toBe('1 in 8,100')
  expect(oneIn(0.04, 'es')).toBe('1 de cada 25')
})
