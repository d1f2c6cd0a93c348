import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { watchBots } from './bots.ts'
import { MISSING, switchLanguage, texts } from './language.ts'
import { Lobby } from './pages/lobby.ts'
import { Replay } from './pages/replay.ts'
import { calmest } from './pages/table.ts'
import { it } from './people.ts'

/** Names and abbreviations that both languages share. */
const SHARED =
  /(?<!\p{L})(Sobremesa|Incursion|DCeased|SWD|APE|SNAFU|Slugger Murphy|Bambi|Gretel|Ilsa|Sturmzombies?|Bomberzombies?|Blitzhund|Ana|ES|EN|bot|min|Normal)(?!\p{L})/gu

describe('the language can be switched', () => {
  it('in the lobby', async ({ come }) => {
    const { page } = await come()
    await page.goto('/')
    await page.getByRole('button', { name: 'Jugar: Incursion' }).waitFor()
    await changesEverything(page)
  })

  it('and only the words of the one that is read are fetched', async ({ come }) => {
    const { page } = await come()
    const words: string[] = []
    page.on('request', (request) => {
      const found = /\/assets\/(es|en)-/.exec(request.url())?.[1]
      if (found !== undefined) words.push(found)
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Jugar: Incursion' }).waitFor()
    expect(words).toEqual(['es'])
    await switchLanguage(page, 'en')
    expect(words).toEqual(['es', 'en'])
  })

  it('in mid-game, and back again', async ({ come }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open()
    await table.play(20, calmest)
    await table.asked()
    const question = await table.question.innerText()
    await changesEverything(ana.page)
    await switchLanguage(ana.page, 'es')
    await expect.poll(() => table.question.innerText()).toBe(question)
    await table.choose()
  })

  it('at the end and in the replay', async ({ come }) => {
    const carl = await come()
    const watched = await watchBots(carl, 1)
    await watched.ending.getByRole('button', { name: 'Mirar el tablero' }).click()
    await changesEverything(carl.page)
    await switchLanguage(carl.page, 'es')
    const replay = await new Replay(carl).visit(watched.id)
    await replay.slider.fill(await replay.last().then(String))
    await replay.chronicle.first().waitFor()
    await changesEverything(carl.page)
  })
})

/** Go over to English: no Spanish word is left, and no message is missing in either language. */
async function changesEverything(page: Page): Promise<void> {
  const spanish = await texts(page)
  await switchLanguage(page, 'en')
  await expect.poll(async () => (await texts(page)).filter(isLeftFrom(spanish))).toEqual([])
  expect([...spanish, ...(await texts(page))].filter((text) => MISSING.test(text))).toEqual([])
}

function isLeftFrom(before: readonly string[]): (text: string) => boolean {
  return (text) => before.includes(text) && /\p{L}{2}/u.test(text.replace(SHARED, ''))
}
