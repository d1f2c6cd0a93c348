import { describe, expect, test } from 'vitest'
import {
  assignKeys,
  choicesByElement,
  keyName,
  numbered,
  type Question,
  rowsOf,
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

describe('keys', () => {
  test('a key that was asked for is given, others take a letter of their text', () => {
    const keys = assignKeys([
      { key: '↑', text: 'Advance' },
      { key: '', text: 'Shoot' },
      { key: '', text: 'Seal the door' },
    ])
    expect(keys).toEqual(['arrowup', 's', 't'])
  })

  test('no key is given twice, however alike the texts are', () => {
    const keys = assignKeys(Array.from({ length: 12 }, () => ({ key: '', text: 'aaa' })))
    expect(new Set(keys.filter(Boolean)).size).toBe(12)
  })

  test('the keys of the page itself are never taken', () => {
    expect(assignKeys([{ key: '?', text: '?' }])[0]).not.toBe('?')
    expect(assignKeys([{ key: '', text: '0 elbows' }])).toEqual(['e'])
  })

  test('a number at the beginning of a text is its key', () => {
    expect(assignKeys([{ key: '', text: '2 elbows' }])).toEqual(['2'])
  })

  test('accents do not stand in the way of a letter', () => {
    expect(assignKeys([{ key: '', text: 'Éxito' }])).toEqual(['e'])
  })

  test('an arrow has one name, on a button and from a keyboard', () => {
    expect(keyName('↑')).toBe(keyName('ArrowUp'))
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
