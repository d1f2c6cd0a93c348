import { describe, expect } from 'vitest'
import type { HintReply, Coach as Setting } from '../src/lib/types.ts'
import { violations } from './axe.ts'
import { Coach } from './pages/coach.ts'
import { Lobby } from './pages/lobby.ts'
import type { Table } from './pages/table.ts'
import { type Person, it } from './people.ts'

const LANGUAGES = ['es', 'en'] as const

describe.for(LANGUAGES)('in %s, advice', (language) => {
  it('is lit on the board at once, until it is put away or something is chosen', async ({
    come,
  }) => {
    const ana = await come({ language })
    const coach = new Coach(await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased'))
    let before = -1
    await coach.untilSeen(async () => {
      before = await coach.marks.count()
      await coach.type()
    })
    expect(before).toBe(0)
    const places = await coach.places()
    expect(places[0]).toBe(String(coach.hints.at(-1)?.options[0]?.index))
    const lit = async () => coach.lit.getAttribute('data-advised')
    expect(await lit()).toBe(places[0])
    expect(await coach.marks.count()).toBeGreaterThan(0)
    expect(await violations(ana.page)).toEqual([])

    await coach.advised.nth(1).hover()
    expect(await lit()).toBe(places[1])
    await coach.rest()
    expect(await lit()).toBe(places[0])

    await coach.away.focus()
    await ana.page.keyboard.press('Enter')
    await coach.ask.waitFor()
    expect(await coach.marks.count()).toBe(0)
    const asked = coach.hints.length
    await coach.type()
    expect(await coach.marks.count()).toBeGreaterThan(0)
    expect(coach.hints.length).toBe(asked)
    await coach.follow()
    expect(await coach.advised.count()).toBe(0)
  })

  it('comes by itself at a table for learners, and is put away by keyboard', async ({ come }) => {
    const ana = await come({ language })
    const lobby = await new Lobby(ana).visit()
    const table = await lobby.open({ seats: ['me'], coach: 'always' }, 'DCeased')
    const coach = new Coach(table)
    const advised = async () => coach.advised.first().waitFor()
    await coach.untilSeen(advised)
    expect(await coach.marks.count()).toBeGreaterThan(0)
    expect(await violations(ana.page)).toEqual([])
    const questions = coach.hints.map(({ ask }) => ask)
    expect(new Set(questions).size).toBe(questions.length)

    await coach.away.focus()
    await ana.page.keyboard.press('Enter')
    await coach.ask.waitFor()
    expect(await coach.marks.count()).toBe(0)
    expect(await violations(ana.page)).toEqual([])
    await coach.type()
    expect(coach.hints.length).toBe(questions.length)
    await coach.follow()
    await coach.untilSeen(advised)
    expect(coach.hints.length).toBeGreaterThan(questions.length)
  })

  it('is a warning before a costly choice, for whoever wants one', async ({ come }) => {
    const ana = await come({ language })
    await ana.context.addInitScript(scorn)
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    const { page, words } = ana
    await beWarned(table)
    const { index, text } = await untilCostly(table)
    const version = await table.version()
    const doubt = page.getByRole('dialog', { name: words.sure })
    await doubt.getByText(words.blunder(COSTS), { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])

    const [yes, no] = [words.sureYes(text), words.sureNo]
    await focusOn(table, yes)
    await page.keyboard.press('Tab')
    await focusOn(table, no)
    await page.keyboard.press('Enter')
    await doubt.waitFor({ state: 'detached' })
    expect(await table.version()).toBe(version)
    expect(await new Coach(table).advised.count()).toBe(0)

    await press(table, index)
    await focusOn(table, yes)
    await page.keyboard.press('Enter')
    await table.later(version)
  })
})

describe.for(LANGUAGES)('in %s, how much the coach may say', (language) => {
  it.for(['never', 'request', 'always'] as const)(
    'is told to everybody: %s',
    async (setting, { come }) => {
      const [ana, bea, zoe] = [
        await come({ language }),
        await come({ language }),
        await come({ language }),
      ]
      const lobby = await new Lobby(ana).visit()
      const table = await lobby.open({ seats: ['me', 'link'], coach: setting })
      await told(ana, setting)
      const link = await ana.page.getByLabel(ana.words.inviteSeat('SWD')).inputValue()
      await zoe.page.goto(`/t/${table.id}`)
      await told(zoe, setting)
      await bea.page.goto(link)
      await told(bea, setting)
      await bea.page.getByLabel(bea.words.yourName).fill('Bea')
      await bea.page.getByRole('button', { name: bea.words.sitDown }).click()

      await zoe.page.getByText(zoe.words.watchingAbout).waitFor()
      await told(zoe, setting)
      await table.asked()
      for (const window of [ana.words.seatsTitle, ana.words.settings]) {
        const dialog = await table.menu(window)
        await dialog.getByText(ana.words.coachTold(setting), { exact: true }).waitFor()
        expect(await violations(ana.page)).toEqual([])
        await ana.page.keyboard.press('Escape')
      }
    },
  )
})

/** Somebody reads on the page how much the coach may say. */
async function told({ page, words }: Person, setting: Setting): Promise<void> {
  await page.getByText(words.coachTold(setting), { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
}

/** Ana wants to be warned by the coach, and by nobody else. */
async function beWarned(table: Table): Promise<void> {
  const dialog = await table.menu(table.words.settings)
  await dialog.getByRole('switch', { name: table.words.askTwice }).uncheck()
  await dialog.getByRole('switch', { name: table.words.askBlunders }).focus()
  await table.page.keyboard.press('Space')
  expect(await dialog.getByRole('switch', { name: table.words.askBlunders }).isChecked()).toBe(true)
  await table.page.keyboard.press('Escape')
}

/** Choose an option by keyboard. */
async function press({ question, page }: Table, index: number): Promise<void> {
  await question.locator(`[data-choice="${index}"]`).focus()
  await page.keyboard.press('Enter')
}

/** Choose the last of all options again and again, until the coach would rather have another one. */
async function untilCostly(table: Table): Promise<{ index: number; text: string }> {
  for (let choices = 0; choices < 40; choices++) {
    const prompt = await table.asked()
    const version = await table.version()
    const index = prompt.choices.findLastIndex(({ group }) => !group)
    const choice = prompt.choices[index]
    if (!choice) {
      await table.choose()
      continue
    }
    await press(table, index)
    const doubted = await table.page.waitForFunction((before) => {
      const question = document.querySelector<HTMLElement>('#choices')
      if (document.querySelector('dialog .stake')) return 'doubted'
      return question?.dataset.version === before ? null : 'chosen'
    }, String(version))
    if ((await doubted.jsonValue()) === 'doubted') return { index, text: choice.text }
  }
  throw new Error('expected a choice that costs much within 40, got none')
}

/** Wait until what says this has the focus. */
async function focusOn({ page }: Table, text: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent.trim())
  await expect.poll(focused).toBe(text)
}

/** What a choice costs that the coach would not make, in points of a hundred. */
const COSTS = 50

/** For this browser the coach thinks little of every choice but its own, whatever it has found out. */
function scorn(): void {
  const { prototype } = MessageEvent
  const heard = Object.getOwnPropertyDescriptor(prototype, 'data')
  Object.defineProperty(prototype, 'data', {
    get(this: MessageEvent): unknown {
      const data: unknown = heard?.get?.call(this)
      if (typeof data !== 'string' || !data.includes('"type":"hint"')) return data
      const hint = JSON.parse(data) as HintReply
      const options = hint.options.map((each, place) => ({ ...each, chance: place ? 0.4 : 0.9 }))
      return JSON.stringify({ ...hint, options })
    },
  })
}
