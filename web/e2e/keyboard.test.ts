import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { Table } from './pages/table.ts'
import { type Person, it } from './people.ts'

/** What may be chosen on the board. */
const BOARD = 'svg [data-element].offers'

describe('the keyboard alone', () => {
  it('is enough from the lobby to the end', async ({ come }) => {
    const table = await sitDown(await come())
    for (let choices = 0; choices < 500 && (await table.moment()) === 'asked'; choices++) {
      await type(table)
    }
    expect(await table.moment()).toBe('over')
    await tabTo(table.page, table.ending.getByText('Ver la repetición'))
    await table.page.keyboard.press('Enter')
    await table.page.waitForURL(/\/replay$/)
  })

  it('reaches what may be chosen on the board and chooses it', async ({ come }) => {
    const table = await sitDown(await come())
    const { page } = table
    await table.asked()
    while ((await page.locator(BOARD).count()) === 0) {
      await type(table)
      await table.asked()
    }
    const version = await table.version()
    await tabTo(page, page.locator(BOARD))
    await page.keyboard.press('Enter')
    if (await page.locator('.menu [data-choice]').count()) await page.keyboard.press('Enter')
    await table.later(version)
  })
})

/** From the lobby to a table against a bot, for a short game. */
async function sitDown(person: Person): Promise<Table> {
  const { page } = person
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Jugar: Incursion' })
  await play.waitFor()
  await tabTo(page, play)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByLabel('Tu nombre'))
  await page.keyboard.type('Ana')
  await tabTo(page, page.getByRole('dialog').getByText('Opciones', { exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Límite de turnos'))
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  return new Table(person)
}

/** Type the key of the first option; a folded group is unfolded by its key first. */
async function type(table: Table): Promise<void> {
  await table.asked()
  const version = await table.version()
  const { keyboard } = table.page
  const inner = table.question.locator('.list [aria-keyshortcuts]').first()
  const first = table.question.locator('.choices [aria-keyshortcuts]').first()
  const folded = (await first.getAttribute('aria-expanded')) === 'false'
  if (folded) {
    await keyboard.press(named(await first.getAttribute('aria-keyshortcuts')))
    await inner.waitFor()
  }
  const chosen = (await inner.count()) ? inner : first
  await keyboard.press(named(await chosen.getAttribute('aria-keyshortcuts')))
  const menu = table.page.locator('.menu [data-choice]').first()
  if (await menu.isVisible())
    await keyboard.press(named(await menu.getAttribute('aria-keyshortcuts')))
  const sure = table.page.getByRole('dialog', { name: table.words.sure })
  if (await sure.isVisible()) await keyboard.press('Enter')
  await table.later(version)
}

/** Playwright's name of a key: `arrowup` is `ArrowUp`. */
function named(key: string | null): string {
  return (key ?? '')
    .replace('shift', 'Shift')
    .replace(/arrow(.)/, (_, letter: string) => `Arrow${letter.toUpperCase()}`)
}

/** Press Tab until the focus is there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (await wanted.and(page.locator(':focus')).count()) return
    passed.push(
      await page.evaluate(() => document.activeElement?.textContent.trim().slice(0, 30) ?? ''),
    )
  }
  throw new Error(`expected to come to ${String(wanted)}, passed ${passed.join(' | ')}`)
}
