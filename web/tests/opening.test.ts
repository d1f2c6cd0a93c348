// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keys } from '../src/lib/keys.svelte'
import { goOn } from '../src/lib/opening'
import type { Table } from '../src/lib/protocol'

interface Asked {
  path: string
  method: string
  key: string
  body: Record<string, unknown>
}
let asked: Asked[]
let refuse: (path: string) => boolean
let seats: { player: string }[]

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
} as unknown as Table

beforeEach(() => {
  localStorage.clear()
  for (const id of ['old', 'new']) keys.forget(id)
  asked = []
  refuse = () => false
  seats = []
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
        : { id: 'new', seats }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  keys.holdSeat('old', 0, 'mine')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a campaign goes on with the same people and bots at their seats', async () => {
  expect(await goOn(table, 'two', 'Me')).toBe('new')
  expect(asked[0]).toEqual({
    path: '/api/tables',
    method: 'POST',
    key: 'mine',
    body: {
      game: 'chess',
      mission: 'two',
      continues: 'old',
      seats: [
        { kind: 'same' },
        { kind: 'same' },
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

test('who comes later sits down at the table that is open already', async () => {
  await goOn({ ...table, continued: 'new' }, 'two', 'Me')
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables/new', '/api/tables/new/sit'])
})

test('who left the seat to a bot gets it back, unless a bot has it at the next table', async () => {
  const left = table.seats.map((seat) => (seat.seat === 0 ? { ...seat, player: 'random' } : seat))
  await goOn({ ...table, seats: left }, 'two', 'Me')
  expect(asked[0]?.body.seats).toContainEqual({ kind: 'same' })
  expect(asked[1]?.path).toBe('/api/tables/new/sit')
  asked = []
  seats = [{ player: 'random' }]
  await goOn({ ...table, continued: 'new' }, 'two', 'Me')
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables/new'])
})

test('who has sat down there already just goes there', async () => {
  refuse = (path) => path.endsWith('/sit')
  expect(await goOn({ ...table, continued: 'new' }, 'two', 'Me')).toBe('new')
  expect(keys.seats('new').size).toBe(0)
})
