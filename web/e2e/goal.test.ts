import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import type { GameInfo } from '../src/lib/types.ts'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'

const answer = await fetch(`${inject('site')}/api/games`)
const games = (await answer.json()) as readonly GameInfo[]

/** Which of the selected elements cannot be seen: outside the window, or below something else. */
function unseen(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => {
    const element = document.querySelector(selector)
    if (!element) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + Math.min(width, 60) / 2, top + Math.min(height, 30) / 2]
    const there = document.elementFromPoint(x, y)
    return !there || !(element.contains(there) || there.contains(element))
  })
}

const PLACES = ['.goal h2', '.goal .facts', '.goal .losing', '.acting', '.hands h3', '.pinned']

async function seenAllAlong(page: Page): Promise<void> {
  expect(await page.locator('.goal h2').count()).toBe(1)
  expect(await page.evaluate(unseen, PLACES)).toEqual([])
}

/** What of the goal does not fit where it stands. */
function cutShort(): string[] {
  const words = [...document.querySelectorAll<HTMLElement>('.goal h2, .goal p, .goal span')]
  return words
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ innerText }) => innerText)
}

describe.for(games.map((game) => game.title.es))('%s', (title) => {
  describe.for([
    [1440, 900],
    [360, 740],
  ] as const)('%i wide', ([width, height]) => {
    it('shows the goal, who acts and what one holds at every question', async ({ come }) => {
      const ana = await come({ width, height, touch: width < 500 })
      const table = await (await new Lobby(ana).visit()).open({ seats: [] }, title)
      for (let made = 0; made < 40 && (await table.moment()) === 'asked'; made++) {
        await seenAllAlong(ana.page)
        await table.choose()
      }
      if (width > 1100) expect(await ana.page.evaluate(cutShort)).toEqual([])
      expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
})
