import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { Table } from './pages/table.ts'
import { type Person, it } from './people.ts'

/** What may be chosen on the board. */
const BOARD = 'svg [data-element].offers'

describe('the keyboard alone', () => {
  it('is enough from the lobby into the second turn', async ({ come }) => {
    const table = await sitDown(await come())
    const { page } = table
    for (let choices = 0; choices < 200 && !(await saysTurn(page, 2)); choices++) await type(table)
    expect(await saysTurn(page, 2)).toBe(true)
  })

  it('reaches what may be chosen on the board and chooses it', async ({ come }) => {
    const table = await sitDown(await come())
    const { page } = table
    while ((await page.locator(BOARD).count()) === 0) await type(table)
    const version = await table.version()
    await tabTo(page, /./, BOARD)
    await page.keyboard.press('Enter')
    if (await page.locator('.menu [data-choice]').count()) await page.keyboard.press('Enter')
    await table.later(version)
  })
})

/** From the lobby to a table against a bot. */
async function sitDown(person: Person): Promise<Table> {
  const { page } = person
  await page.goto('/')
  await page.getByRole('button', { name: 'Jugar: Incursion' }).waitFor()
  await tabTo(page, 'Jugar: Incursion')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Tu nombre')
  await page.keyboard.type('Ana')
  await page.keyboard.press('Enter')
  return new Table(person)
}

/** Type the key of the first option; a folded group is unfolded by its key first. */
async function type(table: Table): Promise<void> {
  await table.asked()
  const version = await table.version()
  const keys = table.question.locator('.choices > * [aria-keyshortcuts]')
  await table.page.keyboard.press(named(await keys.first().getAttribute('aria-keyshortcuts')))
  const inner = table.question.locator('.list [aria-keyshortcuts]')
  if (await inner.count()) {
    await table.page.keyboard.press(named(await inner.first().getAttribute('aria-keyshortcuts')))
  }
  await table.later(version)
}

/** Playwright's name of a key: `arrowup` is `ArrowUp`. */
function named(key: string | null): string {
  return (key ?? '').replace(/^arrow(.)/, (_, letter: string) => `Arrow${letter.toUpperCase()}`)
}

/** Press Tab until the focus is on the element with a name. */
async function tabTo(page: Page, name: string | RegExp, selector = '*'): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(`${selector}:focus`)
    const found = page.getByRole('button', { name }).or(page.getByLabel(name)).and(focused)
    if (await found.count()) return
    passed.push(
      await page.evaluate(() => document.activeElement?.textContent.trim().slice(0, 30) ?? ''),
    )
  }
  throw new Error(`expected to come to ${String(name)}, passed ${passed.join(' | ')}`)
}

async function saysTurn(page: Page, turn: number): Promise<boolean> {
  return (await page.locator('header .chip', { hasText: `Turno ${turn}` }).count()) > 0
}
