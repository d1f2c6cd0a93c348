import { describe, expect } from 'vitest'
import { watchBots } from './bots.ts'
import { Lobby } from './pages/lobby.ts'
import { Replay } from './pages/replay.ts'
import type { Table } from './pages/table.ts'
import { it } from './people.ts'

describe('a replay', () => {
  it('is found in the lobby and looked through with slider and keys', async ({ come }) => {
    const carl = await come()
    const { id } = await watchBots(carl, 1)
    await carl.page.goto('/')
    await carl.page.locator(`a[href="/t/${id}/replay"]`).click()
    const replay = new Replay(carl)
    const last = await replay.last()
    await replay.at(0)
    const beginning = await figures(replay)

    await replay.slider.fill(String(last))
    await replay.at(last)
    await expect.poll(() => figures(replay)).not.toEqual(beginning)
    await carl.page.getByRole('button', { name: 'Paso anterior' }).click()
    await replay.at(last - 1)
    await carl.page.locator('body').press('Home')
    await replay.at(0)
    await expect.poll(() => figures(replay)).toEqual(beginning)
  })

  it('marks turns and great moments, and runs as fast as wanted', async ({ come }) => {
    const carl = await come()
    const { id } = await watchBots(carl, 2)
    const replay = await new Replay(carl).visit(id)
    await carl.page.locator('.turns i').first().waitFor({ state: 'attached' })
    await carl.page.getByRole('button', { name: carl.words.turnAfter }).click()
    await carl.page.getByRole('button', { name: carl.words.turnAfter }).click()
    expect(Number(await replay.slider.inputValue())).toBeGreaterThan(1)
    await carl.page.getByLabel(carl.words.speed).selectOption('8')
    await carl.page.getByRole('button', { name: carl.words.run, exact: true }).click()
    const from = Number(await replay.slider.inputValue())
    await expect
      .poll(async () => Number(await replay.slider.inputValue()))
      .toBeGreaterThan(from + 3)
    await carl.page.getByRole('button', { name: carl.words.halt }).click()
  })

  it('can be linked to at any moment', async ({ come }) => {
    const [carl, dora] = [await come(), await come()]
    const { id } = await watchBots(carl, 1)
    const replay = await new Replay(carl).visit(id)
    await replay.slider.fill('7')
    await replay.at(7)
    await expect.poll(() => new URL(carl.page.url()).hash).toBe('#7')
    await dora.page.goto(carl.page.url())
    const hers = new Replay(dora)
    await hers.last()
    await hers.at(7)
  })

  it('shows the game with the eyes of each seat when it is over', async ({ come }) => {
    const carl = await come()
    const { id } = await watchBots(carl, 1)
    const replay = await new Replay(carl).visit(id)
    await replay.slider.fill(String(Math.floor((await replay.last()) / 2)))
    const hand = carl.page.getByRole('region', { name: 'Tu mano' })
    expect(await hand.count()).toBe(0)
    await carl.page.getByLabel('Con los ojos de').selectOption({ label: 'SWD' })
    await hand.waitFor()
  })
})

describe('a line of the chronicle', () => {
  it('shows the board as it was then', async ({ come }) => {
    const table = await (await new Lobby(await come()).visit()).open()
    const then = await momentToRemember(table)
    const number = table.person.lines.length - 1
    while (same(await figures(table), then)) {
      await table.choose()
      await table.asked()
    }

    const told = table.person.lines.length - 1 - number
    await table.chronicle.nth(told).getByRole('button').first().click()
    await table.page.getByText('Así estaba el tablero').waitFor()
    expect(await figures(table)).toEqual(then)
    await table.page.getByRole('button', { name: 'Volver al presente' }).click()
    await table.asked()
    expect(await figures(table)).not.toEqual(then)
  })
})

/** Play until figures stand on the board and a choice of mine has just been told, nothing after it. */
async function momentToRemember(table: Table): Promise<string[]> {
  for (;;) {
    await table.choose()
    await table.asked()
    const view = table.person.viewAt(await table.version())
    const newest = table.person.lines.at(-1)
    const found = await figures(table)
    if (found.length > 0 && newest?.step === view.step && view.lines.items.length > 0) return found
  }
}

/** Every figure on the board: its name, its side and where it stands. */
async function figures({ page }: Table | Replay): Promise<string[]> {
  const names = await page
    .getByRole('group', { name: 'Tablero' })
    .getByRole('button')
    .evaluateAll((found) => found.map((piece) => piece.getAttribute('aria-label') ?? ''))
  return names
    .map((name) => name.split('. ').slice(0, 3).join('. '))
    .filter((name) => /\. (Aliados|SWD)\. /.test(name))
    .sort()
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.join() === others.join()
}
