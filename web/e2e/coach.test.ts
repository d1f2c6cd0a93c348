import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { HintReply } from '../src/lib/types.ts'
import { apart } from './apart.ts'
import { violations } from './axe.ts'
import { leaveToBot } from './bots.ts'
import { Coach } from './pages/coach.ts'
import { Lobby } from './pages/lobby.ts'
import { Replay } from './pages/replay.ts'
import { type Person, it } from './people.ts'

const PERCENT = /\d+\s?%/
/** Points, and how far they may be off where that is a tenth or more. */
const POINTS = /^-?\d+([.,]\d)?(\s±\s\d+([.,]\d)?)?$/

/** A mission in which chances change, by its names. */
const SIGNAL = { es: 'Defended la señal', en: 'Hold the Signal' }

/** Here the coach has the time to try out each option more than once. */
const unhurried = apart('--bot-seconds', '2')

describe.for(['es', 'en'] as const)('in %s, the coach', (language) => {
  it('says what a strong player would do, and it is chosen by keyboard', async ({ come }) => {
    const ana = await come({ language })
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    while ((await table.asked()).choices.length < 2) await table.choose()
    const coach = ana.page.getByRole('region', { name: ana.words.coach })
    await coach.getByRole('button', { name: ana.words.coachAsk }).focus()
    await ana.page.keyboard.press('Enter')
    const advised = coach.locator('[data-advised]')
    await advised.first().waitFor()
    const texts = await advised.allInnerTexts()
    expect(texts.length).toBeGreaterThan(1)
    for (const text of texts) expect(text).toMatch(PERCENT)
    expect(await violations(ana.page)).toEqual([])
    const version = await table.version()
    const best = Number(await advised.first().getAttribute('data-advised'))
    const offered = ana.questionAt(version).choices.map(({ text }) => text)
    await advised.first().focus()
    await ana.page.keyboard.press('Enter')
    await table.later(version)
    expect(texts[0]).toContain(offered[best])
    expect(await advised.count()).toBe(0)
  })

  it('looks back at a match: how it went, where it turned, what was luck', async ({ come }) => {
    const ana = await come({ language })
    const { replay, review } = await reviewed(ana, SIGNAL[language])
    expect(await review.getByRole('row').count()).toBe(2)
    const columns = await review.getByRole('columnheader').allInnerTexts()
    expect(columns).toEqual([ana.words.reviewOwn, ana.words.reviewOthers, ana.words.reviewChance])
    const told = await review.getByRole('row').last().getByRole('cell').allInnerTexts()
    expect(told).toHaveLength(3)
    for (const points of told) expect(points).toMatch(POINTS)
    expect(await violations(ana.page)).toEqual([])
    const turn = review.getByRole('listitem').first().getByRole('button')
    await turn.focus()
    await ana.page.keyboard.press('Enter')
    await review.locator('[aria-current=step]').waitFor()
    expect(Number(await replay.slider.inputValue())).toBeGreaterThan(0)
  })
})

it('says so where a match did not turn', async ({ come }) => {
  const ana = await come()
  const { review } = await reviewed(ana, 'Primera noche')
  await review.getByText(ana.words.reviewNowhere).waitFor()
  expect(await violations(ana.page)).toEqual([])
})

/** A match that a bot has played to its end, and its review, asked for by keyboard. */
async function reviewed(
  ana: Person,
  mission: string,
): Promise<{ replay: Replay; review: Locator }> {
  const lobby = await new Lobby(ana).visit()
  const table = await lobby.open({ seats: ['me'], mission }, 'DCeased')
  await table.asked()
  await leaveToBot(ana, table.id)
  await table.ending.waitFor()
  const replay = await new Replay(ana).visit(table.id)
  const review = ana.page.getByRole('region', { name: ana.words.review })
  await review.getByRole('button', { name: ana.words.reviewAsk }).focus()
  await ana.page.keyboard.press('Enter')
  await review.getByRole('img', { name: ana.words.reviewCurve }).waitFor({ timeout: 120_000 })
  return { replay, review }
}

describe('a table without a coach', () => {
  it('offers no advice', async ({ come }) => {
    const ana = await come()
    const lobby = await new Lobby(ana).visit()
    const table = await lobby.open({ seats: ['me'], coach: 'never' }, 'DCeased')
    while ((await table.asked()).choices.length < 2) await table.choose()
    expect(await ana.page.getByRole('region', { name: ana.words.coach }).count()).toBe(0)
  })
})

describe.for(['es', 'en'] as const)('in %s, a coach that has time', (language) => {
  unhurried(
    'tells how sure it is, and what speaks for it and against it',
    async ({ come, site }) => {
      const ana = await come({ language, site })
      ana.forgives = /WebSocket/ // The server ends before the page does.
      const { words } = ana
      const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
      const coach = new Coach(table)
      const { options } = await untilReasoned(coach)
      for (const { index, low, high, reasons } of options) {
        const said = await coach.region.locator(`[data-advised="${index}"]`).innerText()
        expect(said).toContain(words.coachBetween(percent(low), percent(high)))
        const named = (wanted: boolean) =>
          reasons.flatMap(({ feature, better }) => (better === wanted ? feature : [])).join(' · ')
        const [better, worse] = [named(true), named(false)]
        expect(said.includes(words.coachFor(better))).toBe(better !== '')
        expect(said.includes(words.coachAgainst(worse))).toBe(worse !== '')
      }
      expect(await violations(ana.page)).toEqual([])
    },
  )
})

const percent = (chance: number) => Math.round(100 * chance)

/** Go on as the coach would, until something speaks for one of its options and something against one. */
async function untilReasoned(coach: Coach): Promise<HintReply> {
  for (let choices = 0; choices < 40; choices++) {
    if ((await coach.table.asked()).choices.length < 2) {
      await coach.table.choose()
      continue
    }
    await coach.type()
    const hint = coach.hints.at(-1)
    const ways = new Set(hint?.options.flatMap(({ reasons }) => reasons.map((each) => each.better)))
    if (hint && ways.size === 2) return hint
    await coach.follow()
  }
  throw new Error('expected reasons for and against within 40 choices, got none')
}
