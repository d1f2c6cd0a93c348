import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { invite } from './party.ts'
import { it } from './people.ts'
import { Server } from './server.ts'

describe('an invitation', () => {
  it('says which seat it gives, and when it cannot arrive', async ({ come }) => {
    const [ana, bea] = [await come(), await come()]
    await (await new Lobby(ana).visit()).open({ seats: ['me', 'link'] })
    await ana.page.getByText(ana.words.linkHereOnly).first().waitFor()
    const link = await ana.page.getByLabel(ana.words.inviteSeat('SWD')).inputValue()
    await bea.page.goto(link)
    await bea.page.getByText(bea.words.seatFor('SWD')).waitFor()
    await bea.page.goto(`${link.slice(0, -6)}abcdef`)
    await bea.page.reload()
    await bea.page.getByText(bea.words.seatGone).waitFor()
  })

  it('names the machine on the network where that can be reached', async ({ come }) => {
    const ana = await come()
    await ana.page.route('/api/reach', (route) =>
      route.fulfill({ json: { here_only: false, addresses: ['http://192.168.1.20:8000'] } }),
    )
    await (await new Lobby(ana).visit()).open({ seats: ['me', 'link'] })
    await ana.page.getByText(ana.words.linkNearby).first().waitFor()
    const link = await ana.page.getByLabel(ana.words.inviteSeat('SWD')).inputValue()
    expect(link).toMatch(/^http:\/\/192\.168\.1\.20:8000\/t\//)
  })
})

describe('who plays alone', () => {
  it('takes back without having to ask anybody', async ({ come }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    for (let made = 0; made < 40; made++) {
      await table.choose()
      if (await ana.page.getByText(ana.words.undoAlone('chance')).isVisible()) break
    }
    await ana.page.getByText(ana.words.undoAlone('chance')).waitFor()
    expect(await ana.page.getByRole('button', { name: ana.words.undoAsk }).count()).toBe(0)
    const version = await table.version()
    await ana.page.getByRole('button', { name: ana.words.undo, exact: true }).click()
    await table.later(version)
  })

  it('is asked for agreement where somebody else sits there', async ({ come }) => {
    const [ana, bea] = [await come(), await come()]
    const party = await invite(ana, bea)
    await party.untilTogether()
    await party.turn()
    const { table } = await party.turn()
    await table.page.getByRole('button', { name: ana.words.undoAsk }).waitFor()
  })
})

describe('the lobby', () => {
  it('shows the games it knows while a server starts, and goes on by itself', async ({ come }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-lobby-'))
    const first = await Server.start(join(folder, 'tables.db'))
    const ana = await come({ site: first.url })
    ana.forgives = /net::ERR_CONNECTION|Failed to load resource/
    const lobby = await new Lobby(ana).visit()
    const play = ana.page.getByRole('button', { name: /^Jugar: Incursion/ })
    await play.waitFor()
    await ana.page.route('/api/games', (route) => route.abort())
    await lobby.visit()
    await ana.page.getByText(ana.words.stillTrying).waitFor()
    await play.waitFor()
    await ana.page.unroute('/api/games')
    await ana.page.getByText(ana.words.stillTrying).waitFor({ state: 'detached' })
    await first.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('opens a new table at its first missions on a phone', async ({ come }) => {
    const ana = await come({ width: 390, height: 844, touch: true })
    const dialog = await (await new Lobby(ana).visit()).plan('Incursion')
    expect(await dialog.evaluate((window) => window.scrollTop)).toBe(0)
  })
})
