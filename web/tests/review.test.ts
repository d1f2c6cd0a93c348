// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { apart, line } from '../src/replay/review.svelte'

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
