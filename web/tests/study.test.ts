import { expect, test } from 'vitest'
import { nameOf, seatCounts, sourceOf, type VariantRow } from '../src/lib/study'
import type { MissionInfo } from '../src/lib/types'

const row = (more: Partial<VariantRow>): VariantRow => ({
  name: 'dear',
  kind: 'change',
  key: 'figures.ape_trooper.rp',
  value: '4',
  ...more,
})
const form = { game: 'incursion', missions: ['m2'], seats: ['steady', 'strong'], games: 50 }

test('a study without variants plays the game as it is', () => {
  expect(sourceOf({ ...form, rows: [] })).toBe(
    'game = "incursion"\nmissions = ["m2"]\nseats = ["steady", "strong"]\ngames = 50\n',
  )
})

test('rows of the same name make one variant, and those that say nothing are left out', () => {
  const rows = [
    row({}),
    row({ name: 'Sin médico', kind: 'without', key: 'cards.medkit', value: '' }),
    row({ key: 'cards.a b.name', value: 'a "b"' }),
    row({ name: 'half', value: '' }),
    row({ name: 'none', key: '' }),
  ]
  expect(
    sourceOf({ ...form, rows })
      .split('\n')
      .slice(4),
  ).toEqual([
    '',
    '[variants.dear]',
    'change.figures.ape_trooper.rp = 4',
    'change.cards."a b".name = "a \\"b\\""',
    '',
    '[variants.sin-medico]',
    'without = ["cards.medkit"]',
    '',
  ])
})

test.each([
  ['Dear Trooper!', 'dear-trooper'],
  ['', 'figures-ape_trooper-rp'],
  ['¿?', 'variant'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('the name %o becomes %o', (name, plain) => {
  expect(nameOf(row({ name }))).toBe(plain)
})

test('as many may sit down as all missions have room for', () => {
  const mission = (low: number, high: number) => ({ seats: [low, high] }) as unknown as MissionInfo
  expect(seatCounts([mission(1, 4), mission(2, 6)])).toEqual([2, 3, 4])
  expect(seatCounts([mission(1, 1), mission(2, 2)])).toEqual([])
})
