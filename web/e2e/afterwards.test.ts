import { describe, expect } from 'vitest'
import type { Created } from '../src/lib/types.ts'
import { violations } from './axe.ts'
import { leaveToBot } from './bots.ts'
import { Lobby } from './pages/lobby.ts'
import { Table } from './pages/table.ts'
import { it } from './people.ts'

const CAMPAIGN = { 'Partida de campaña': true, 'Límite de turnos': '1' } as const

describe('when a match is over', () => {
  it('the campaign says how it stands and goes on with one click', async ({ come }) => {
    const ana = await come()
    const first = await (await new Lobby(ana).visit()).open({ options: CAMPAIGN })
    await first.asked()
    const before = first.id
    await leaveToBot(ana, before)
    await first.ending.waitFor()
    await first.ending.getByText('La campaña hasta ahora').waitFor()
    await first.ending.getByText(ana.words.luck, { exact: true }).click()
    await first.ending.getByText(ana.words.luckProved).waitFor()
    expect(await violations(ana.page)).toEqual([])
    await first.ending.getByRole('button', { name: 'Seguir: Incursión' }).click()
    await ana.page.waitForURL((url) => !url.pathname.includes(before))
    const second = new Table(ana)
    await ana.page.getByRole('button', { name: ana.words.startNow }).or(second.question).waitFor()
    const found = await ana.context.request.get(`/api/tables/${second.id}`)
    expect(await found.json()).toMatchObject({ mission: 'm2', settings: { campaign: true } })
  })

  it('the next to play the mission sees how it went', async ({ come }) => {
    const ana = await come()
    const lobby = await new Lobby(ana).visit()
    const options = { 'Límite de turnos': '1' }
    const table = await lobby.open({ options })
    await table.asked()
    await leaveToBot(ana, table.id)
    await table.ending.waitFor()
    await table.ending.getByRole('region', { name: ana.words.results }).waitFor()
    await lobby.visit()
    const dialog = await lobby.plan('Incursion')
    await dialog.getByText(ana.words.options, { exact: true }).click()
    await lobby.setOptions(dialog, options)
    const results = dialog.getByRole('region', { name: ana.words.results })
    await results.getByText('Límite de turnos: 1').first().waitFor()
    await results.getByText('Ana').first().waitFor()
    expect(await violations(ana.page)).toEqual([])
  })
})

describe('plans', () => {
  it('are shown to team-mates, who may dismiss them, and to nobody else', async ({ come }) => {
    const [ana, bea, carl] = [await come(), await come({ language: 'en' }), await come()]
    const answer = await ana.context.request.post('/api/tables', {
      data: { game: 'dceased', mission: 'm1', seats: [{ kind: 'link' }, { kind: 'link' }] },
    })
    const { table, keys } = (await answer.json()) as Created
    for (const [person, name] of [
      [ana, 'Ana'],
      [bea, 'Bea'],
    ] as const) {
      const seat = person === ana ? 0 : 1
      await person.page.goto(`/t/${table.id}#${keys[seat]}`)
      await person.page.getByLabel(person.words.yourName).fill(name)
      await person.page.getByRole('button', { name: person.words.sitDown }).click()
    }
    await carl.page.goto(`/t/${table.id}`)
    for (const { page } of [ana, bea, carl]) await page.locator('#choices').waitFor()
    await ana.page.getByRole('button', { name: ana.words.whatIf }).click()
    const show = ana.page.getByRole('button', { name: ana.words.planShow })
    await show.waitFor()
    await ana.page.locator('#choices [data-choice]').first().click()
    await show.click()
    const plan = bea.page.getByRole('region', { name: bea.words.planOf('Ana') })
    await plan.getByRole('listitem').first().waitFor()
    await ana.page.getByText(ana.words.planShown).waitFor()
    expect(await violations(bea.page)).toEqual([])
    await plan.getByRole('button', { name: bea.words.planDismiss }).click()
    await plan.waitFor({ state: 'detached' })
    expect(carl.heard.some(({ type }) => type === 'plans')).toBe(false)
  })
})

describe.for(['Incursion', 'DCeased'])('why not? %s', (game) => {
  it('opens the rule of what is not offered, in Spanish', async ({ come }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open({ seats: [] }, game)
    let declined = false
    for (let made = 0; made < 60 && !declined; made++) {
      const prompt = await table.asked()
      declined = Boolean(prompt.declined?.some(({ rule }) => rule))
      if (!declined) await table.choose()
    }
    const folded = table.question.locator('summary', { hasText: 'Ahora no es posible' })
    if (await folded.count()) await folded.click()
    await table.question.getByRole('button', { name: ana.words.whyNot }).first().click()
    const rule = ana.page.getByRole('dialog', { name: ana.words.rule })
    await rule.locator('p[lang="es"]').waitFor()
  })
})
