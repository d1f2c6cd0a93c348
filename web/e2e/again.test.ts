import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { leaveToBot } from './bots.ts'
import { Lobby } from './pages/lobby.ts'
import { Table, steadiest } from './pages/table.ts'
import { invite } from './party.ts'
import { type Person, it } from './people.ts'

const SHORT = { options: { 'Límite de turnos': '1' } } as const

/** A match against a bot that is over, with its result on the screen. */
async function finished(ana: Person, options: Record<string, true | string> = SHORT.options) {
  const table = await (await new Lobby(ana).visit()).open({ options })
  await table.asked()
  await leaveToBot(ana, table.id)
  await table.ending.waitFor()
  return table
}

/** Where a person has come to after a click. */
async function elsewhere({ page }: Person, before: string): Promise<Table['id']> {
  await page.waitForURL((url) => !url.pathname.includes(before) && url.pathname.startsWith('/t/'))
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

describe('when a match is over', () => {
  it('it is played again with one click, the same or with sides swapped', async ({ come }) => {
    const ana = await come()
    const first = await finished(ana)
    const before = first.id
    expect(await violations(ana.page)).toEqual([])
    await first.ending.getByRole('button', { name: ana.words.swapSides }).click()
    const id = await elsewhere(ana, before)
    await new Table(ana).question.waitFor()
    const found = await ana.context.request.get(`/api/tables/${id}`)
    expect(await found.json()).toMatchObject({
      mission: 'm1',
      settings: { 'turn-cap': 1 },
      seats: [{ player: 'steady' }, { player: '', name: 'Ana', taken: true }],
    })
  })

  it('the next mission is one click away', async ({ come }) => {
    const ana = await come()
    const first = await finished(ana)
    const next = first.ending.getByRole('button', { name: /^Siguiente misión: / })
    const before = first.id
    await next.click()
    const found = await ana.context.request.get(`/api/tables/${await elsewhere(ana, before)}`)
    expect(await found.json()).toMatchObject({ mission: 'm2' })
  })

  it('everybody meets at the table that one of them opens', async ({ come }) => {
    const [ana, bea] = [await come(), await come()]
    const party = await invite(ana, bea, SHORT)
    const before = party.tables[0].id
    for (let made = 0; made < 300 && (await party.awaited()).length; made++) {
      await party.turn(steadiest)
    }
    for (const table of party.tables) await table.ending.waitFor()
    await party.tables[0].ending.getByRole('button', { name: ana.words.playAgain }).click()
    const id = await elsewhere(ana, before)
    await party.tables[1].ending.getByRole('button', { name: bea.words.goOnThere }).click()
    expect(await elsewhere(bea, before)).toBe(id)
    for (const table of party.tables) await table.question.waitFor()
  })

  it('a closed result is opened again from the panel and from the menu', async ({ come }) => {
    const ana = await come()
    const table = await finished(ana)
    await table.ending.getByRole('button', { name: ana.words.lookAtBoard }).click()
    await table.ending.waitFor({ state: 'detached' })
    await table.question.getByRole('button', { name: ana.words.seeResult }).click()
    await table.ending.getByRole('button', { name: ana.words.close, exact: true }).click()
    await table.menu(ana.words.seeResult)
    await table.ending.waitFor()
  })
})

describe('a campaign', () => {
  it('is begun in the lobby in plain sight, and resumed there', async ({ come }) => {
    const ana = await come()
    const lobby = await new Lobby(ana).visit()
    const dialog = await lobby.plan('Incursion')
    await dialog.getByLabel('Partida de campaña').check()
    await dialog.getByRole('button', { name: ana.words.close }).click()
    const first = await finished(ana, { ...SHORT.options, 'Partida de campaña': true })
    const before = first.id
    await lobby.visit()
    const row = ana.page.getByRole('listitem').filter({ hasText: 'Tras Reconocimiento' })
    await row.getByRole('button', { name: 'Seguir: Incursión' }).click()
    const found = await ana.context.request.get(`/api/tables/${await elsewhere(ana, before)}`)
    expect(await found.json()).toMatchObject({ mission: 'm2', settings: { campaign: true } })
  })
})
