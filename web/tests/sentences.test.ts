import { expect, test } from 'vitest'
import { sentences } from '../src/lib/sentences'

test('remarks are read as sentences, each with one end', () => {
  expect(sentences(['Whom do you play?', '', '4 options', undefined])).toBe(
    'Whom do you play? 4 options.',
  )
  expect(sentences(['You have 4 CP.', '2 options'])).toBe('You have 4 CP. 2 options.')
  expect(sentences([' ', ''])).toBe('')
})
