import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { boldest } from './pages/table.ts'
import { invite } from './party.ts'
import { it as base } from './people.ts'
import { Server } from './server.ts'

const it = base.extend('database', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-crash-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'tables.db')
})

describe('a server that is killed and started again', () => {
  it('loses nothing that was chosen, before or after', async ({ come, database }) => {
    const first = await Server.start(database)
    const { url: site, port } = first
    const [ana, bea] = [await come({ site }), await come({ site })]
    for (const person of [ana, bea])
      person.forgives = /WebSocket connection to .* failed|net::ERR_CONNECTION/
    const party = await invite(ana, bea, { options: { 'Primeros pasos': true } })
    for (let choices = 0; choices < 6; choices++) await party.turn()
    const [seat = 0] = await party.awaited()
    const mover = party.tables[seat === 0 ? 0 : 1]
    const prompt = await mover.asked()
    const told = await Promise.all(party.tables.map((table) => table.chronicle.allInnerTexts()))
    const version = await mover.version()

    await first.kill()
    for (const { page } of party.tables) await page.getByText('Sin conexión.').waitFor()
    const choice = boldest(prompt.choices)
    await mover.click(prompt, choice)
    expect(await mover.version()).toBe(version)

    const second = await Server.start(database, port)
    await mover.later(version)
    for (const { page } of party.tables) {
      await page.getByText('Sin conexión.').waitFor({ state: 'detached' })
    }
    expect(await mover.version()).toBe(version + 1)
    for (const [index, table] of party.tables.entries()) {
      const lines = await table.chronicle.allInnerTexts()
      expect(lines.slice(-(told[index]?.length ?? 0))).toEqual(told[index])
    }
    for (let choices = 0; choices < 4; choices++) await party.turn()
    await second.stop()
  })
})
