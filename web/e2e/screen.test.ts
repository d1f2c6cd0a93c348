import { describe, expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { Table, at, isIn } from './pages/table.ts'
import { it } from './people.ts'

describe('two people at one screen', () => {
  it('find it covered whenever it is handed over, but not from who has opened the table to themselves', async ({
    come,
  }) => {
    const person = await come()
    const lobby = await new Lobby(person).visit()
    const table = await lobby.open({ seats: ['me', 'here:Bea'] })
    expect(await table.moment()).toBe('asked')
    await table.page.reload()
    expect(await table.moment()).toBe('covered')
    await table.page.getByRole('heading', { name: 'Pasa el dispositivo a Ana' }).waitFor()
    await table.page.getByRole('button', { name: 'Soy Ana, adelante' }).click()
    while (!(await table.asked()).title.startsWith('Puja')) await table.choose()
    const hers = await table.hand()
    expect(hers.length).toBeGreaterThan(0)

    await table.choose(at(1))
    expect(await table.moment()).toBe('covered')
    const covered = await table.source()
    expect(hers.filter(({ id }) => covered.includes(`"${id}"`))).toEqual([])
    expect(await table.hand()).toEqual([])

    await table.page.getByRole('button', { name: 'Soy Bea, adelante' }).click()
    expect((await table.asked()).title).toMatch(/^Puja/)
    const open = await table.source()
    expect(hers.filter(({ id }) => open.includes(`"${id}"`))).toEqual([])
    expect((await table.hand()).length).toBeGreaterThan(0)
    await table.choose(at(0))
    if ((await table.moment()) === 'covered') await table.page.locator('.cover button').click()
    await table.chronicle.filter({ hasText: 'Puja: Aliados 1, SWD 0' }).waitFor()
  })
})

describe('a spectator', () => {
  it('follows the game and knows no hand', async ({ come }) => {
    const [ana, carl] = [await come(), await come()]
    const table = await (await new Lobby(ana).visit()).open()
    while (!(await table.asked()).title.startsWith('Puja')) await table.choose()
    await carl.page.goto(`/t/${table.id}`)
    const watched = new Table(carl)
    await watched.question.getByText('Esperando a Ana').waitFor()
    await watched.question.getByRole('heading', { name: carl.words.watching }).waitFor()
    const hers = await table.hand()
    expect(hers.filter(isIn(await table.known()))).toEqual(hers)
    expect(hers.filter(isIn(await watched.known()))).toEqual([])
    expect(await watched.question.getByRole('button').count()).toBe(0)

    const version = await watched.version()
    await table.choose(at(1))
    await watched.later(version)
    await watched.chronicle.filter({ hasText: 'Puja: Aliados 1' }).waitFor()
  })

  it('can be talked to', async ({ come }) => {
    const [ana, carl] = [await come(), await come()]
    const table = await (await new Lobby(ana).visit()).open()
    await table.asked()
    await carl.page.goto(`/t/${table.id}`)
    for (const { page } of [carl, ana]) await page.getByRole('tab', { name: 'Charla' }).click()
    await carl.page.getByLabel('Di algo…').fill('¡Suerte!')
    await carl.page.getByRole('button', { name: 'Enviar' }).click()
    await ana.page.getByRole('listitem').filter({ hasText: '¡Suerte!' }).waitFor()
  })
})
