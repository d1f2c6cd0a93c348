import { describe, expect } from 'vitest'
import type { Line } from '../src/lib/types.ts'
import { Lobby } from './pages/lobby.ts'
import { like } from './pages/table.ts'
import { type Party, type Turn, invite } from './party.ts'
import { it } from './people.ts'

describe('undo', () => {
  it('is free while nothing was revealed, and says how far it goes', async ({ come }) => {
    const ana = await come()
    const table = await (
      await new Lobby(ana).visit()
    ).open({
      options: { 'Nivel de requisa de los Aliados': '20', 'Nivel de requisa del SWD': '20' },
    })
    const first = await table.asked()
    const undo = table.page.getByRole('button', { name: 'Deshacer' })
    expect(await undo.isDisabled()).toBe(true)

    await table.choose()
    const second = await table.asked()
    await table.choose()
    await table.page.getByText('Puedes deshacer 2 pasos libremente hasta el principio.').waitFor()
    const version = await table.version()
    await undo.click()
    await table.later(version)
    expect(await table.asked()).toEqual(second)

    await table.page.keyboard.press('Control+z')
    await table.page.getByText('No hay nada que deshacer.').waitFor()
    expect(await table.asked()).toEqual(first)
  })

  it('goes further when the other agrees, and the same dice come back', async ({ come }) => {
    const [ana, bea] = [await come(), await come()]
    const party = await invite(ana, bea, { options: { 'Primeros pasos': true } })
    const { turn, rolled } = await untilDice(party)
    const other = party.other(turn.table)
    const version = await turn.table.version()

    await turn.table.page.getByRole('button', { name: 'Pedir deshacer' }).click()
    const banner = other.page.getByRole('alert').filter({ hasText: 'quiere deshacer' })
    await banner.getByRole('button', { name: 'De acuerdo' }).click()
    await turn.table.later(version)
    expect(turn.table.person.lines.map(({ line }) => line)).not.toContainEqual(rolled[0])

    const told = turn.table.person.lines.length
    await turn.table.choose(like(turn.choice))
    expect(diceSince(turn, told)).toEqual(rolled)
  })

  it('goes no further when the other refuses', async ({ come }) => {
    const [ana, bea] = [await come(), await come()]
    const party = await invite(ana, bea)
    await party.untilTogether()
    await party.turn()
    const { table } = await party.turn()
    const version = await table.version()
    await table.page.getByRole('button', { name: 'Pedir deshacer' }).click()
    await party.other(table).page.getByRole('button', { name: 'No', exact: true }).click()
    await table.page.getByRole('alert').waitFor({ state: 'detached' })
    expect(await table.version()).toBe(version)
  })
})

function diceSince({ table }: Turn, told: number): Line[] {
  return table.person.lines
    .slice(told)
    .map(({ line }) => line)
    .filter(({ dice }) => dice?.length)
}

/** Play on, attacking where it can be done, until somebody's choice has rolled dice. */
async function untilDice(party: Party): Promise<{ turn: Turn; rolled: Line[] }> {
  for (let choices = 0; choices < 200; choices++) {
    const told = party.tables.map(({ person }) => person.lines.length)
    const turn = await party.turn()
    const rolled = diceSince(turn, told[party.tables.indexOf(turn.table)] ?? 0)
    if (rolled.length) return { turn, rolled }
  }
  throw new Error('expected dice within 200 choices, got none')
}
