import { describe, expect } from 'vitest'
import { watching as en } from '../src/lib/words/en/watching.ts'
import { watching as es } from '../src/lib/words/es/watching.ts'
import { violations } from './axe.ts'
import { Lobby } from './pages/lobby.ts'
import { Table } from './pages/table.ts'
import { type Person, it } from './people.ts'

const PHONE = { width: 390, height: 844, touch: true }
const WORDS = { es, en }

/** Ana opens a table that anybody may watch, so many choices behind. */
async function lay(ana: Person, delay: number): Promise<Table> {
  const { page, words } = ana
  const dialog = await (await new Lobby(ana).visit()).plan('DCeased')
  await dialog.waitFor()
  const taught = dialog.getByRole('switch', { name: words.lessonsSwitch })
  if (await taught.isVisible()) await taught.setChecked(false)
  await dialog.getByLabel(words.yourName).fill('Ana')
  await dialog.getByText(words.options, { exact: true }).click()
  await dialog.getByLabel(es.delay).selectOption(String(delay))
  await dialog.getByLabel(words.listed).check()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: words.openTable }).click()
  await page.waitForURL(/\/t\//)
  return new Table(ana)
}

/** The version of the table that somebody was shown last. */
function shown({ heard }: Person): number {
  return heard.flatMap((each) => (each.type === 'view' ? each.version : [])).at(-1) ?? 0
}

describe('watching', () => {
  for (const [language, size] of [
    ['es', PHONE],
    ['en', { width: 1280, height: 800 }],
  ] as const) {
    it(`a public table is watched some choices behind, in ${language}`, async ({ come }) => {
      const [ana, vera] = [await come({}), await come({ language, ...size })]
      const w = WORDS[language]
      const table = await lay(ana, 10)
      await table.asked()
      await new Lobby(vera).visit()
      const listed = vera.page.getByRole('region', { name: w.watchNow })
      await listed.getByText(w.behind(10)).first().waitFor()
      expect(await violations(vera.page)).toEqual([])
      await listed.locator(`a[href="/t/${table.id}"]`).click()
      await vera.page.getByText(w.late(10)).waitFor()
      expect(await violations(vera.page)).toEqual([])
      for (let made = 0; made < 4; made += 1) await table.choose()
      expect(shown(vera)).toBeLessThanOrEqual(Math.max(1, shown(ana) - 10))
    })
  }

  it('a commentator draws for those who watch, by drag, by taps and by name', async ({ come }) => {
    const [ana, carla, vera] = [await come({}), await come({ language: 'en' }), await come({})]
    const table = await lay(ana, 0)
    await table.asked()
    const dialog = await table.menu(ana.words.seatsTitle)
    await dialog.getByRole('button', { name: es.makeCommentator }).click()
    const link = await dialog.getByLabel(es.commentatorLink).inputValue()
    expect(await violations(ana.page)).toEqual([])
    await ana.page.keyboard.press('Escape')
    await carla.page.goto(link)
    await vera.page.goto(`/t/${table.id}`)
    await carla.page.getByRole('button', { name: en.pen, exact: true }).click()
    await carla.page.getByText(en.byName).click()
    const names = carla.page.locator('.pen select')
    await names.nth(0).selectOption({ index: 0 })
    await names.nth(1).selectOption({ index: 1 })
    await carla.page.getByRole('button', { name: en.draw }).click()
    await vera.page.locator('[data-drawn="1"] .head').waitFor({ state: 'attached' })
    expect(await violations(carla.page)).toEqual([])

    const board = await carla.page.locator('main .area').boundingBox()
    if (!board) throw new Error('expected a board')
    const at = (x: number, y: number) =>
      [board.x + x * board.width, board.y + y * board.height] as const
    const [one, two] = [at(0.4, 0.4), at(0.6, 0.6)]
    await carla.page.mouse.move(...two)
    await carla.page.mouse.down({ button: 'right' })
    await carla.page.mouse.move(...one)
    await carla.page.mouse.up({ button: 'right' })
    await vera.page.locator('[data-drawn="2"]').waitFor({ state: 'attached' })
    await carla.page.mouse.click(...one)
    await carla.page.mouse.click(...one)
    await vera.page.locator('[data-drawn="3"]').waitFor({ state: 'attached' })
    expect(await ana.page.locator('[data-drawn]').count()).toBe(0)
    await table.choose()
    await vera.page.locator('[data-drawn]').waitFor({ state: 'detached' })
  })
})
