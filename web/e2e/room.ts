/** People in one room: a screen in the middle, and a phone in every hand. */
import { expect } from 'vitest'
import { leaveToBot } from './bots.ts'
import type { Choice } from '../src/lib/types.ts'
import { Lobby, type Wanted } from './pages/lobby.ts'
import type { Screen } from './pages/screen.ts'
import { type Pick, Table, boldest } from './pages/table.ts'
import type { Person } from './people.ts'

export const PHONE = { width: 390, height: 844, touch: true }
export const ROOM = { width: 1920, height: 1080 }

/** Somebody opens a table on their phone, and lets whoever scans its code sit down; gives what is scanned. */
export async function lay(host: Person, game: string, wanted: Wanted): Promise<string> {
  const { page, words } = host
  await (await new Lobby(host).visit()).open(wanted, game)
  await page.getByRole('switch', { name: words.openSeats }).check()
  const code = page.getByRole('img', { name: words.qrOf(words.scanToJoin) })
  return (await code.getAttribute('data-link')) ?? ''
}

/** Somebody scans the code with a phone, gives a name and takes the first free seat. */
export async function join(person: Person, link: string, name: string): Promise<Table> {
  await person.page.goto(link)
  return sit(person, name)
}

/** Somebody gives their seat away by its code, and a friend scans it. */
export async function hand(from: Table, to: Person, name: string): Promise<Table> {
  const { page, words } = from
  await from.question.waitFor()
  const dialog = await from.menu(words.seatsTitle)
  await dialog.getByRole('button', { name: words.giveLink }).click()
  await dialog.getByRole('button', { name: words.qrCode }).first().click()
  const code = dialog.getByRole('img', { name: words.qrOf(words.giveLinkAbout) })
  await to.page.goto((await code.getAttribute('data-link')) ?? '')
  const table = await sit(to, name)
  await expect.poll(async () => (await from.person.keys())[from.id]?.seats).toEqual({})
  await page.keyboard.press('Escape')
  return table
}

async function sit(person: Person, name: string): Promise<Table> {
  const { page, words } = person
  await page.getByLabel(words.yourName).first().fill(name)
  await page
    .getByRole('button', { name: /^(Sentarse|Siéntate|Sit down)/ })
    .first()
    .click()
  const table = new Table(person)
  const seats = async () => Object.keys((await person.keys())[table.id]?.seats ?? {}).length
  await expect.poll(seats).toBe(1)
  return table
}

/** The seat that a phone holds. */
export async function seatOf(phone: Table): Promise<number> {
  const [seat] = Object.keys((await phone.person.keys())[phone.id]?.seats ?? {})
  if (seat === undefined) throw new Error('expected a phone with a seat, got one without')
  return Number(seat)
}

/** A screen and the phones of those who play. */
export class Room {
  constructor(
    readonly screen: Screen,
    readonly phones: readonly Table[],
  ) {}

  /** Whoever is asked, when all phones have been told the same. */
  async asked(): Promise<Table> {
    return Promise.race(this.phones.map((phone) => phone.asked().then(() => phone)))
  }

  /** Whoever is asked taps an option; who was asked the same sees that it is answered. */
  async tap(pick: Pick = boldest): Promise<void> {
    const phone = await this.asked()
    const { shared } = await phone.asked()
    const others = this.phones.filter((other) => shared && other !== phone)
    const before = await Promise.all(others.map((other) => other.version()))
    await phone.choose(pick)
    await Promise.all(others.map((other, place) => other.later(before[place] ?? 0)))
  }

  /** Tap until somebody may move to or attack what lies open on the board; gives the phone and the option. */
  async untilOpen(): Promise<{ phone: Table; place: number; on: string }> {
    for (let taps = 0; taps < 100; taps++) {
      const phone = await this.asked()
      const { choices } = await phone.asked()
      const place = choices.findIndex(isOnTheBoard)
      const [on] = choices[place]?.on ?? []
      if (on) return { phone, place, on }
      await this.tap()
    }
    throw new Error('expected something to do on the board within 100 taps, got nothing')
  }

  /** Everybody lets a bot play on, until the end is on every phone and on the screen. */
  async untilTheEnd(): Promise<void> {
    for (const phone of this.phones) await leaveToBot(phone.person, phone.id, await seatOf(phone))
    for (const phone of this.phones) await phone.ending.waitFor()
    await this.screen.ending.waitFor()
  }
}

function isOnTheBoard({ tone, on: [on] = [], group }: Choice): boolean {
  const bold = tone === 'move' || tone === 'attack'
  return bold && !group && on !== undefined && !on.startsWith('card')
}
