import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { GameInfo } from '../src/lib/types.ts'
import { Lobby } from './pages/lobby.ts'
import { it, type Person } from './people.ts'

const LEVELS = ['novice', 'steady', 'strong', 'master']
const NAMES = {
  es: ['Novato', 'Constante', 'Fuerte', 'Maestro'],
  en: ['Novice', 'Steady', 'Strong', 'Master'],
}

/** What the levels of a game are, as the server says it. */
async function bots({ context }: Person, game: string): Promise<GameInfo['bots']> {
  const games = (await (await context.request.get('/api/games')).json()) as GameInfo[]
  return games.find(({ id }) => id === game)?.bots ?? []
}

/** What a seat's picker is described by, to the eye and to a screen reader. */
async function described(dialog: Locator, picker: Locator): Promise<string> {
  const id = await picker.getAttribute('aria-describedby')
  return id === null ? '' : dialog.locator(`[id="${id}"]`).innerText()
}

describe('a level of play', () => {
  for (const language of ['es', 'en'] as const) {
    it(`is told in the lobby with what it means (${language})`, async ({ come }) => {
      const ana = await come({ language })
      const dialog = await (await new Lobby(ana).visit()).plan('Incursion')
      const picker = dialog.locator('[data-seat="1"]')
      const told: string[] = []
      for (const level of LEVELS) {
        await picker.selectOption(`bot:${level}`)
        told.push(await described(dialog, picker))
      }
      const offered = await bots(ana, 'incursion')
      const about = (id: string) => offered.find((bot) => bot.id === id)?.about[language]
      expect(told).toEqual(LEVELS.map(about))
      expect(new Set(told).size).toBe(LEVELS.length)
      for (const text of told) expect(text).toMatch(/^\p{Lu}.{20,}\.$/u)

      const names = await picker.locator('option[value^="bot:"]').allInnerTexts()
      for (const [place, name] of NAMES[language].entries()) expect(names[place]).toContain(name)
    })
  }

  it('is described no longer when somebody takes the seat', async ({ come }) => {
    const ana = await come()
    const dialog = await (await new Lobby(ana).visit()).plan('Incursion')
    const picker = dialog.locator('[data-seat="1"]')
    await picker.selectOption('bot:strong')
    const text = await described(dialog, picker)
    await dialog.getByText(text).waitFor()
    await picker.selectOption('link')
    await dialog.getByText(text).waitFor({ state: 'detached' })
    expect(await described(dialog, picker)).toBe('')
  })
})
