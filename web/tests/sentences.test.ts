import { expect, test } from 'vitest'
import { badgeWords, inLines, sentences } from '../src/lib/sentences'

test('remarks are read as sentences, each with one end', () => {
  expect(sentences(['Whom do you play?', '', '4 options', undefined])).toBe(
    'Whom do you play? 4 options.',
  )
  expect(sentences(['You have 4 CP.', '2 options'])).toBe('You have 4 CP. 2 options.')
  expect(sentences([' ', ''])).toBe('')
})

test('a name is broken into lines between its words', () => {
  expect(inLines('Cuidado, que quema', 11)).toEqual(['Cuidado,', 'que quema'])
  expect(inLines('Half-Life', 11)).toEqual(['Half-Life'])
  expect(inLines('Unputdownable thing', 11)).toEqual(['Unputdownable', 'thing'])
})

test('a badge says its number once', () => {
  expect(badgeWords({ text: '7', name: 'XP, level Yellow' })).toBe('7 XP, level Yellow')
  expect(badgeWords({ text: '1', name: '1 damage' })).toBe('1 damage')
  expect(badgeWords({ name: 'Start player' })).toBe('Start player')
})
