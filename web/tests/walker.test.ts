// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { acknowledged, chosen, join, reset, server, session, step, view } from './sessions'

beforeEach(() => {
  reset()
  join([0])
})

test('a walk takes one offered step after another', async () => {
  view({ prompt: step(5, 'a') })
  session.show.walk('p', ['a', 'b', 'c'])
  await acknowledged()
  view({ prompt: step(6, 'b') })
  session.walker.onward()
  expect(server.asked.at(-1)).toMatchObject({ type: 'choose', ask: 6, index: 0 })
  expect(session.walker.route).toEqual(['c'])
})

test.each([
  ['the next step is not offered', step(6, 'x')],
  ['the next step costs more', step(6, 'b', { cost: '2' })],
  ['something is to be said about the next step', step(6, 'b', { detail: 'in their sights' })],
  ['the next step asks for a second thought', step(6, 'b', { warning: 'No way back.' })],
  [
    'the question is about something else',
    { ask: 6, prompt: { ...step(6, 'b').prompt, piece: 'q' } },
  ],
])('a walk ends when %s', async (_, prompt) => {
  view({ prompt: step(5, 'a') })
  session.show.walk('p', ['a', 'b'])
  await acknowledged()
  view({ prompt })
  session.walker.onward()
  expect(chosen()).toBe(1)
  expect(session.walker.route).toEqual([])
})

test('a walk ends when something else happens on the way', async () => {
  view({ prompt: step(5, 'a') })
  session.show.walk('p', ['a', 'b'])
  await acknowledged()
  view({
    full: false,
    since: 1,
    prompt: step(6, 'b'),
    lines: { from: 0, items: [{ step: 4, line: { text: 'Bang', owner: 'foe' } }] },
  })
  session.walker.onward()
  expect(chosen()).toBe(1)
  expect(session.walker.route).toEqual([])
})
