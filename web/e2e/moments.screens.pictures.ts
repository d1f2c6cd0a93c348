/** The pictures of docs/screens/moments: a lesson, the table and the end of every game, and the Interlude; each wide and on a phone, dark and light. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, inject } from 'vitest'
import type { GameInfo } from '../src/lib/types.ts'
import { leaveToBot, midway } from './bots.ts'
import { Lobby, type Wanted } from './pages/lobby.ts'
import { at } from './pages/table.ts'
import { type Manner, type Person, it } from './people.ts'
import { ROOT } from './server.ts'

const MOMENTS = join(ROOT, 'docs', 'screens', 'moments')
const answer = await fetch(`${inject('site')}/api/games`)
const games = (await answer.json()) as readonly GameInfo[]
const WIDE = { language: 'es' } as const
const PHONE = { language: 'en', width: 390, height: 844, touch: true } as const
const SIZES: readonly (readonly [string, Manner & { language: 'es' | 'en' }])[] = [
  ['wide', WIDE],
  ['phone', PHONE],
]
/** The lesson that is in the picture: by then somebody has done something. */
const LESSON = 6
/** So many choices of bots, and there is much to be seen on the board. */
const MIDWAY = 90
const CAMPAIGN = {
  es: { 'Partida de campaña': true, 'Rondas de ¡Despedidos!': '1' },
  en: { 'Campaign game': true, "Rounds of You're Fired!": '1' },
} as const
const SHOP = { es: 'MEDICINAS', en: 'MEDS' } as const

/** Take the page in both lights. */
async function shoot({ page, context }: Person, name: string): Promise<void> {
  await mkdir(MOMENTS, { recursive: true })
  const press = await context.newPage()
  for (const light of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
    await page.locator(`html[data-theme=${light}]`).waitFor()
    for (const passing of ['.telling', '.throw', '.moment'])
      await page.locator(passing).waitFor({ state: 'detached' })
    const picture = (await page.screenshot()).toString('base64')
    const small = await press.evaluate(webp, picture)
    await writeFile(join(MOMENTS, `${name}-${light}.webp`), Buffer.from(small, 'base64'))
  }
  await press.close()
}

/** A picture that takes a tenth of the room. */
async function webp(png: string): Promise<string> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [bitmap.width, bitmap.height]
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? ''
}

describe.each(games)('pictures of $id', ({ id, title, players }) => {
  it.for(SIZES)('%s: a lesson, and the end', async ([size, manner], { come }) => {
    const ana = await come(manner)
    const lessons = await (await new Lobby(ana).visit()).learn(title[manner.language])
    await lessons.note.waitFor()
    await lessons.follow(LESSON)
    await shoot(ana, `${id}-lesson-${size}`)
    await leaveToBot(ana, lessons.table.id)
    await lessons.table.ending.waitFor()
    await lessons.table.ending.getByText(ana.words.loading).waitFor({ state: 'detached' })
    await shoot(ana, `${id}-end-${size}`)
  })

  it.for(SIZES)('%s: the table', async ([size, manner], { come }) => {
    const ana = await come(manner)
    const wanted: Wanted = players[0] > 1 ? {} : { seats: ['me'] }
    await midway(ana, title[manner.language], MIDWAY, wanted)
    await shoot(ana, `${id}-table-${size}`)
  })
})

describe('pictures of the Interlude', () => {
  it.for(SIZES)('%s', async ([size, manner], { come }) => {
    const ana = await come(manner)
    const { language } = manner
    const title = games.find(({ id }) => id === 'torgue')?.title[language] ?? ''
    const wanted: Wanted = { seats: ['me'], options: CAMPAIGN[language] }
    const table = await (await new Lobby(ana).visit()).open(wanted, title)
    await table.asked()
    await leaveToBot(ana, table.id)
    await ana.page.getByText(SHOP[language], { exact: true }).waitFor()
    while (!(await ana.page.locator('.piece.card').count())) await table.choose(at(1))
    await table.asked()
    await shoot(ana, `interlude-${size}`)
  })
})
