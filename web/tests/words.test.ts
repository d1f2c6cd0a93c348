// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { speak, t } from '../src/lib/words'
import { en } from '../src/lib/words/en'
import { coaching as coachingEn } from '../src/lib/words/en/coaching'
import { es } from '../src/lib/words/es'
import { coaching as coachingEs } from '../src/lib/words/es/coaching'
import type { Messages } from '../src/lib/words/messages'

const keys = Object.keys(es) as (keyof Messages)[]

describe.each([
  ['es', es],
  ['en', en],
] as const)('%s', (_, messages) => {
  test('says everything', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort())
    for (const key of keys) {
      const message = messages[key]
      if (typeof message === 'string') expect(message.trim(), key).not.toBe('')
    }
  })

  test('names every reason, result and notice', () => {
    const reasons = ['chance', 'hidden', 'other', 'asked'] as const
    const codes = [
      'sat',
      'left',
      'renamed',
      'to-bot',
      'from-bot',
      'leaving',
      'here',
      'reopened',
      'started',
      'undone',
      'undo-refused',
      'abandoned',
      'muted',
      'unmuted',
      'removed',
      'chat-all',
      'chat-seats',
      'chat-nobody',
      'updated',
      'stand-in',
      'hook-on',
      'hook-off',
    ]
    const said = (text: string) => ({
      number: 0,
      at: 0,
      kind: 'notice' as const,
      seat: 0,
      name: 'Ana',
      text,
      visitor: '',
    })
    const texts = [
      ...reasons.map(messages.undoWhy),
      ...reasons.map(messages.undoStops),
      ...codes.map((code) => messages.notice(said(code))),
      ...(['easy', 'normal', 'hard', 'very-hard'] as const).map(messages.difficulty),
      ...[4400, 4403, 4404, 4409, 4503].map(messages.closedFor),
    ]
    for (const text of texts) expect(text).not.toMatch(/^$|undefined/)
    expect(codes).not.toContain(messages.notice(said('sat')))
  })
})

test('the two languages take the same arguments', () => {
  for (const key of keys) {
    const [here, there] = [es[key], en[key]]
    expect(typeof there, key).toBe(typeof here)
    if (typeof here === 'function' && typeof there === 'function') {
      expect(there.length, key).toBe(here.length)
    }
  }
})

test.each([
  ['es', coachingEs],
  ['en', coachingEn],
])('the coach is named in %s wherever everybody is told how much it may say', (_, coaching) => {
  for (const value of ['never', 'request', 'always'] as const)
    expect(coaching.coachTold(value)).toContain(
      `${coaching.coachTitle}: ${coaching.coachSetting(value)}.`,
    )
})

test('the help explains the same keys in both languages', () => {
  expect(en.helpKeys).toHaveLength(es.helpKeys.length)
})

test('a language is set once its words are there, and nothing is said before', async () => {
  settings.set({ language: 'es' })
  expect(() => t.undo).toThrow("expected the words in 'es' to be fetched")
  await speak('en')
  expect([settings.language, t.undo]).toEqual(['en', en.undo])
  await speak('es')
  expect([settings.language, t.undo]).toEqual(['es', es.undo])
})
