import { expect, test } from 'vitest'
import { afterOwnTurn, withPassing, withStop } from '../src/lib/stops'
import type { WindowOrder } from '../src/lib/types'

const orders: WindowOrder[] = [
  { window: 'kill', name: 'Kill', stop: 'never' },
  { window: 'reload', name: 'Reload', stop: 'changed' },
]

test('everything passes until my turn, and no longer when I say so', () => {
  expect(withPassing(orders, true)).toEqual(['kill@own', 'reload@own'])
  const passing = orders.map((order) => ({ ...order, stop: 'own' as const }))
  expect(withPassing(passing, false)).toEqual([])
  expect(withStop(passing, 'kill', 'always')).toEqual(['reload@own', 'kill@always'])
})

test('what held until my turn lapses with it, for my seat alone', () => {
  const passing = orders.map((order) => ({ ...order, stop: 'own' as const }))
  const after = afterOwnTurn({ 0: passing, 1: passing }, 0)
  expect(after[0]?.map(({ stop }) => stop)).toEqual(['changed', 'changed'])
  expect(after[1]).toBe(passing)
})
