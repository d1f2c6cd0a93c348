/** The pictures of docs/screens/moments: what every game teaches, how it ends, and the Interlude on a phone. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, inject } from 'vitest'
import type { GameInfo } from '../src/lib/types.ts'
import { leaveToBot } from './bots.ts'
import { Lobby } from './pages/lobby.ts'
import { at } from './pages/table.ts'
import { type Manner, type Person, it } from './people.ts'
import { ROOT } from './server.ts'

const MOMENTS = join(ROOT, 'docs', 'screens', 'moments')
const answer = await fetch(`${inject('site')}/api/games`)
const games = (await answer.json()) as readonly GameInfo[]
const WIDE: Manner = { language: 'es' }
const PHONE: Manner = { language: 'en', theme: 'light', width: 390, height: 844, touch: true }
/** The lesson that is in the picture: by then somebody has done something. */
const LESSON = 6

async function shoot({ page }: Person, name: string): Promise<void> {
  await mkdir(MOMENTS, { recursive: true })
  for (const passing of ['.telling', '.throw', '.moment'])
    await page.locator(passing).waitFor({ state: 'detached' })
  await page.screenshot({ path: join(MOMENTS, `${name}.jpg`), type: 'jpeg', quality: 80 })
}

describe.each(games)('pictures of $id', ({ id, title }) => {
  it.for([
    ['wide', WIDE, 'light'],
    ['phone', PHONE, 'dark'],
  ] as const)(
    '%s: a lesson, and the end in the other light',
    async ([size, manner, other], { come }) => {
      const ana = await come(manner)
      const lessons = await (await new Lobby(ana).visit()).learn(title[manner.language ?? 'es'])
      await lessons.note.waitFor()
      await lessons.follow(LESSON)
      await shoot(ana, `${id}-lesson-${size}`)
      await leaveToBot(ana, lessons.table.id)
      await lessons.table.ending.waitFor()
      await ana.page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' })
      await lessons.table.ending.getByText(ana.words.loading).waitFor({ state: 'detached' })
      await shoot(ana, `${id}-end-${size}`)
    },
  )
})

describe('a picture', () => {
  it('of the Interlude on a phone', async ({ come }) => {
    const ana = await come(PHONE)
    const options = { 'Campaign game': true, "Rounds of You're Fired!": '1' } as const
    const lobby = await new Lobby(ana).visit()
    const table = await lobby.open({ seats: ['me'], options }, "Mister Torgue's Bloody Arena")
    await table.asked()
    await leaveToBot(ana, table.id)
    await ana.page.getByText('MEDS', { exact: true }).waitFor()
    while (!(await ana.page.locator('.piece.card').count())) await table.choose(at(1))
    await table.asked()
    await shoot(ana, 'interlude-phone')
  })
})
