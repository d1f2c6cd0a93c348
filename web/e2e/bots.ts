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
