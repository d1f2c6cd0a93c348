import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { switchLanguage } from './language.ts'
import { invite } from './party.ts'
import { type Person, it as base } from './people.ts'
import { ENVIRONMENT, PYTHON, SOBREMESA, Server } from './server.ts'
import { en } from '../src/lib/words/en.ts'
import { es } from '../src/lib/words/es.ts'

interface Place {
  server: Server
  /** What an operator does at the machine. */
  admin: (...words: string[]) => Promise<unknown>
}

const it = base.extend('place', async ({}, { onCleanup }): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-house-'))
  const database = join(folder, 'tables.db')
  const server = await Server.start(database)
  onCleanup(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const admin = (...words: string[]) =>
    promisify(execFile)(PYTHON, [...SOBREMESA, 'admin', ...words], {
      env: { ...ENVIRONMENT, SOBREMESA_DB: `sqlite:///${database}` },
    })
  return { server, admin }
})

const FORGIVEN = /WebSocket|ERR_CONNECTION|403/

async function chat(person: Person): Promise<void> {
  await person.page.getByRole('tab', { name: person.words.chat }).click()
}

async function say(person: Person, text: string): Promise<void> {
  await person.page.getByLabel(person.words.chatSay).fill(text)
  await person.page.getByRole('button', { name: person.words.chatSend }).click()
}

/** Note in the page whether these words are ever shown. */
function watchFor(words: string): void {
  new MutationObserver(() => {
    if (document.body.textContent.includes(words)) document.documentElement.dataset.seen = words
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

describe('a host', () => {
  it('mutes a player, switches the chat off and sends a spectator away', async ({
    come,
    place,
  }) => {
    const site = place.server.url
    const [ana, bea, zoe] = [
      await come({ site }),
      await come({ site }),
      await come({ site, language: 'en' }),
    ]
    for (const person of [ana, bea, zoe]) person.forgives = FORGIVEN
    const { tables } = await invite(ana, bea)
    await zoe.page.goto(`/t/${tables[0].id}`)
    for (const person of [ana, bea, zoe]) await chat(person)

    const seats = await tables[0].seats()
    await seats.getByRole('button', { name: ana.words.mute }).click()
    await seats.getByRole('button', { name: ana.words.unmute, pressed: true }).waitFor()
    expect(await violations(ana.page)).toEqual([])
    await bea.page.getByText(bea.words.chatOff).waitFor()
    expect(await violations(bea.page)).toEqual([])
    await seats.getByRole('button', { name: ana.words.unmute }).click()
    await say(bea, 'gracias')

    await seats.getByLabel(ana.words.chatWho).selectOption('nobody')
    for (const person of [bea, zoe]) await person.page.getByText(person.words.chatOff).waitFor()
    expect(await violations(zoe.page)).toEqual([])
    await seats.getByLabel(ana.words.chatWho).selectOption('all')
    await say(zoe, 'buy my boots')
    await ana.page.keyboard.press('Escape')

    await ana.page.getByRole('button', { name: ana.words.sendAway }).click()
    await zoe.page.getByText(zoe.words.closedFor(4403)).waitFor()
    expect(await violations(zoe.page)).toEqual([])
    await zoe.page.reload()
    await zoe.page.getByText(zoe.words.closedFor(4403)).waitFor()
    await say(bea, 'se fue')
    await ana.page.getByText('se fue').waitFor()
  })
})

describe('whoever looks after the server', () => {
  it('is heard in both languages, and restarts it without a word at the tables', async ({
    come,
    place,
  }) => {
    const site = place.server.url
    const [ana, bea] = [await come({ site }), await come({ site, language: 'en' })]
    for (const person of [ana, bea]) person.forgives = FORGIVEN
    const party = await invite(ana, bea)
    const both = [ana, bea]
    const shown = (text: (words: typeof es) => string) =>
      Promise.all(both.map(({ page, words }) => page.getByText(text(words)).waitFor()))

    await place.admin('announce', '10')
    await shown((words) => words.restartIn(10))
    for (const { page } of both) expect(await violations(page)).toEqual([])
    await switchLanguage(ana.page, 'en')
    await ana.page.getByText(en.restartIn(10)).waitFor()
    await switchLanguage(ana.page, 'es')
    await ana.page.getByText(es.restartIn(10)).waitFor()

    await place.admin('read-only', 'on')
    await shown((words) => words.readOnly)
    for (const { page } of both) expect(await violations(page)).toEqual([])
    const [seat = 0] = await party.awaited()
    const mover = party.tables[seat === 0 ? 0 : 1]
    const version = await mover.version()
    const prompt = await mover.asked()
    const [choice] = prompt.choices
    if (!choice) throw new Error('expected a choice, got none')
    await mover.click(prompt, choice)
    expect(await mover.version()).toBe(version)
    // What was chosen meanwhile lands when it is over.
    await place.admin('read-only', 'off')
    await mover.later(version)
    for (const { page, words } of both)
      await page.getByText(words.readOnly).waitFor({ state: 'detached' })

    // Nobody is told that the connection was lost, and the game goes on.
    for (const { page, words } of both) await page.evaluate(watchFor, words.offline)
    await place.admin('announce', '0')
    await place.server.restart()
    for (let turns = 0; turns < 3; turns++) await party.turn()
    for (const { page } of both) {
      expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBeUndefined()
    }
    for (const { page, words } of both)
      await page.getByText(words.restartIn(10)).waitFor({ state: 'detached' })
  })
})
