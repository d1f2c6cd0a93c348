// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keys } from '../src/lib/keys.svelte'
import { playOn, sit } from '../src/lib/opening'
import type { TableInfo } from '../src/lib/types'

interface Asked {
  path: string
  method: string
  key: string
  body: Record<string, unknown>
}
let asked: Asked[]
let refuse: (path: string) => boolean

const table = {
  id: 'old',
  game: 'chess',
  mission: 'one',
  seats: [
    { seat: 0, name: 'Ana', player: '', taken: true },
    { seat: 1, name: 'Eva', player: '', taken: true },
    { seat: 2, name: '', player: 'random', taken: false },
    { seat: 3, name: '', player: '', taken: false },
  ],
} as unknown as TableInfo

beforeEach(() => {
  localStorage.clear()
  for (const id of ['old', 'new']) keys.forget(id)
  asked = []
  refuse = () => false
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    asked.push({
      path,
      method: init.method ?? 'GET',
      key: headers.authorization?.replace('Bearer ', '') ?? '',
      body: JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>,
    })
    if (refuse(path)) {
      const problem = { code: 'not_allowed', message: 'no' }
      return Promise.resolve(new Response(JSON.stringify(problem), { status: 403 }))
    }
    const answer = path.endsWith('/sit')
      ? { seat: 0, key: 'fresh', table: {} }
      : path === '/api/tables'
        ? { table: { id: 'new', seats: [] }, host: 'host', keys: [] }
        : { id: 'new', seats: [] }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  keys.holdSeat('old', 0, 'mine')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a campaign goes on with the same people and bots at their seats', async () => {
  const agreed = { ...table, patience: 86400, stand_in: 'steady', delay: 30 }
  expect(await playOn(agreed, { mission: 'two', continues: true }, 'Me')).toBe('new')
  expect(asked[0]).toEqual({
    path: '/api/tables',
    method: 'POST',
    key: 'mine',
    body: {
      game: 'chess',
      mission: 'two',
      settings: {},
      patience: 86400,
      stand_in: 'steady',
      delay: 30,
      continues: 'old',
      seats: [
        { kind: 'same', former: 0 },
        { kind: 'same', former: 1 },
        { kind: 'bot', player: 'random' },
        { kind: 'open' },
      ],
    },
  })
  expect(asked[1]).toMatchObject({
    path: '/api/tables/new/sit',
    key: 'mine',
    body: { name: 'Ana' },
  })
  expect(keys.seats('new').get(0)).toBe('fresh')
  expect(keys.host('new')).toBe('host')
})

test('who play once more agree on the same coach, and on the same ties', async () => {
  await playOn({ ...table, coach: 'never', ties: 'always' }, { mission: 'one' }, 'Me')
  expect(asked[0]?.body).toMatchObject({ again: 'old', coach: 'never', ties: 'always' })
})

test('a seat is not lost when the connection breaks after sending', async () => {
  let broken = 2
  const answer = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const answered = answer(path, init)
    return broken-- > 0 ? Promise.reject(new TypeError('broken')) : answered
  })
  expect(await sit('new', 'link', 'Ana')).toBe(0)
  const bodies = asked.map(({ body }) => JSON.stringify(body))
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies).size).toBe(1)
  expect(asked[0]?.body.key).toMatch(/^[0-9a-f]{40}$/)
})

test('the page may even be loaded anew before the answer is there', async () => {
  const lost = keys.sitting('new', 'link')
  expect(keys.sitting('new', 'link')).toEqual(lost)
  await sit('new', 'link', 'Ana')
  expect(asked[0]?.body).toMatchObject({ key: lost.key, contribution: lost.contribution })
  expect(keys.sitting('new', 'link').key).not.toBe(lost.key)
})

test('who comes later sits down at the table that is open already', async () => {
  await playOn({ ...table, continued: 'new' }, { mission: 'two' }, 'Me')
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables/new', '/api/tables/new/sit'])
})

test('who left the seat to a bot gets it back', async () => {
  const left = table.seats.map((seat) => (seat.seat === 0 ? { ...seat, player: 'random' } : seat))
  await playOn({ ...table, seats: left }, { mission: 'two', continues: true }, 'Me')
  expect(asked[0]?.body.seats).toContainEqual({ kind: 'same', former: 0 })
  expect(asked[1]?.path).toBe('/api/tables/new/sit')
})

test('who has sat down there already just goes there', async () => {
  refuse = (path) => path.endsWith('/sit')
  expect(await playOn({ ...table, continued: 'new' }, { mission: 'two' }, 'Me')).toBe('new')
  expect(keys.seats('new').size).toBe(0)
})

test('when sides are swapped everybody, and every bot, sits at another seat', async () => {
  await playOn(table, { mission: 'one', former: [2, 0, 3, 1] }, 'Me')
  expect(asked[0]?.body).toMatchObject({
    again: 'old',
    seats: [
      { kind: 'bot', player: 'random' },
      { kind: 'same', former: 0 },
      { kind: 'open' },
      { kind: 'same', former: 1 },
    ],
  })
})
