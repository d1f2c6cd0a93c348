import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { Lobby } from './pages/lobby.ts'
import { invite } from './party.ts'
import { it as base } from './people.ts'
import { Server } from './server.ts'

interface Message {
  awaited: string[]
  link: string
  stop: string
}

interface Place {
  server: Server
  /** Where a group would read what is sent. */
  group: string
  came: Message[]
}

/** A server that calls soon, and a group's place on this machine. */
const it = base.extend('place', async ({}, { onCleanup }): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-calls-'))
  const soon = ['--local-calls', '--call-seconds', '0.2']
  const server = await Server.start(join(folder, 'tables.db'), 0, soon)
  const came: Message[] = []
  const group = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      came.push(JSON.parse(Buffer.concat(parts).toString()) as Message)
      answer.writeHead(204).end()
    })
  })
  await new Promise<void>((listening) => group.listen(0, '127.0.0.1', listening))
  onCleanup(async () => {
    await new Promise((closed) => group.close(closed))
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const { port } = group.address() as AddressInfo
  return { server, group: `http://127.0.0.1:${port}/`, came }
})

describe('a call', () => {
  it('tells a group whose turn it is while they are away, until one click ends it', async ({
    come,
    place,
  }) => {
    const site = place.server.url
    const [ana, bea] = [await come({ site }), await come({ site })]
    for (const person of [ana, bea]) person.forgives = /WebSocket|ERR_CONNECTION/
    const party = await invite(ana, bea)
    const dialog = await party.tables[0].seats()
    await dialog.getByLabel(ana.words.quietTo).selectOption('23:00')
    await dialog.getByLabel(ana.words.groupAddress).fill(place.group)
    await dialog.getByRole('button', { name: ana.words.groupTell }).click()
    await dialog.getByText(ana.words.groupTold).waitFor()
    expect(await violations(ana.page)).toEqual([])
    await ana.page.keyboard.press('Escape')

    // A turn that somebody has seen begin is told to nobody: the next one is.
    while ((await party.awaited()).includes(1)) await party.turn()
    const address = bea.page.url()
    await bea.page.goto('about:blank')
    while (!(await party.awaited()).includes(1)) await party.turn()
    await expect.poll(() => place.came.at(-1)?.awaited).toEqual(['Bea'])
    const { link, stop } = place.came.at(-1) as Message
    expect(link).toBe(address)

    await bea.page.goto(stop)
    await bea.page.getByText(bea.words.callsStopped).waitFor()
    expect(await violations(bea.page)).toEqual([])
    const off = bea.words.notice({ text: 'hook-off', name: '' } as never)
    await ana.page.getByRole('tab', { name: ana.words.chat }).click()
    await ana.page.getByText(off).waitFor()
  })

  it('is shown by the service worker, and offered with its quiet hours', async ({
    come,
    place,
  }) => {
    const ana = await come({ site: place.server.url })
    // The server stops before the browser does.
    ana.forgives = /WebSocket|ERR_CONNECTION/
    const { page } = ana
    await ana.context.grantPermissions(['notifications'])
    const table = await (await new Lobby(ana).visit()).open()
    await table.asked()
    const dialog = await table.menu(ana.words.settings)
    await dialog.getByRole('switch', { name: ana.words.callMe }).waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    const devtools = await ana.context.newCDPSession(page)
    const registration = new Promise<string>((found) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId } of registrations) found(registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const said = { table: 't', title: 'Te toca', body: 'Incursion', link: '/t/t', stop: 'x' }
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: place.server.url,
      registrationId: await registration,
      data: JSON.stringify({ ...said, stop_text: 'No avisar más' }),
    })
    await page.waitForFunction(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications()
      return shown.some(
        ({ title, body, tag }) => `${title} ${body} ${tag}` === 'Te toca Incursion t',
      )
    })
  })
})
