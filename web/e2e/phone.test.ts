import { describe, expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'

const PHONE = { width: 390, height: 844, touch: true }

describe('a phone', () => {
  it('is wide enough for the lobby, a new table and several turns', async ({ come }) => {
    const ana = await come(PHONE)
    const lobby = await new Lobby(ana).visit()
    const table = await lobby.open({ options: { 'Límite de turnos': '2' } })
    await table.play(40)
    expect(await table.moment()).toMatch(/asked|over/)
    const [width, options] = await ana.page.evaluate(() => [
      document.documentElement.scrollWidth,
      [...document.querySelectorAll('#choices button[data-choice]')].map(
        (button) => button.getBoundingClientRect().height,
      ),
    ])
    expect(width).toBe(PHONE.width)
    expect(Math.min(...options, 44)).toBeGreaterThanOrEqual(44)
  })

  it('has cards, chronicle and chat a tap away, and pulls the sheet up', async ({ come }) => {
    const ana = await come(PHONE)
    const table = await (await new Lobby(ana).visit()).open()
    while (!(await table.asked()).title.startsWith('Puja')) await table.choose()
    await ana.page.getByRole('tab', { name: 'Cartas' }).tap()
    expect((await table.hand()).length).toBeGreaterThan(0)
    await ana.page.getByRole('tab', { name: 'Crónica' }).tap()
    await table.chronicle.first().waitFor()
    await ana.page.getByRole('tab', { name: 'Opciones' }).tap()
    const handle = ana.page.locator('.sheet .handle')
    await handle.tap()
    expect(await handle.getAttribute('aria-expanded')).toBe('true')
    await table.choose()
  })
})
