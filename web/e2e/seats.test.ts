import { describe, expect } from 'vitest'
import { invite } from './party.ts'
import { it } from './people.ts'

describe('a seat', () => {
  it('is given away only when its holder is gone, and kept by coming back', async ({ come }) => {
    const [ana, bea] = [await come(), await come()]
    await invite(ana, bea)
    const address = bea.page.url()
    await ana.page.getByRole('group', { name: ana.words.seats }).getByText('Bea').click()
    const dialog = ana.page.getByRole('dialog')
    const seat = dialog.getByRole('listitem').filter({ hasText: 'Bea' })
    const reopen = seat.getByRole('button', { name: ana.words.reopen })
    await seat.getByText(ana.words.here).waitFor()
    expect(await reopen.count()).toBe(0)

    await bea.page.goto('about:blank')
    await reopen.click()
    await seat.getByRole('button', { name: / si no vuelve$/ }).waitFor()
    expect(await reopen.isDisabled()).toBe(true)
    expect(await dialog.getByLabel(ana.words.inviteSeat('SWD')).count()).toBe(0)

    await bea.page.goto(address)
    await seat.getByText(ana.words.here).waitFor()
    expect(await reopen.count()).toBe(0)
    await bea.page.getByRole('tab', { name: bea.words.chat }).click()
    await bea.page.getByText('Bea sigue aquí y conserva su sitio.').waitFor()
  })
})
