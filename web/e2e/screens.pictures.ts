/** The pictures of docs/screens, taken anew with `make screens`. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import type { Choice } from '../src/lib/types.ts'
import { apart } from './apart.ts'
import { leadByBots, leaveToBot, midway, watchBots } from './bots.ts'
import { switchLanguage } from './language.ts'
import { Coach } from './pages/coach.ts'
import { Lobby, type Wanted } from './pages/lobby.ts'
import { Replay } from './pages/replay.ts'
import { Rules } from './pages/rules.ts'
import { Screen } from './pages/screen.ts'
import { type Table, at, boldest, calmest, steadiest } from './pages/table.ts'
import { type Person, it } from './people.ts'
import { PHONE, ROOM } from './room.ts'
import { ROOT } from './server.ts'

const TORGUE = 'La palestra sangrienta del señor Torgue'
const ROOMS: readonly { game: string; name: string; steps: number; wanted?: Wanted }[] = [
  { game: 'DCeased', name: 'dceased', steps: 60 },
  {
    game: 'Incursion',
    name: 'incursion',
    steps: 250,
    wanted: {
      options: { 'Nivel de requisa de los Aliados': '14', 'Nivel de requisa del SWD': '14' },
    },
  },
  { game: 'Under our Sun', name: 'oursun', steps: 120 },
  { game: TORGUE, name: 'torgue', steps: 120 },
]
const SCREENS = join(ROOT, 'docs', 'screens')

async function shoot({ page }: Person, name: string): Promise<void> {
  await mkdir(SCREENS, { recursive: true })
  for (const passing of ['.telling', '.throw', '.moment'])
    await page.locator(passing).waitFor({ state: 'detached' })
  await page.screenshot({ path: join(SCREENS, `${name}.png`) })
}

describe('pictures', () => {
  it('of the lobby and a new table', async ({ come }) => {
    const ana = await come()
    const lobby = await new Lobby(ana).visit()
    await lobby.open({ options: { 'Mostrar la mesa en el inicio': true } })
    await watchBots(ana, 1)
    await lobby.visit()
    await ana.page.getByText('Partidas para ver').waitFor()
    await shoot(ana, 'lobby')
    const dialog = await lobby.plan('Incursion')
    await dialog.getByText('Opciones', { exact: true }).click()
    await shoot(ana, 'new-table')
  })

  it('of the rules', async ({ come }) => {
    const ana = await come({ theme: 'light' })
    await new Rules(ana.page).visit('incursion', 'inc.rf.doubles')
    await shoot(ana, 'rules')
  })

  it('of a table', async ({ come }) => {
    const ana = await come()
    await battle(ana)
    await shoot(ana, 'table')
  })

  it('of a table in the light, in English', async ({ come }) => {
    const ana = await come({ theme: 'light' })
    const table = await battle(ana)
    const question = await table.question.innerText()
    await switchLanguage(ana.page, 'en')
    await expect.poll(() => table.question.innerText()).not.toBe(question)
    await aim(table)
    await shoot(ana, 'table-light')
  })

  it('of a table for heroes', async ({ come }) => {
    const ana = await come()
    const wanted = { mission: 'Evacuación de Park Row', seats: ['me'] as const }
    const table = await (await new Lobby(ana).visit()).open(wanted, 'DCeased')
    await table.play(60, busiest)
    await table.asked()
    await shoot(ana, 'dceased')
  })

  it('of the arena', async ({ come }) => {
    const ana = await come()
    await midway(ana, TORGUE, 120)
    await shoot(ana, 'torgue')
  })

  it('of the Interlude', async ({ come }) => {
    const ana = await come()
    const options = { 'Partida de campaña': true, 'Rondas de ¡Despedidos!': '1' } as const
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'], options }, TORGUE)
    await table.asked()
    await leaveToBot(ana, table.id)
    await ana.page.getByText('MEDICINAS', { exact: true }).waitFor()
    while (!(await ana.page.locator('.piece.card').count())) await table.choose(at(1))
    await table.asked()
    await shoot(ana, 'interlude')
  })

  it.for(ROOMS)(
    'of a room: the screen in the middle, and a phone: $name',
    async (room, { come }) => {
      const ana = await come(PHONE)
      const tv = await come(ROOM)
      const table = await midway(ana, room.game, room.steps, room.wanted)
      await new Screen(tv).visit(table.id)
      await ana.page.locator('.hand').waitFor()
      await shoot(tv, `room-${room.name}-screen`)
      await shoot(ana, `room-${room.name}-phone`)
    },
  )

  it('of a map that grows', async ({ come }) => {
    const ana = await come({ theme: 'light' })
    await midway(ana, 'Under our Sun', 150)
    await shoot(ana, 'oursun')
  })

  it('of a phone', async ({ come }) => {
    const ana = await come({ width: 390, height: 844, touch: true })
    await battle(ana)
    await shoot(ana, 'phone')
  })

  it('of the cover when a screen is handed over', async ({ come }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me', 'here:Bea'] })
    await table.asked()
    await ana.page.reload()
    await ana.page.getByText('Pasa el dispositivo a Ana').waitFor()
    await shoot(ana, 'cover')
  })

  it('of the end and a replay', async ({ come }) => {
    const carl = await come()
    const watched = await watchBots(carl, 4)
    await shoot(carl, 'end')
    const replay = await new Replay(carl).visit(watched.id)
    const step = Math.floor((await replay.last()) * 0.8)
    await replay.slider.fill(String(step))
    await replay.at(step)
    await shoot(carl, 'replay')
  })

  it('of a review', async ({ come }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'Under our Sun')
    await table.asked()
    await leaveToBot(ana, table.id)
    await table.ending.waitFor()
    const replay = await new Replay(ana).visit(table.id)
    const review = ana.page.getByRole('region', { name: ana.words.review })
    await review.getByRole('button', { name: ana.words.reviewAsk }).click()
    // A review takes as long as the machine needs.
    await review.getByRole('img', { name: ana.words.reviewCurve }).waitFor({ timeout: 500_000 })
    await review.getByRole('listitem').first().getByRole('button').click()
    await review.locator('[aria-current=step]').waitFor()
    await replay.at(Number(await replay.slider.inputValue()))
    await shoot(ana, 'review')
  })
})

describe('pictures with a coach that has time to think', () => {
  const thinking = apart('--bot-seconds', '2')

  thinking('of advice that is lit on the board', async ({ come, site }) => {
    const ana = await come({ site })
    ana.forgives = /WebSocket/
    const table = await midway(ana, 'Under our Sun', 60)
    const coach = new Coach(table)
    await coach.untilSeen(() => coach.type())
    await shoot(ana, 'advice')
  })
})

/** A battle in full swing: bots have led it there, and the Allies are about to shoot. */
async function battle(person: Person): Promise<Table> {
  for (let tables = 0; tables < 20; tables++) {
    const options = { 'Nivel de requisa de los Aliados': '14', 'Nivel de requisa del SWD': '14' }
    const table = await (await new Lobby(person).visit()).open({ options })
    if ((await leadByBots(table, 400)) && (await untilShot(table))) return table
  }
  throw new Error('expected a shot at one of 20 tables, got none')
}

/** Attack, else open or search, else move: so that much is on the board. */
function busiest(choices: readonly Choice[]): Choice {
  const attack = choices.find(({ tone }) => tone === 'attack')
  return (
    attack ?? choices.find(({ text }) => /^(Abrir|Coger|Rescatar)/.test(text)) ?? wander(choices)
  )
}

function wander(choices: readonly Choice[]): Choice {
  const ways = choices.filter(({ tone }) => tone === 'move')
  return ways.at(-1) ?? boldest(choices)
}

/** Play on until a shot with good odds is offered; false when none comes. */
async function untilShot(table: Table): Promise<boolean> {
  for (let choices = 0; choices < 80 && (await table.moment()) === 'asked'; choices++) {
    const prompt = await table.asked()
    if (prompt.choices.some(isShot)) {
      await aim(table)
      return true
    }
    if (prompt.window === 'checkpoint') await table.letPass()
    else if (prompt.window) await table.choose(steadiest)
    else await table.choose(calmest)
  }
  return false
}

/** Point at the shot, so that the board shows it. */
async function aim(table: Table): Promise<void> {
  const shot = (await table.asked()).choices.findIndex(isShot)
  await table.question.locator(`[data-choice="${shot}"]`).hover()
}

function isShot({ tone, odds, group }: Choice): boolean {
  return tone === 'attack' && Boolean(odds) && !group
}
