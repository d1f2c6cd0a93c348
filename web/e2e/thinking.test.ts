import { describe, expect } from 'vitest'
import { apart } from './apart.ts'
import { violations } from './axe.ts'
import { Lobby } from './pages/lobby.ts'
import type { Table } from './pages/table.ts'

/** A bot that has something to weigh thinks for up to ten minutes: longer than any test lasts. */
const it = apart('--bot-seconds', '600')

describe.for(['es', 'en'] as const)('in %s, a bot that thinks', (language) => {
  it('is seen to think, and hurried by keyboard', async ({ come, site }) => {
    const ana = await come({ language, site })
    const { page, words } = ana
    ana.forgives = /WebSocket/ // The server ends before the page does.
    const sent: string[] = []
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => sent.push(payload.toString()))
    })
    const lobby = await new Lobby(ana).visit()
    const table = await lobby.open({ seats: ['me', 'bot:master'] })
    const hurry = table.question.getByRole('button', { name: words.hurryBot })
    const hurried = () => sent.some((request) => request.includes('"type":"hurry"'))
    // Now and then the bot has made up its mind before the key is pressed.
    for (let thoughts = 0; thoughts < 20 && !hurried(); thoughts++) {
      await untilThinking(table)
      const [waiting] = await table.question.locator('.waiting').allInnerTexts()
      const version = await table.version()
      expect(await violations(page)).toEqual([])
      await hurry.press('Enter', { timeout: 2000 }).catch(() => undefined)
      if (!hurried()) continue
      expect(waiting?.trim()).toBe(words.botThinks('SWD'))
      await table.later(version)
    }
    expect(hurried()).toBe(true)
  })
})

/** Choose until the bot thinks for longer than a moment. */
async function untilThinking(table: Table): Promise<void> {
  for (;;) {
    const found = await table.page.waitForFunction((hurry) => {
      const question = document.querySelector('#choices')
      const buttons = [...(question?.querySelectorAll('button') ?? [])]
      if (buttons.some((button) => button.textContent === hurry)) return 'thinking'
      if (question?.querySelector('.waiting')) return null
      return question?.querySelector('.choices:not(.locked) button') ? 'asked' : null
    }, table.words.hurryBot)
    if ((await found.jsonValue()) === 'thinking') return
    await table.choose()
  }
}
