// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { join, reset, server, session } from './sessions'

const said = (number: number) => ({
  number,
  at: 0,
  kind: 'said',
  seat: 0,
  name: 'Ana',
  text: String(number),
})
const numbers = () => session.chat.items.map(({ number }) => number)

beforeEach(() => {
  reset()
  join([0])
})

test('messages of the chat replace what comes after where they begin', () => {
  server.says({ type: 'chat', from: 0, items: [said(0), said(1)] })
  server.says({ type: 'chat', from: 1, items: [said(2)] })
  expect(numbers()).toEqual([0, 2])
})

test('a long chat comes from its end, and earlier pages when they are asked for', () => {
  server.says({ type: 'chat', from: 7, items: [said(7), said(8)] })
  expect(session.chat.earlier).toBe(true)
  void session.chat.askEarlier()
  expect(server.asked.at(-1)).toMatchObject({ type: 'earlier', before: 7 })
  server.says({ type: 'earlier', from: 5, items: [said(5), said(6)] })
  server.says({ type: 'chat', from: 9, items: [said(9)] })
  expect(numbers()).toEqual([5, 6, 7, 8, 9])
  server.says({ type: 'earlier', from: 5, items: [] })
  expect(session.chat.earlier).toBe(false)
})

test('a chat begins anew when too much was said in the meantime', () => {
  server.says({ type: 'chat', from: 0, items: [said(0), said(1)] })
  server.says({ type: 'chat', from: 500, items: [said(500)] })
  expect(numbers()).toEqual([500])
  expect(session.chat.earlier).toBe(true)
})
