import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'

describe('what cannot be mended', () => {
  it('is said before it happens, and can be thought over', async ({ come }) => {
    const ana = await come()
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    let prompt = await table.asked()
    while (!prompt.choices.some(({ warning }) => warning)) {
      await table.choose()
      prompt = await table.asked()
    }
    const [version, index] = [await table.version(), prompt.choices.findIndex((one) => one.warning)]
    const choice = prompt.choices[index]
    const button = table.question.locator(`[data-choice="${index}"]`)
    await button.click()
    const doubt = ana.page.getByRole('dialog', { name: ana.words.sure })
    await doubt.getByText(choice?.warning ?? '?').waitFor()
    expect(await violations(ana.page)).toEqual([])
    await doubt.getByRole('button', { name: ana.words.sureNo }).click()
    await doubt.waitFor({ state: 'detached' })
    expect(await table.version()).toBe(version)
    await button.click()
    await doubt.getByRole('button', { name: ana.words.sureYes(choice?.text ?? '?') }).click()
    await table.later(version)
  })
})
