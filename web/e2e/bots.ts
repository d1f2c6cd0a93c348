/** Tables at which only bots play. */
import { expect } from 'vitest'
import type { Created, TableInfo as Info } from '../src/lib/types.ts'
import { Lobby, type Wanted } from './pages/lobby.ts'
import { Table } from './pages/table.ts'
import type { Person } from './people.ts'

/** Somebody watches two bots play so many turns, to the end. */
export async function watchBots(person: Person, turns: number): Promise<Table> {
  const answer = await person.context.request.post('/api/tables', {
    data: {
      game: 'incursion',
      mission: 'm1',
      settings: { 'turn-cap': turns },
      seats: [0, 1].map(() => ({ kind: 'bot', player: 'heuristic' })),
      listed: true,
    },
  })
  const { table } = (await answer.json()) as Created
  await person.page.goto(`/t/${table.id}`)
  const watched = new Table(person)
  await watched.ending.waitFor()
  return watched
}

/** Leave a seat to a bot, so that the match comes to its end by itself. */
export async function leaveToBot(person: Person, table: string, seat = 0): Promise<void> {
  const key = (await person.keys())[table]?.seats[String(seat)] ?? ''
  const answer = await person.context.request.patch(`/api/tables/${table}/seats/${seat}`, {
    data: { player: 'heuristic' },
    headers: { authorization: `Bearer ${key}` },
  })
  if (!answer.ok()) throw new Error(`expected a bot to take over, got ${await answer.text()}`)
}

/** A game that bots have led for a good while, at a question for me. */
export async function midway(
  person: Person,
  game: string,
  steps: number,
  wanted: Wanted = { seats: ['me'] },
): Promise<Table> {
  for (let tables = 0; tables < 20; tables++) {
    const table = await (await new Lobby(person).visit()).open(wanted, game)
    if ((await leadByBots(table, steps)) && (await table.moment()) === 'asked') return table
  }
  throw new Error(`expected one of 20 tables of ${game} to last ${steps} choices, got none`)
}

/** Let a bot play for me so many steps; false when the match is over before. */
export async function leadByBots({ person, id }: Table, steps: number): Promise<boolean> {
  const { request } = person.context
  const { seats } = (await person.keys())[id] ?? { seats: {} }
  const hand = async (player: string) =>
    request.patch(`/api/tables/${id}/seats/0`, {
      headers: { authorization: `Bearer ${seats[0] ?? ''}` },
      data: { player },
    })
  await hand('steady')
  const now = async () => (await (await request.get(`/api/tables/${id}`)).json()) as Info
  await expect
    .poll(async () => (await now()).steps >= steps || (await now()).status === 'over', {
      interval: 50,
    })
    .toBe(true)
  await hand('')
  await person.page.reload()
  return (await now()).status !== 'over'
}
