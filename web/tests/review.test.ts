// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { speak } from '../src/lib/words'
import { apart, line, measured, trust } from '../src/replay/review.svelte'

const CURVE = [
  [0.5, 0.5, 0.5],
  [0.75, 0.75, 0.25],
  [1, 1, 0],
]

test('a line goes from the left to the right, and up with the chance', () => {
  expect(line(CURVE, 0)).toBe('0,50 50,25 100,0')
  expect(line(CURVE, 2)).toBe('0,50 50,75 100,100')
  expect(line([[0.25]], 0)).toBe('0,75')
})

test('seats that always stand the same are drawn once', () => {
  expect(apart(CURVE)).toEqual([0, 2])
  expect(apart([])).toEqual([])
})

test('points are told with how far they may be off, where that is known', async () => {
  await speak('en')
  expect(measured(-0.123, 0.0421)).toBe('-12.3\u00a0±\u00a04.2')
  expect(measured(0.12, 0)).toBe('12')
  await speak('es')
  expect(measured(0.123, 0.04)).toBe('12,3\u00a0±\u00a04')
})

test('how far chances can be trusted is told by an example', async () => {
  await speak('es')
  expect(trust({ mean: 0.0074, most: 0.029 })).toEqual({
    said: 60,
    low: 57,
    high: 63,
    points: '0,7',
  })
})
