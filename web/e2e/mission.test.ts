import { describe, expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { boldest, steadiest } from './pages/table.ts'
import { invite } from './party.ts'
import { it } from './people.ts'
import { verify } from './record.ts'

const ENDED = /^(Victoria|Derrota|Fin de la partida)/

describe('a whole mission', () => {
  it('is played to its end by clicking options, and its dice can be proved', async ({ come }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open()
    for (let choices = 0; (await table.moment()) === 'asked'; choices++) {
      if ((await table.asked()).window === 'checkpoint') await table.letPass()
      else await table.choose(choices < 20 ? boldest : steadiest)
    }
    expect(await table.ending.innerText()).toMatch(ENDED)

    await table.ending.getByRole('button', { name: 'Mirar el tablero' }).click()
    const fairness = await table.menu('Dados sin trampa')
    const saving = ana.page.waitForEvent('download')
    await fairness.getByRole('button', { name: 'Descargar la partida' }).click()
    expect(await verify(await (await saving).path())).toContain('nothing was touched')
  })

  it('goes on without the player who leaves the seat to a bot', async ({ come }) => {
    const ana = await come()
    const lobby = await new Lobby(ana).visit()
    const table = await lobby.open({ options: { 'Límite de turnos': '5' } })
    await table.play(10)
    const seats = await table.seats()
    await seats.getByLabel('Dejar a un bot').first().selectOption({ label: 'Constante' })
    await table.ending.waitFor()
    expect(await table.ending.innerText()).toMatch(ENDED)
  })

  it('is given back by the bot in mid-game', async ({ come }) => {
    const [ana, bea] = [await come(), await come()]
    const party = await invite(ana, bea)
    const [hers, others] = party.tables
    await hers.asked()
    const before = await hers.version()
    const seats = await hers.seats()
    await seats.getByLabel('Dejar a un bot').first().selectOption({ label: 'Constante' })
    await hers.later(before)
    await seats.getByRole('button', { name: 'Recuperar' }).first().click()
    await seats.getByLabel('Dejar a un bot').first().waitFor()
    await seats.getByRole('button', { name: 'Cerrar', exact: true }).click()
    while ((await party.asked()) !== hers) await others.choose(steadiest)
    await hers.choose()
  })
})
