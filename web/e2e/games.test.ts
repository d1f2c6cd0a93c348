import { describe, expect, inject } from 'vitest'
import type { GameInfo } from '../src/lib/types.ts'
import { violations } from './axe.ts'
import { MISSING, switchLanguage, texts } from './language.ts'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'

const answer = await fetch(`${inject('site')}/api/games`)
const games = (await answer.json()) as readonly GameInfo[]

/** By how much the page is wider than the screen, whether or not it can be scrolled there. */
function overflow() {
  const page = document.documentElement
  page.style.overflowX = 'visible'
  const wider = page.scrollWidth - page.clientWidth
  page.style.overflowX = ''
  return wider
}

describe.for(games.map((game) => [game.title.es, game] as const))('%s', ([title]) => {
  it('is played from the lobby by a newcomer, in both languages', async ({ come }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open({ seats: [] }, title)
    await table.play(25)
    await table.asked()
    expect(await violations(ana.page)).toEqual([])
    expect(await ana.page.evaluate(overflow)).toBe(0)
    const spanish = await texts(ana.page)
    await switchLanguage(ana.page, 'en')
    await expect.poll(() => texts(ana.page)).not.toEqual(spanish)
    expect([...spanish, ...(await texts(ana.page))].filter((text) => MISSING.test(text))).toEqual(
      [],
    )
    await table.play(5)
  })

  it('fits on a phone', async ({ come }) => {
    const ana = await come({ width: 390, height: 844, touch: true })
    const table = await (await new Lobby(ana).visit()).open({ seats: [] }, title)
    await table.play(10)
    await table.asked()
    expect(await violations(ana.page)).toEqual([])
    expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
