import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { switchLanguage } from './language.ts'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'

describe('a standing order', () => {
  it('lets a kind of interruption go by until it is taken back', async ({ come }) => {
    const table = await (await new Lobby(await come()).visit()).open()
    while ((await table.asked()).window !== 'intelligence') await table.choose()
    await table.letPass()
    expect((await table.asked()).title).toMatch(/^Puja/)
    const order = table.page.getByRole('button', { name: 'Volver a preguntar: Inteligencia' })
    await order.click()
    await order.waitFor({ state: 'detached' })
  })

  it('is given in the settings with one click, and stands beside the question', async ({
    come,
  }) => {
    const table = await (await new Lobby(await come()).visit()).open()
    await table.asked()
    const dialog = await table.menu(table.words.settings)
    const fire = dialog.getByRole('group', { name: 'Fuego de reacción' })
    expect(await fire.getByRole('radio', { name: 'si algo cambia' }).isChecked()).toBe(true)
    await fire.getByText('nunca').click()
    await expect.poll(() => fire.getByRole('radio', { name: 'nunca' }).isChecked()).toBe(true)
    expect(await violations(table.page)).toEqual([])
    await table.page.keyboard.press('Escape')
    await table.page
      .getByRole('button', { name: 'Volver a preguntar: Fuego de reacción' })
      .waitFor()
  })
})

describe('ties of the enemies', () => {
  it('are asked about as the table says, in both languages', async ({ come }) => {
    const ana = await come()
    const title = 'La palestra sangrienta del señor Torgue'
    const table = await (await new Lobby(ana).visit()).open({ seats: [] }, title)
    await table.asked()
    const settings = await table.menu(table.words.settings)
    const spanish = settings.getByRole('group', { name: 'Preguntar' })
    expect(await spanish.getByRole('radio', { name: 'si importa' }).isChecked()).toBe(true)
    await spanish.getByText('nunca').click()
    await expect.poll(() => spanish.getByRole('radio', { name: 'nunca' }).isChecked()).toBe(true)
    expect(await violations(ana.page)).toEqual([])
    await ana.page.keyboard.press('Escape')
    await settings.waitFor({ state: 'detached' })
    await switchLanguage(ana.page, 'en')
    const english = (await table.menu('Settings')).getByRole('group', { name: 'Ask us' })
    expect(await english.getByRole('radio', { name: 'never' }).isChecked()).toBe(true)
    expect(await violations(ana.page)).toEqual([])
  })
})

describe('what is certain', () => {
  it('passes until my turn: no interruption is asked about before it, and it lapses with it', async ({
    come,
  }) => {
    const table = await (await new Lobby(await come()).visit()).open()
    const { page, words } = table
    while (!(await table.asked()).window) await table.choose()
    const version = await table.version()
    await page.getByRole('button', { name: words.passUntilMine }).click()
    await table.later(version)
    expect((await table.asked()).window ?? '').toBe('')
    await page.getByRole('button', { name: words.passingStop }).waitFor()
    await table.choose()
    await page.getByRole('button', { name: words.passingStop }).waitFor({ state: 'detached' })
    expect(await violations(page)).toEqual([])
  })
})
