import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { Lobby } from './pages/lobby.ts'
import type { Table } from './pages/table.ts'
import { it as base } from './people.ts'
import { Server } from './server.ts'

/** As long as this a bot would think: longer than any test lasts. */
const SECONDS = 600

const it = base.extend('site', async ({}, { onCleanup }): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-thinking-'))
  const more = ['--bot-seconds', String(SECONDS)]
  const server = await Server.start(join(folder, 'tables.db'), 0, more)
  onCleanup(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return server.url
})

describe.for(['es', 'en'] as const)('in %s, a bot that thinks', (language) => {
  it('is seen to think, and hurried by keyboard', async ({ come, site }) => {
    const ana = await come({ language, site })
    const { page, words } = ana
    ana.forgives = /WebSocket/ // The server ends before the page does.
    const lobby = await new Lobby(ana).visit()
    const table = await lobby.open({ seats: ['me', 'bot:master'] })
    await untilThinking(table)
    const [waiting] = await table.question.locator('.waiting').allInnerTexts()
    expect(waiting?.trim()).toBe(words.botThinks('SWD'))
    expect(await violations(page)).toEqual([])
    const version = await table.version()
    await hurry(table).focus()
    await page.keyboard.press('Enter')
    await table.later(version)
  })
})

/** The button that nobody needs at once. */
function hurry({ question, words }: Table): Locator {
  return question.getByRole('button', { name: words.hurryBot })
}

/** Choose until the bot thinks for longer than a moment. */
async function untilThinking(table: Table): Promise<void> {
  const thinking = hurry(table).waitFor()
  for (let done = false; !done;) {
    const asked = table.asked().then(() => table.choose())
    done = await Promise.race([thinking.then(() => true), asked.then(() => false)])
    if (done) asked.catch(() => undefined)
  }
}
