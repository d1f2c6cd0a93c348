/** The pictures of docs/screens, taken anew with `SCREENSHOTS=1 npm run e2e`. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe } from 'vitest'
import type { Choice } from '../src/lib/scene.ts'
import { watchBots } from './bots.ts'
import { Lobby } from './pages/lobby.ts'
import { Replay } from './pages/replay.ts'
import { type Table, boldest, calmest } from './pages/table.ts'
import { type Manner, type Person, it } from './people.ts'
import { ROOT } from './server.ts'

const SCREENS = join(ROOT, 'docs', 'screens')

async function shoot({ page }: Person, name: string): Promise<void> {
  await mkdir(SCREENS, { recursive: true })
  await page.locator('.telling').waitFor({ state: 'detached' })
  await page.screenshot({ path: join(SCREENS, `${name}.png`) })
}

describe('pictures', () => {
  it('lobby and new table', async ({ come }) => {
    const ana = await come()
    const lobby = await new Lobby(ana).visit()
    await lobby.open({ options: { 'Mostrar la mesa en el inicio': true } })
    await watchBots(ana, 1)
    await lobby.visit()
    await ana.page.getByText('Partidas para ver').waitFor()
    await shoot(ana, 'lobby')
    const dialog = await lobby.plan('Incursion')
    await dialog.getByText('Opciones').click()
    await shoot(ana, 'new-table')
  })

  it('table', async ({ come }) => {
    const ana = await come()
    await battle(ana)
    await shoot(ana, 'table')
  })

  it('table in the light, in English', async ({ come }) => {
    const ana = await come({ theme: 'light' })
    await battle(ana)
    await ana.page.getByRole('button', { name: 'ES / EN' }).click()
    await ana.page.getByRole('tab', { name: 'Chronicle' }).waitFor()
    await ana.page.locator('#choices h2', { hasText: /turn|left/ }).waitFor()
    await shoot(ana, 'table-light-en')
  })

  it('phone', async ({ come }) => {
    const phone: Manner = { width: 390, height: 844, touch: true }
    const ana = await come(phone)
    await battle(ana)
    await shoot(ana, 'phone')
  })

  it('end and replay', async ({ come }) => {
    const carl = await come()
    const watched = await watchBots(carl, 4)
    await shoot(carl, 'end')
    const replay = await new Replay(carl).visit(watched.id)
    const middle = Math.floor((await replay.last()) * 0.8)
    await replay.slider.fill(String(middle))
    await carl.page.locator('[aria-current=step]').first().waitFor()
    await shoot(carl, 'replay')
  })
})

/** A battle in full swing: bots have led it there, and the Allies are about to shoot. */
async function battle(person: Person): Promise<Table> {
  const options = { 'Nivel de requisa': '14' }
  const table = await (await new Lobby(person).visit()).open({ options })
  const seats = await table.seats()
  const hand = seats.getByLabel('Dejar a un bot').first()
  await hand.selectOption({ label: 'Con oficio' })
  await person.page.waitForFunction(() =>
    document.querySelectorAll('.chip')[1]?.textContent.includes('4'),
  )
  await seats.getByRole('button', { name: 'Recuperar' }).first().click()
  await hand.waitFor()
  await seats.getByRole('button', { name: 'Cerrar', exact: true }).click()
  for (let choices = 0; choices < 60; choices++) {
    const { choices: offered } = await table.asked()
    const shot = offered.find(isShot)
    if (shot) {
      await table.question.locator(`[data-choice="${shot.index}"]`).hover()
      return table
    }
    await table.choose(offered.some(({ tone }) => tone === 'attack') ? calmest : boldest)
  }
  return table
}

function isShot({ tone, odds, group }: Choice): boolean {
  return tone === 'attack' && Boolean(odds) && !group
}
