/** Several people at one table, each in a browser of their own. */
import type { Choice } from '../src/lib/types.ts'
import { Lobby, type Wanted } from './pages/lobby.ts'
import { Table, boldest } from './pages/table.ts'
import type { Person } from './people.ts'

/** Ana opens a table and sends Bea the link to the other seat; both sit down. */
export async function invite(ana: Person, bea: Person, wanted: Wanted = {}): Promise<Party> {
  const hers = await (await new Lobby(ana).visit()).open({ ...wanted, seats: ['me', 'link'] })
  const link = await ana.page.getByLabel(ana.words.inviteSeat('SWD')).inputValue()
  await bea.page.goto(link)
  await bea.page.getByLabel(bea.words.yourName).fill('Bea')
  await bea.page.getByRole('button', { name: bea.words.sitDown }).click()
  const party = new Party([hers, new Table(bea)])
  for (const table of party.tables) await table.question.waitFor()
  return party
}

export interface Turn {
  table: Table
  choice: Choice
}

export class Party {
  private last: Table

  constructor(readonly tables: readonly [Table, Table]) {
    this.last = tables[0]
  }

  other(table: Table): Table {
    return table === this.tables[0] ? this.tables[1] : this.tables[0]
  }

  /** Whom everybody waits for, as the one who decided last was told. */
  async awaited(): Promise<readonly number[]> {
    return this.last.person.viewAt(await this.last.version()).awaited
  }

  /** Whoever is awaited decides. */
  async turn(pick = boldest): Promise<Turn> {
    const [seat] = await this.awaited()
    const table = this.tables[seat ?? -1]
    if (!table) throw new Error('expected that somebody is awaited, got nobody')
    const choice = await table.choose(pick)
    this.last = table
    return { table, choice }
  }

  /** Whoever is asked first, where nobody here decided last. */
  async asked(): Promise<Table> {
    return Promise.race(this.tables.map((table) => table.asked().then(() => table)))
  }

  /** Go on until both are asked at the same time, in secret. */
  async untilTogether(): Promise<void> {
    while ((await this.awaited()).length < 2) await this.turn()
  }
}
