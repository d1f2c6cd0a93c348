/** Tables at which only bots play. */
import type { Created } from '../src/lib/types.ts'
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
