import { describe, expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'
import { verify } from './record.ts'

const ENDED = /^(Victoria|Derrota|Fin de la partida)/

describe('a whole mission', () => {
  it('is played to its end by clicking options, and its dice can be proved', async ({ come }) => {
    const ana = await come()
    const lobby = await new Lobby(ana).visit()
    const table = await lobby.open({ options: { 'Límite de turnos': '2' } })
    await table.play(500)
    expect(await table.moment()).toBe('over')
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
    await seats.getByLabel('Dejar a un bot').first().selectOption({ label: 'Con oficio' })
    await seats.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await table.ending.waitFor({ timeout: 110_000 })
    expect(await table.ending.innerText()).toMatch(ENDED)
  })

  it('is given back by the bot in mid-game', async ({ come }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open()
    await table.asked()
    const seats = await table.seats()
    await seats.getByLabel('Dejar a un bot').first().selectOption({ label: 'Con oficio' })
    await table.chronicle.filter({ hasText: 'Puja' }).first().waitFor()
    await seats.getByRole('button', { name: 'Recuperar' }).first().click()
    await seats.getByLabel('Dejar a un bot').waitFor()
    await seats.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await table.choose()
  })
})
