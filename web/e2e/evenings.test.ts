/** Every game in one room to its end: a screen in the middle, a phone in three hands, and what goes wrong on the way. */
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import type { Wanted } from './pages/lobby.ts'
import { Screen } from './pages/screen.ts'
import { Table } from './pages/table.ts'
import { type Person, it } from './people.ts'
import { PHONE, ROOM, Room, hand, join, lay } from './room.ts'

interface Evening {
  game: string
  language: 'es' | 'en'
  wanted: Wanted
}

const THREE = ['me', 'link', 'link'] as const
const EVENINGS: readonly Evening[] = [
  { game: 'DCeased', language: 'es', wanted: { seats: THREE } },
  { game: 'Under our Sun', language: 'en', wanted: { seats: THREE } },
  { game: "Mister Torgue's Bloody Arena", language: 'en', wanted: { seats: THREE } },
  {
    game: 'Incursion',
    language: 'es',
    wanted: { seats: ['me', 'link'], options: { 'Límite de turnos': '2' } },
  },
]

/** Everybody comes to one table; where only two can play, Bea hands her seat to Carla by its code. */
async function gather(people: readonly Person[], tv: Person, evening: Evening): Promise<Room> {
  const [ana, bea, carla] = people as [Person, Person, Person]
  const link = await lay(ana, evening.game, evening.wanted)
  await tv.page.goto(`${link}/screen`)
  await tv.page.getByText(tv.words.seatWaits).first().waitFor()
  const hers = await join(bea, link, 'Bea')
  const three = evening.wanted.seats?.length === 3
  const third = three ? await join(carla, link, 'Carla') : await hand(hers, carla, 'Carla')
  const players = three ? [new Table(ana), hers, third] : [new Table(ana), third]
  return new Room(await new Screen(tv).here(), players)
}

/** What somebody points at on a phone lights up on the screen, and goes out. */
async function point({ screen }: Room, phone: Table, place: number, on: string): Promise<void> {
  const button = phone.question.locator(`[data-choice="${place}"]`)
  await button.blur()
  await button.focus()
  await screen.light(on).waitFor({ state: 'attached' })
  await button.blur()
  await expect.poll(() => screen.light(on).count()).toBe(0)
}

/** Somebody lends the screen a seat, and whoever is nearest touches it. */
async function lend({ screen }: Room, phone: Table): Promise<void> {
  const { page, words } = phone
  const held = page.getByRole('switch', { name: words.lend(await screen.sign()) })
  await held.check()
  await screen.touch()
  await held.uncheck()
  await screen.offer.waitFor({ state: 'detached' })
}

/** A phone dies, the screen shows that somebody is away, and the phone comes back to its table. */
async function dieAndComeBack({ screen }: Room, phone: Table): Promise<void> {
  const { id, page } = phone
  const away = screen.page.locator('li.away')
  await page.goto('about:blank')
  await away.waitFor()
  await page.goto(`/t/${id}`)
  await page.locator('.hand').waitFor()
  await away.waitFor({ state: 'detached' })
}

/** The screen is turned, dies, and comes back to its table as it was turned. */
async function turnAndDie({ screen }: Room): Promise<void> {
  const sign = await screen.sign()
  await screen.page.getByRole('button', { name: screen.person.words.screenTurn }).click()
  await screen.page.goto('about:blank')
  await screen.page.goBack()
  await screen.here()
  expect(await screen.turn.getAttribute('data-turn')).toBe('1')
  expect(await screen.sign()).toBe(sign)
}

describe.for(EVENINGS.map((evening) => [evening.game, evening] as const))('%s', ([, evening]) => {
  it('is played in one room to its end', async ({ come }) => {
    const { language } = evening
    const people = await Promise.all([1, 2, 3].map(() => come({ ...PHONE, language })))
    const tv = await come({ ...ROOM, language })
    const room = await gather(people, tv, evening)
    for (const { page } of room.phones) await page.locator('.hand').waitFor()

    const { phone, place, on } = await room.untilOpen()
    await point(room, phone, place, on)
    await lend(room, phone)
    await turnAndDie(room)
    await dieAndComeBack(room, room.phones[1] ?? phone)
    for (let taps = 0; taps < 5; taps++) await room.tap()
    expect(await violations(tv.page)).toEqual([])
    expect(await violations(phone.page)).toEqual([])

    await room.untilTheEnd()
    const title = await room.screen.ending.locator('h2').innerText()
    for (const each of room.phones) await each.ending.getByText(title).first().waitFor()
    expect(await violations(tv.page)).toEqual([])
    expect(await violations(phone.page)).toEqual([])
  })
})
