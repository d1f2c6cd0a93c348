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

test('a question is put once, and its answer is kept', async () => {
  let times = 0
  const coach = new Coach(() => Promise.resolve(++times > 0))
  await coach.consult('0/4')
  await coach.consult('0/4')
  expect(times).toBe(1)
  expect(coach.thinking).toBe(true)
  coach.heard(reply(4, advised(1, 0.7), advised(2, 0.4)))
  expect(coach.thinking).toBe(false)
  expect(coach.advice.map(({ index }) => index)).toEqual([1, 2])
  expect(await coach.weigh('0/4', 2)).toBe(30)
  expect(await coach.weigh('0/4', 1)).toBe(0)
  expect(times).toBe(1)
})

test('the best comes first, the others by their chances', async () => {
  const coach = new Coach(() => Promise.resolve(true))
  await coach.consult('0/4')
  coach.heard(reply(4, advised(1, 0.36), advised(2, 0.28), advised(3, 0.33)))
  expect(coach.advice.map(({ index }) => index)).toEqual([1, 3, 2])
})

test('a choice is weighed without a word about the others', async () => {
  const asked: (number | undefined)[] = []
  const coach = new Coach((about) => {
    asked.push(about)
    queueMicrotask(() => coach.heard(reply(4, advised(1, 0.7), advised(2, 0.4))))
    return Promise.resolve(true)
  })
  expect(await coach.weigh('0/4', 2)).toBe(30)
  expect(asked).toEqual([2])
  expect(coach.advice).toEqual([])
})

test('a choice costs nothing where the coach has no answer, or none about it', async () => {
  const silent = new Coach(() => Promise.resolve(false))
  expect(await silent.weigh('0/4', 2)).toBe(0)
  const vague = new Coach(() => {
    queueMicrotask(() => vague.heard(reply(4, advised(1, 0.7))))
    return Promise.resolve(true)
  })
  expect(await vague.weigh('0/4', 2)).toBe(0)
})

test('an answer to an earlier question is dropped', async () => {
  const coach = new Coach(() => Promise.resolve(true))
  await coach.consult('0/4')
  coach.heard(reply(3, advised(0, 0.5)))
  expect(coach.advice).toEqual([])
})

test('advice is forgotten with its question', async () => {
  const coach = new Coach(() => Promise.resolve(true))
  await coach.consult('0/4')
  coach.heard(reply(4, advised(0, 0.5)))
  coach.forget('0/4')
  expect(coach.advice).toHaveLength(1)
  coach.forget('0/5')
  expect(coach.advice).toEqual([])
})

test('what one seat was advised is not for another, though its question has the same number', async () => {
  const coach = new Coach(() => Promise.resolve(true))
  await coach.consult('0/4')
  coach.heard(reply(4, advised(1, 0.7)))
  expect(coach.best('0/4')).toBe(1)
  expect(coach.best('1/4')).toBe(-1)
  coach.forget('1/4')
  expect(coach.advice).toEqual([])
  await coach.consult('1/4')
  coach.heard(reply(4, advised(1, 0.7)))
  expect(coach.advice).toEqual([])
})

test('advice that was put away is not lit, and is there again without another question', async () => {
  let times = 0
  const coach = new Coach(() => Promise.resolve(++times > 0))
  await coach.consult('0/4')
  coach.heard(reply(4, advised(1, 0.7), advised(2, 0.4)))
  coach.away = true
  expect(coach.best('0/4')).toBe(-1)
  await coach.consult('0/4')
  expect(coach.best('0/4')).toBe(1)
  expect(times).toBe(1)
  coach.away = true
  await coach.consult('0/5')
  expect(coach.away).toBe(false)
})

test('a coach that cannot be asked does not think', async () => {
  const coach = new Coach(() => Promise.resolve(false))
  await coach.consult('0/4')
  expect(coach.thinking).toBe(false)
})
