import { expect, test } from 'vitest'
import { Coach } from '../src/lib/coach.svelte'
import type { Advised, HintReply } from '../src/lib/types'

const advised = (index: number, chance: number): Advised => ({
  index,
  chance,
  low: chance - 0.05,
  high: chance + 0.05,
  reasons: [],
})
const reply = (ask: number, ...options: Advised[]): HintReply => ({
  type: 'hint',
  n: 1,
  seat: 0,
  ask,
  options,
})
const choice = (index: number) => ({ index, text: 'x' })

test('a question is put once, and its answer is kept', async () => {
  const asked: (number | undefined)[] = []
  const coach = new Coach((about) => {
    asked.push(about)
    return Promise.resolve(true)
  })
  await coach.consult(4, 2)
  await coach.consult(4, 1)
  expect(asked).toEqual([2])
  expect(coach.thinking).toBe(true)
  coach.heard(reply(4, advised(1, 0.7), advised(2, 0.4)))
  expect(coach.thinking).toBe(false)
  expect(coach.cost(choice(2))).toBe(30)
  expect(coach.cost(choice(1))).toBe(0)
  expect(coach.cost(choice(9))).toBe(0)
})

test('an answer to an earlier question is dropped', async () => {
  const coach = new Coach(() => Promise.resolve(true))
  await coach.consult(4)
  coach.heard(reply(3, advised(0, 0.5)))
  expect(coach.advice).toEqual([])
})

test('advice is forgotten with its question', async () => {
  const coach = new Coach(() => Promise.resolve(true))
  await coach.consult(4)
  coach.heard(reply(4, advised(0, 0.5)))
  coach.forget(4)
  expect(coach.advice).toHaveLength(1)
  coach.forget(5)
  expect(coach.advice).toEqual([])
})

test('a coach that cannot be asked does not think', async () => {
  const coach = new Coach(() => Promise.resolve(false))
  await coach.consult(4)
  expect(coach.thinking).toBe(false)
})
