/** The first page, and the window in which a table is opened. */
import type { Locator } from 'playwright-core'
import type { Coach } from '../../src/lib/types.ts'
import type { Person } from '../people.ts'
import { Lessons } from './lessons.ts'
import { Table } from './table.ts'

/** Who sits where: `me`, a friend by `link`, `here:<name>` at this screen, `bot:<id>`. */
type Plan = 'me' | 'link' | `here:${string}` | `bot:${string}`

export interface Wanted {
  name?: string
  /** The mission's name on the page; else the first one. */
  mission?: string
  seats?: readonly Plan[]
  /** Options of the mission by the label on the page; true turns a switch on. */
  options?: Readonly<Record<string, true | string>>
  /** Whether the mission is taught. */
  lessons?: boolean
  /** How much the coach may say. */
  coach?: Coach
}

export class Lobby {
  constructor(readonly person: Person) {}

  async visit(): Promise<this> {
    await this.person.page.goto('/')
    return this
  }

  /** Open the guided first mission of a game. */
  async learn(game: string): Promise<Lessons> {
    const { page, words } = this.person
    await page.getByRole('button', { name: `${words.learnAbout}: ${game}` }).click()
    await page.waitForURL(/\/t\//)
    return new Lessons(new Table(this.person))
  }

  /** The window in which a table of a game is opened. */
  async plan(game: string): Promise<Locator> {
    const { page, words } = this.person
    await page.getByRole('button', { name: `${words.play}: ${game}` }).click()
    return page.getByRole('dialog', { name: game })
  }

  /** Open a table; whoever sits at this screen is at it then. */
  async open(wanted: Wanted = {}, game = 'Incursion'): Promise<Table> {
    const { page, words } = this.person
    const { name = 'Ana', mission, seats = ['me', 'bot:steady'], options = {} } = wanted
    const dialog = await this.plan(game)
    await dialog.waitFor()
    if (mission) await dialog.getByLabel(mission).check()
    const switched = dialog.getByRole('switch', { name: words.lessonsSwitch })
    if (await switched.isVisible()) await switched.setChecked(wanted.lessons ?? false)
    await dialog.getByLabel(words.yourName).fill(name)
    const howMany = dialog.getByRole('combobox', { name: words.howMany })
    if (seats.length > 1 && (await howMany.isVisible()))
      await howMany.selectOption(String(seats.length))
    for (const [seat, plan] of seats.entries()) await pickSeat(dialog, seat, plan)
    if (Object.keys(options).length || wanted.coach) {
      await dialog.getByText(words.options, { exact: true }).click()
    }
    await this.setOptions(dialog, options)
    if (wanted.coach) await dialog.getByLabel(words.coachTitle).selectOption(wanted.coach)
    await dialog.getByRole('button', { name: words.openTable }).click()
    await page.waitForURL(/\/t\//)
    return new Table(this.person)
  }

  async setOptions(dialog: Locator, options: Required<Wanted>['options']): Promise<void> {
    for (const [label, value] of Object.entries(options)) {
      const field = dialog.getByLabel(label)
      if (value === true) await field.check()
      else {
        await field.fill(value)
        await field.blur()
      }
    }
  }
}

async function pickSeat(dialog: Locator, seat: number, plan: Plan): Promise<void> {
  const [kind, named] = plan.split(':')
  const field = dialog.locator(`[data-seat="${seat}"]`)
  await field.selectOption(kind === 'bot' ? plan : (kind ?? ''))
  if (kind === 'here')
    await dialog
      .locator('.seat')
      .nth(seat)
      .locator('input')
      .fill(named ?? '')
}
