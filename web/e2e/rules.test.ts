import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { switchLanguage } from './language.ts'
import { Lobby } from './pages/lobby.ts'
import { Rules } from './pages/rules.ts'
import { calmest } from './pages/table.ts'
import { it } from './people.ts'

const GAMES = ['dceased', 'incursion', 'oursun', 'torgue']
const MANNERS = [
  { language: 'es', theme: 'dark', query: 'fuego de reaccion', wide: 1440 },
  { language: 'en', theme: 'light', query: 'reaction fire', wide: 390 },
] as const

describe.for(MANNERS)('in $language, the rules', ({ language, theme, query, wide }) => {
  it('are a click away from the lobby, and can be searched at once', async ({ come }) => {
    const { page, words } = await come({ language, theme })
    await page.goto('/')
    await page.getByRole('link', { name: words.rulesOf('Incursion') }).click()
    const rules = await new Rules(page).here()
    const all = await page.locator('main li[id]').count()
    await page.keyboard.press('/')
    await page.keyboard.type(query)
    await expect.poll(() => page.locator('main li[id]').count()).toBeLessThan(all / 4)
    const found = await page.locator('main section ul:not(.signs) > li').count()
    expect(await rules.status.innerText()).toBe(words.rulesFound(found))
    expect(await page.locator('mark').count()).toBeGreaterThan(5)
    await page.keyboard.type(' qqq')
    await expect.poll(() => rules.status.innerText()).toBe(words.rulesNone)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('main li[id]').count()).toBe(all)
  })

  it('of every game can be read by everybody, with glossary and legend', async ({ come }) => {
    const { page, words } = await come({ language, theme, width: wide, height: 844 })
    for (const game of GAMES) {
      const rules = await new Rules(page).visit(game)
      for (const heading of [words.rulesGlossary, words.rulesSymbols])
        await page.getByRole('heading', { name: heading, exact: true }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(wide)
      expect(await violations(rules.page)).toEqual([])
    }
  })
})

it('a rule has an address, and is in sight wherever it stands', async ({ come }) => {
  const { page, words } = await come()
  const rules = await new Rules(page).visit('incursion', 'inc.ruling.rf-trigger-list')
  expect(await rules.pointed()).toBe('inc.ruling.rf-trigger-list')
  const spanish = await rules.rule('inc.rf.doubles').innerText()
  await rules.search.fill('granada')
  await rules.rule('inc.rf.doubles').waitFor({ state: 'detached' })
  await page.evaluate(() => (location.hash = 'inc.rf.doubles'))
  expect(await rules.pointed()).toBe('inc.rf.doubles')
  await switchLanguage(page, 'en')
  await expect.poll(() => rules.rule('inc.rf.doubles').innerText()).not.toBe(spanish)
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByText('Reaction fire')
    .first()
    .click()
  await page.locator('h3:focus').filter({ hasText: 'Reaction fire' }).waitFor()
  expect(words.rules).toBe('Reglas')
})

it("'why?' leads to the rule in its chapter, and the table is not lost", async ({ come }) => {
  const ana = await come()
  const table = await (await new Lobby(ana).visit()).open()
  const { rule } = await table.asked()
  await table.question.getByRole('button', { name: '¿Por qué?' }).first().click()
  const dialog = ana.page.getByRole('dialog', { name: 'Regla' })
  const opened = ana.context.waitForEvent('page')
  await dialog.getByRole('link', { name: ana.words.readRule }).click()
  expect(await new Rules(await opened).pointed()).toBe(rule)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await table.choose(calmest)
})

it('a keyword opens its definition where it stands, by mouse and by keyboard', async ({ come }) => {
  const ana = await come({ language: 'en' })
  const table = await (await new Lobby(ana).visit()).open()
  await table.play(12, calmest)
  await table.asked()
  await ana.page.getByRole('tab', { name: ana.words.chronicle }).click()
  const word = ana.page.locator('.story .term').first()
  const note = ana.page.locator('.note:popover-open')
  await word.click()
  expect(await note.innerText()).toMatch(/\.\s+Read it in the rules$/)
  expect(await note.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/incursion#inc\./)
  expect(await violations(ana.page)).toEqual([])
  await ana.page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  const version = await table.version()
  await word.press('Enter')
  await note.waitFor()
  await ana.page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  expect(await table.version()).toBe(version)
  await table.chronicle
    .first()
    .getByRole('button')
    .first()
    .click({ position: { x: 3, y: 3 } })
  await ana.page.getByRole('button', { name: ana.words.backToNow }).first().waitFor()
})
