import { describe, expect } from 'vitest'
import { type Card, at, isIn } from './pages/table.ts'
import { type Party, invite } from './party.ts'
import { it } from './people.ts'

const CARDS = {
  options: { 'Nivel de requisa de los Aliados': '20', 'Nivel de requisa del SWD': '20' },
}

/** The cards of each hand that the other one does not hold too. */
async function secretsOf({ tables: [ana, bea] }: Party): Promise<[Card[], Card[]]> {
  for (const { page } of [ana, bea]) {
    await page.getByRole('region', { name: 'Tu mano' }).locator('article').first().waitFor()
  }
  const [hers, others] = await Promise.all([ana.hand(), bea.hand()])
  const only = (some: Card[], rest: Card[]) =>
    some.filter(({ title }) => !rest.some((card) => card.title === title))
  return [only(hers, others), only(others, hers)]
}

describe('two browsers, joined by a link', () => {
  it('hold hands that the other cannot find in page or socket', async ({ come }) => {
    const [ana, bea] = [await come(), await come()]
    const party = await invite(ana, bea, CARDS)
    await party.untilTogether()
    await Promise.all(party.tables.map((table) => table.asked()))

    const [hers, others] = await secretsOf(party)
    expect(hers.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
    const [ours, theirs] = await Promise.all(party.tables.map((table) => table.known()))
    expect([hers.filter(isIn(ours)), others.filter(isIn(theirs))]).toEqual([hers, others])
    expect([hers.filter(isIn(theirs)), others.filter(isIn(ours))]).toEqual([[], []])
  })

  it('bid in secret and see both bids when both have been made', async ({ come }) => {
    const [ana, bea] = [await come(), await come()]
    const party = await invite(ana, bea, CARDS)
    await party.untilTogether()
    const [hers, others] = party.tables
    const question = await others.asked()
    const before = bea.heard.length

    const bid = await hers.choose(at(2))
    await hers.question.getByText('Esperando a Bea').waitFor()
    expect(await others.asked()).toEqual(question)
    const views = bea.heard.slice(before).filter((message) => message.type === 'view')
    const news = ({ scene, prompt, prompt_change, lines }: (typeof views)[number]) => [
      scene,
      prompt,
      prompt_change,
      ...lines.items,
    ]
    expect(views.flatMap(news)).toEqual(views.flatMap(() => [undefined, undefined, undefined]))
    expect(await others.chronicle.filter({ hasText: 'Puja' }).count()).toBe(0)

    const answer = await others.choose(at(1))
    const told = `Puja: Aliados ${/\d+/.exec(bid.text)?.[0]}, SWD ${/\d+/.exec(answer.text)?.[0]}.`
    await hers.chronicle.filter({ hasText: told }).waitFor()
    await others.chronicle.filter({ hasText: told }).waitFor()
  })
})
