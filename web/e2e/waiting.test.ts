import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'

describe('several tables', () => {
  it('that wait for me are one list, and N goes from one to the next', async ({ come }) => {
    const ana = await come()
    const { page, words } = ana
    const lobby = await new Lobby(ana).visit()
    const tables: string[] = []
    for (let opened = 0; opened < 2; opened++) {
      await lobby.visit()
      await (await lobby.open()).asked()
      tables.push(new URL(page.url()).pathname)
    }
    await lobby.visit()
    const list = page.locator('section', { hasText: words.waitForYou })
    await list.locator('li').nth(1).waitFor()
    const links = await list
      .locator('a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect([...links].sort()).toEqual([...tables].sort())
    expect(await page.title()).toBe(`(2) ${words.name}`)
    expect(await violations(page)).toEqual([])

    const [first = '', second = ''] = links
    await page.keyboard.press('n')
    await page.waitForURL(`**${first}`)
    await page.locator('#choices').waitFor()
    await expect.poll(() => page.title()).toContain('(1) ')
    await page.keyboard.press('n')
    await page.waitForURL(`**${second}`)
    await page.locator('#choices').waitFor()
    await page.keyboard.press('n')
    await page.waitForURL(`**${first}`)
  })
})
