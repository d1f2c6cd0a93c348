import { expect, test } from 'vitest'
import { isWay, nearestStop, nextStop } from '../src/lib/roving'

const stops = [
  { id: 'here', x: 0, y: 0 },
  { id: 'right', x: 2, y: 0 },
  { id: 'far right', x: 5, y: 0 },
  { id: 'right and down', x: 2, y: 1.5 },
  { id: 'up', x: 0, y: -3 },
]
const here = { id: 'here', x: 0, y: 0 }

test('an arrow leads to the nearest stop that lies ahead', () => {
  expect(nextStop(stops, here, 'arrowright')?.id).toBe('right')
  expect(nextStop(stops, here, 'arrowup')?.id).toBe('up')
})

test('where nothing lies ahead the focus stays', () => {
  expect(nextStop(stops, here, 'arrowleft')).toBeNull()
})

test('a stop aside is reached when none is straight ahead', () => {
  expect(nextStop([here, { id: 'aside', x: 1, y: 1 }], here, 'arrowdown')?.id).toBe('aside')
})

test('the first stop is the one nearest to where one looks', () => {
  expect(nearestStop(stops, 4.5, 0.2)?.id).toBe('far right')
})

test('only arrows are ways', () => {
  expect(isWay('arrowup')).toBe(true)
  expect(isWay('enter')).toBe(false)
})
