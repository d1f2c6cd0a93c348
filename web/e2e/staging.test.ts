import { describe, expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { type Table, boldest } from './pages/table.ts'
import { it } from './people.ts'

/** The figures on the board, by their ids. */
async function pieces({ page }: Table): Promise<string[]> {
  return page
    .locator('svg [data-element]:has(.piece)')
    .evaluateAll((found) => found.map((piece) => (piece as SVGElement).dataset.element ?? ''))
}

describe('while dice roll', () => {
  it('everybody on the board is still there, and falls when they have been read', async ({
    come,
  }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    const dice = ana.page.locator('.throw')
    let fallen: string[] = []
    for (let made = 0; made < 300 && fallen.length === 0; made++) {
      if ((await table.moment()) !== 'asked') break
      const prompt = await table.asked()
      const choice = boldest(prompt.choices)
      if (choice.tone !== 'attack') {
        await table.choose()
        continue
      }
      const before = await pieces(table)
      const version = await table.version()
      await ana.page.emulateMedia({ reducedMotion: 'no-preference' })
      await dice.waitFor({ state: 'detached' })
      await table.click(prompt, choice)
      await dice
        .or(ana.page.locator(`#choices:not([data-version="${version}"])`))
        .first()
        .waitFor()
      if (!(await dice.isVisible())) continue
      expect(await table.version()).toBe(version)
      expect(await pieces(table)).toEqual(expect.arrayContaining(before))
      await table.later(version)
      await table.moment()
      const after = await pieces(table)
      fallen = before.filter((id) => !after.includes(id))
      await ana.page.emulateMedia({ reducedMotion: 'reduce' })
    }
    expect(fallen.length).toBeGreaterThan(0)
  })

  it('space skips to what came of it', async ({ come }) => {
    const ana = await come({ motion: true })
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    const skip = ana.page.getByRole('button', { name: ana.words.skip, exact: true })
    for (let made = 0; made < 60; made++) {
      const prompt = await table.asked()
      const version = await table.version()
      await table.click(prompt, boldest(prompt.choices))
      await skip
        .or(ana.page.locator(`#choices:not([data-version="${version}"])`))
        .first()
        .waitFor()
      if (!(await skip.isVisible())) continue
      await ana.page.keyboard.press('Space')
      await skip.waitFor({ state: 'detached' })
      await table.later(version)
      return
    }
    throw new Error('expected something to skip within 60 choices, got nothing')
  })
})
