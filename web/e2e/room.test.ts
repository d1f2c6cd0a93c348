import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { switchLanguage } from './language.ts'
import { Lobby } from './pages/lobby.ts'
import { Screen } from './pages/screen.ts'
import { type Card, Table, isIn } from './pages/table.ts'
import { Party } from './party.ts'
import { it } from './people.ts'
import { PHONE, ROOM, join, lay } from './room.ts'

const CARDS = {
  options: { 'Nivel de requisa de los Aliados': '20', 'Nivel de requisa del SWD': '20' },
  seats: ['me', 'link'],
} as const

/** The cards of a hand, as the full table tells them apart from the others; then the hand is back. */
async function handOf(table: Table): Promise<Card[]> {
  const { page, words } = table
  await page.getByRole('button', { name: words.fullTable }).click()
  await page.getByRole('tab', { name: words.cards }).click()
  await page.getByRole('region', { name: 'Tu mano' }).locator('article').first().waitFor()
  const hand = await table.hand()
  await page.getByRole('button', { name: words.handOnly }).click()
  await page.getByRole('region', { name: words.yourCards }).waitFor()
  return hand
}

describe('in one room', () => {
  it('phones join by a code, and the screen shows no hand to anybody', async ({ come }) => {
    const [ana, bea, tv] = [await come(PHONE), await come(PHONE), await come(ROOM)]
    const link = await lay(ana, 'Incursion', CARDS)
    await tv.page.goto(`${link}/screen`)
    await tv.page.getByText(tv.words.seatWaits).waitFor()
    expect(await violations(tv.page)).toEqual([])
    const hers = await join(bea, link, 'Bea')
    const screen = await new Screen(tv).here()
    const party = new Party([new Table(ana), hers])
    for (const { page } of party.tables) await page.locator('.hand').waitFor()
    await party.untilTogether()
    const [mine, theirs] = [await handOf(party.tables[0]), await handOf(party.tables[1])]
    expect(mine.length + theirs.length).toBeGreaterThan(2)
    expect([...mine, ...theirs].filter(isIn(tv.heardText()))).toEqual([])
    expect(mine.filter(isIn(ana.heardText()))).toEqual(mine)
    expect(await violations(tv.page)).toEqual([])
    expect(await violations(ana.page)).toEqual([])
    await screen.sign()
  })

  it('what is pointed at on a phone lights up on the screen', async ({ come }) => {
    const [ana, tv] = [await come(PHONE), await come(ROOM)]
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    await table.asked()
    const screen = await new Screen(tv).visit(table.id)
    await ana.page.locator('.hand').waitFor()
    const isPlace = (id: string) => id.startsWith('hero-')
    while (!(await table.asked()).choices.some(({ on = [] }) => on.some(isPlace)))
      await table.choose()
    const { choices } = await table.asked()
    const place = choices.findIndex(({ on = [] }) => on.some(isPlace))
    const id = choices[place]?.on?.find(isPlace) ?? ''
    const button = table.question.locator(`[data-choice="${place}"]`)
    await button.blur()
    await button.focus()
    await screen.light(id).waitFor({ state: 'attached' })
    await button.blur()
    await expect.poll(() => screen.light(id).count()).toBe(0)
  })

  it('a lent seat is played by touching the screen, until its holder says no', async ({ come }) => {
    const [ana, tv] = [await come(PHONE), await come(ROOM)]
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    await table.asked()
    const screen = await new Screen(tv).visit(table.id)
    const sign = await screen.sign()
    const lend = ana.page.getByRole('switch', { name: ana.words.lend(sign) })
    await lend.check()
    await screen.offer.getByText(tv.words.touchFor('Ana')).waitFor()
    expect(await violations(tv.page)).toEqual([])
    for (let touches = 0; touches < 5; touches++) await screen.touch()
    await lend.uncheck()
    await screen.offer.waitFor({ state: 'detached' })
    expect((await tv.keys())[table.id]).toBeUndefined()
  })

  it('a phone and a screen that die come back to where they were', async ({ come }) => {
    const [ana, tv] = [await come(PHONE), await come(ROOM)]
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    await table.asked()
    const { id } = table
    const screen = await new Screen(tv).visit(table.id)
    const sign = await screen.sign()
    await ana.page.getByRole('switch', { name: ana.words.lend(sign) }).check()
    await screen.offer.waitFor()

    await tv.page.reload()
    await screen.here()
    expect(await screen.sign()).toBe(sign)
    await screen.offer.waitFor()

    await ana.page.goto('about:blank')
    await screen.offer.waitFor({ state: 'detached' })
    await ana.page.goto(`/t/${id}`)
    await ana.page.locator('.hand').waitFor()
    await table.asked()
  })

  it('the screen is turned by quarters and speaks both languages', async ({ come }) => {
    const [ana, tv] = [await come(PHONE), await come(ROOM)]
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    await table.asked()
    const screen = await new Screen(tv).visit(table.id)
    await tv.page.getByText('Le toca a Ana').waitFor()
    for (const quarter of ['1', '2', '3', '0']) {
      await tv.page.getByRole('button', { name: tv.words.screenTurn }).click()
      expect(await screen.turn.getAttribute('data-turn')).toBe(quarter)
      expect(await violations(tv.page)).toEqual([])
    }
    await tv.page.getByRole('button', { name: tv.words.screenTurn }).click()
    await tv.page.reload()
    await screen.here()
    expect(await screen.turn.getAttribute('data-turn')).toBe('1')
    await switchLanguage(tv.page, 'en')
    await tv.page.getByText('Ana to decide').waitFor()
    expect(await violations(tv.page)).toEqual([])
  })

  it('letters on the screen grow with the display', async ({ come }) => {
    const [ana, tv] = [await come(PHONE), await come(ROOM)]
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    await table.asked()
    await new Screen(tv).visit(table.id)
    const turn = tv.page.getByText('Le toca a Ana')
    const size = () => turn.evaluate((words) => parseFloat(getComputedStyle(words).fontSize))
    expect(await size()).toBeGreaterThanOrEqual(40)
    await tv.page.setViewportSize({ width: 3840, height: 2160 })
    await expect.poll(size).toBeGreaterThanOrEqual(80)
  })

  it('a screen without a table shows a code, and is handed one', async ({ come }) => {
    const [ana, tv, bare] = [await come(PHONE), await come(ROOM), await come(ROOM)]
    await tv.page.goto('/screen')
    const code = (await tv.page.locator('p.code').innerText()).trim()
    expect(code).toMatch(/^[A-Z2-9]{6}$/)
    expect(await violations(tv.page)).toEqual([])
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    await table.asked()
    const dialog = await table.menu(ana.words.bigScreen)
    expect(await violations(ana.page)).toEqual([])
    await dialog.getByLabel(ana.words.screenCode).fill(code.toLowerCase())
    await dialog.getByRole('button', { name: ana.words.screenHand }).click()
    await new Screen(tv).here()
    await dialog.getByText(ana.words.screenCount(1)).waitFor()

    await bare.page.goto('/screen')
    const other = (await bare.page.locator('p.code').innerText()).trim()
    await ana.page.goto(`/screen/${other}`)
    const chosen = ana.page.getByRole('button', { name: /DCeased/ })
    await chosen.waitFor()
    expect(await violations(ana.page)).toEqual([])
    await chosen.click()
    await new Screen(bare).here()
  })

  it('a phone goes back to the full table and to the hand', async ({ come }) => {
    const [ana, tv] = [await come(PHONE), await come(ROOM)]
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    await table.asked()
    await new Screen(tv).visit(table.id)
    await ana.page.locator('.hand').waitFor()
    await ana.page.getByRole('button', { name: ana.words.wholeBoard }).click()
    await ana.page.getByRole('button', { name: ana.words.partOfBoard }).click()
    await ana.page.getByRole('button', { name: ana.words.fullTable }).click()
    await ana.page.locator('.sheet').waitFor()
    await ana.page.getByRole('button', { name: ana.words.handOnly }).click()
    await ana.page.locator('.hand').waitFor()
    expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await tv.page.goto('about:blank')
    await ana.page.locator('.sheet').waitFor()
  })

  it.for(['es', 'en'] as const)(
    'who invites reads whether anybody has come by the address, and what is in the way: %s',
    async (language, { come }) => {
      const ana = await come({ language })
      const { page, words } = ana
      const told = {
        here_only: false,
        addresses: ['http://192.168.77.1:8000'],
        virtual: '',
        reached: false,
        allow: 'sudo ufw allow 8000/tcp',
      }
      await page.route('/api/reach', (route) => route.fulfill({ json: told }))
      const link = await lay(ana, 'DCeased', { seats: ['me', 'link'] })
      expect(link).toMatch('http://192.168.77.1:8000/t/')
      const room = page.getByRole('region', { name: words.scanToJoin })
      await room.getByText(words.linkUnreached).waitFor()
      await room.getByText(told.allow).waitFor()
      expect(await violations(page)).toEqual([])
      told.reached = true
      await room.getByText(words.linkReached).waitFor()
      await room.getByText(told.allow).waitFor({ state: 'detached' })
      expect(await violations(page)).toEqual([])
    },
  )

  it('a seat moves to another phone by its code, and leaves the first', async ({ come }) => {
    const [ana, phone] = [await come(), await come(PHONE)]
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    await table.asked()
    const dialog = await table.menu(ana.words.seatsTitle)
    await dialog.getByRole('button', { name: ana.words.giveLink }).click()
    await dialog.getByRole('button', { name: ana.words.qrCode }).first().click()
    const code = dialog.getByRole('img', { name: ana.words.qrOf(ana.words.giveLinkAbout) })
    await phone.page.goto((await code.getAttribute('data-link')) ?? '')
    await phone.page.getByLabel(phone.words.yourName).fill('Ana en el móvil')
    await phone.page.getByRole('button', { name: phone.words.sitDown }).click()
    await new Table(phone).asked()
    await expect.poll(async () => (await ana.keys())[table.id]?.seats).toEqual({})
  })
})
