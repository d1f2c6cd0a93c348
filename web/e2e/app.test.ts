import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'
import { ROOT, Server } from './server.ts'

// Killed in the midst of an answer it is a reset, otherwise a refusal.
const NO_SERVER = /ERR_CONNECTION|ERR_FAILED|WebSocket connection|Failed to fetch/

interface Manifest {
  start_url: string
  display: string
  icons: { src: string; sizes: string; purpose?: string }[]
}

describe('the app', () => {
  it('can be installed: a manifest, icons of the sizes it names, one for masks', async ({
    come,
  }) => {
    const ana = await come()
    await new Lobby(ana).visit()
    const place = await ana.page.getAttribute('link[rel=manifest]', 'href')
    const manifest = (await (await ana.context.request.get(place ?? '')).json()) as Manifest
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' })
    const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'))
    for (const { src, sizes } of drawn) {
      const picture = await (await ana.context.request.get(src)).body()
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
      expect(picture).toEqual(await readFile(join(ROOT, 'web', 'public', src)))
    }
    expect(drawn.map(({ purpose }) => purpose)).toContain('maskable')
    expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  })

  it('opens without a server to its tables, says so, and plays on when it is back', async ({
    come,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-app-'))
    const server = await Server.start(join(folder, 'tables.db'))
    const ana = await come({ site: server.url })
    ana.forgives = NO_SERVER
    const { page } = ana
    const table = await (await new Lobby(ana).visit()).open()
    await table.asked()
    const address = page.url()
    await page.goto('/')
    const row = page.locator(`a[href="${new URL(address).pathname}"]`)
    await row.waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.waitForFunction(async () => {
      const kept = (await (await caches.open('sobremesa')).keys()).map(({ url }) => url)
      return kept.some((url) => url.endsWith('/')) && kept.some((url) => /\/es-/.test(url))
    })
    expect(await page.evaluate(keptOfTables)).toEqual([])
    await server.kill()

    await page.goto('/')
    await row.waitFor()
    await page.getByText('Sin conexión. Tus mesas se ven como estaban').waitFor()
    await row.click()
    await page.getByText(ana.words.offline).waitFor()

    const again = await Server.start(join(folder, 'tables.db'), server.port)
    await table.choose()
    await again.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('keeps the screen awake and shakes in my turn, and lets it sleep in that of others', async ({
    come,
  }) => {
    const ana = await come()
    await ana.page.addInitScript(noteWaking)
    const table = await (await new Lobby(ana).visit()).open()
    await table.asked()
    await ana.page.waitForFunction(() => Reflect.get(globalThis, 'awake') === 1)
    await table.choose()
    await table.asked()
    await ana.page.waitForFunction(() => Reflect.get(globalThis, 'awake') === 1)
    expect(
      await ana.page.evaluate(() => Reflect.get(globalThis, 'shaken') as number),
    ).toBeGreaterThan(0)
    await ana.page.goto('/')
    await ana.page.waitForFunction(() => Reflect.get(globalThis, 'awake') === 0)
  })

  it('fetches neither pictures nor letters for show where data is to be saved', async ({
    come,
  }) => {
    const fetched = async (saving: boolean): Promise<string[]> => {
      const ana = await come()
      if (saving) await ana.page.addInitScript(saveData)
      const asked: string[] = []
      ana.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await (await new Lobby(ana).visit()).open()
      await ana.page.evaluate(() => document.fonts.ready)
      return asked.filter((path) => path.endsWith('/cover') || path.endsWith('.woff2'))
    }
    expect(await fetched(true)).toEqual([])
    expect((await fetched(false)).length).toBeGreaterThan(0)
  })
})

/** What was kept of anything that the server says of tables and games. */
async function keptOfTables(): Promise<string[]> {
  const kept = (await (await caches.open('sobremesa')).keys()).map(({ url }) => url)
  return kept.filter((url) => url.includes('/api/'))
}

function saveData(): void {
  const line = Object.assign(new EventTarget(), { saveData: true })
  Object.defineProperty(navigator, 'connection', { value: line })
}

/** Count the locks that are held, and how often the device was shaken. */
function noteWaking(): void {
  const count = (name: string, by: number) =>
    Reflect.set(globalThis, name, ((Reflect.get(globalThis, name) as number | undefined) ?? 0) + by)
  count('awake', 0)
  count('shaken', 0)
  const request = () => {
    count('awake', 1)
    return Promise.resolve({ release: () => Promise.resolve(count('awake', -1)) })
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  navigator.vibrate = () => {
    count('shaken', 1)
    return true
  }
}
