import { describe, expect, test } from 'vitest'
import {
  choicesByElement,
  distinct,
  keyName,
  keySign,
  keysByChoice,
  numbered,
  type Question,
  rowsOf,
  typedKey,
} from '../src/lib/choices'
import type { Choice } from '../src/lib/types'

function prompt(...choices: Partial<Choice>[]): Question {
  return {
    title: 'Act',
    text: 'What now?',
    choices: choices.map((choice, index) => ({ index, text: `Choice ${index}`, ...choice })),
    groups: { turn: 'Turn' },
  }
}

const keysIn = (...choices: Partial<Choice>[]) => rowsOf(prompt(...choices)).map(({ key }) => key)

describe('keys', () => {
  test('the same deed has the same key whatever else is offered', () => {
    const open = { text: 'Open the door', key: 'o' }
    expect(keysIn(open)).toEqual(['o'])
    expect(keysIn({ text: 'Omit it' }, { text: 'Oil the hinges' }, open)).toEqual(['1', '2', 'o'])
  })

  test('the same deed in several ways has its one key several times', () => {
    expect(keysIn({ key: 's' }, { key: 's' }, {})).toEqual(['s', 's', '1'])
    expect(distinct(['s', 's', 'e'])).toEqual(['1', '2', 'e'])
  })

  test('a group has the key that all its choices share, and counts them inside', () => {
    const rows = rowsOf(prompt({ group: 'turn', key: 't' }, { group: 'turn', key: 't' }, {}))
    expect(rows.map(({ key }) => key)).toEqual(['t', '1'])
    expect([...keysByChoice(rows)]).toEqual([
      [0, '1'],
      [1, '2'],
      [2, '1'],
    ])
  })

  test('a digit that means a number is not given to another choice', () => {
    expect(keysIn({}, { key: '1' }, {})).toEqual(['2', '1', '3'])
  })

  test('the keys of the page itself are never taken', () => {
    expect(keysIn({ key: '?' }, { key: ' ' })).toEqual(['1', '2'])
    expect(keysIn(...Array.from({ length: 11 }, () => ({}))).slice(8)).toEqual(['9', '', ''])
  })

  test('an arrow has one name, on a button and from a keyboard, and another with shift', () => {
    expect(keyName('↑')).toBe(typedKey({ key: 'ArrowUp', shiftKey: false }))
    expect(keyName('⇧↑')).toBe(typedKey({ key: 'ArrowUp', shiftKey: true }))
    expect(keySign(keyName('⇧↑'))).toBe('⇧↑')
  })
})

describe('rows', () => {
  test('choices of a group fold into one row where the first of them stands', () => {
    const rows = rowsOf(
      prompt({ text: 'Walk' }, { group: 'turn' }, { text: 'End' }, { group: 'turn' }),
    )
    expect(rows.map((row) => row.kind)).toEqual(['choice', 'group', 'choice'])
    expect(rows[1]).toMatchObject({ title: 'Turn', choices: [{ index: 1 }, { index: 3 }] })
  })

  test('a group of one is no group', () => {
    expect(rowsOf(prompt({ group: 'turn' }))[0]?.kind).toBe('choice')
  })

  test('every choice is in exactly one row', () => {
    const all = prompt({ group: 'turn' }, {}, { group: 'turn' }, { group: 'other' }, {})
    const found = rowsOf(all).flatMap((row) =>
      row.kind === 'choice' ? [row.choice.index] : row.choices.map((choice) => choice.index),
    )
    expect(found.sort()).toEqual([0, 1, 2, 3, 4])
  })
})

test('choices are numbered as they come, and keep what they are', () => {
  const come = { title: 'Act', text: '', choices: [{ text: 'Go' }, { text: 'Stay' }] }
  expect(numbered({ ask: 5, prompt: come })).toEqual({
    ask: 5,
    prompt: {
      title: 'Act',
      text: '',
      choices: [
        { text: 'Go', index: 0 },
        { text: 'Stay', index: 1 },
      ],
    },
  })
  expect(numbered(null)).toBeNull()
})

test('an element knows every choice that belongs to it', () => {
  const found = choicesByElement(prompt({ on: ['a', 'b'] }, { on: ['b'] }, {}))
  expect([...found].map(([id, choices]) => [id, choices.map(({ index }) => index)])).toEqual([
    ['a', [0]],
    ['b', [0, 1]],
  ])
})
