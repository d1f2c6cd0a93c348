import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { watchBots } from './bots.ts'
import { Lobby } from './pages/lobby.ts'
import { Replay } from './pages/replay.ts'
import { calmest } from './pages/table.ts'
import { it } from './people.ts'

describe.for(['dark', 'light'] as const)('in the %s theme, everybody can use', (theme) => {
  it('the lobby, a new table and the waiting room', async ({ come }) => {
    const ana = await come({ theme })
    const lobby = await new Lobby(ana).visit()
    await ana.page.getByRole('button', { name: 'Jugar: Incursion' }).waitFor()
    expect(await violations(ana.page)).toEqual([])
    const dialog = await lobby.plan('Incursion')
    await dialog.getByText('Opciones', { exact: true }).click()
    expect(await violations(ana.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await lobby.open({ seats: ['me', 'link'] })
    await ana.page.getByText('La mesa está puesta').waitFor()
    expect(await violations(ana.page)).toEqual([])
  })

  it('the table and its windows', async ({ come }) => {
    const ana = await come({ theme })
    const table = await (await new Lobby(ana).visit()).open()
    await table.asked()
    expect(await violations(ana.page)).toEqual([])
    await table.play(20, calmest)
    expect(await violations(ana.page)).toEqual([])
    for (const window of [ana.words.settings, ana.words.help, ana.words.seatsTitle]) {
      const dialog = await table.menu(window)
      expect(await violations(ana.page)).toEqual([])
      await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
    }
    await table.question.getByRole('button', { name: '¿Por qué?' }).first().click()
    await ana.page.getByRole('dialog', { name: 'Regla' }).waitFor()
    expect(await violations(ana.page)).toEqual([])
  })

  it('the table on a phone', async ({ come }) => {
    const ana = await come({ theme, width: 390, height: 844, touch: true })
    const table = await (await new Lobby(ana).visit()).open()
    await table.play(20, calmest)
    expect(await violations(ana.page)).toEqual([])
  })

  it('the end and the replay', async ({ come }) => {
    const carl = await come({ theme })
    const watched = await watchBots(carl, 1)
    expect(await violations(carl.page)).toEqual([])
    const replay = await new Replay(carl).visit(watched.id)
    await replay.slider.fill(String(await replay.last()))
    await replay.chronicle.first().waitFor()
    expect(await violations(carl.page)).toEqual([])
  })

  it('the screen that covers everything', async ({ come }) => {
    const ana = await come({ theme })
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me', 'here:Bea'] })
    await table.asked()
    await ana.page.reload()
    await ana.page.getByText('Pasa el dispositivo a Ana').waitFor()
    expect(await violations(ana.page)).toEqual([])
  })
})
