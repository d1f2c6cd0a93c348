/** The screen in the middle of a table, which is only looked at, and touched for those who let it. */
import type { Locator } from 'playwright-core'
import { readable } from '../../src/lib/screen.ts'
import type { Person } from '../people.ts'

export class Screen {
  constructor(readonly person: Person) {}

  get page() {
    return this.person.page
  }

  /** Come by the link of a table. */
  async visit(table: string): Promise<this> {
    await this.page.goto(`/t/${table}/screen`)
    return this.here()
  }

  /** Wait until the board is there. */
  async here(): Promise<this> {
    await this.page.locator('.screen').waitFor()
    return this
  }

  /** What may be touched for somebody. */
  get offer(): Locator {
    return this.page.locator('#choices')
  }

  /** How the match ended. */
  get ending(): Locator {
    return this.page.getByRole('status').filter({ has: this.page.locator('h2.display') })
  }

  /** The light on an element that is pointed at on a phone. */
  light(id: string): Locator {
    return this.page.locator(`[data-pointed~="${id}"]`)
  }

  /** Touch what is offered, in the list or on the board, and wait until something came of it. */
  async touch(): Promise<void> {
    await this.offer.waitFor()
    const before = await this.offer.getAttribute('data-number')
    const spot = this.page.locator('main g.offers').first()
    const listed = this.offer.locator('[data-choice]').first()
    if ((await listed.count()) === 0) await spot.dispatchEvent('click')
    await this.page.waitForFunction((number) => {
      const offer = document.querySelector<HTMLElement>('#choices')
      return offer?.dataset.number !== number || offer.querySelector('.list button') !== null
    }, before)
    const same = (await this.offer.getAttribute('data-number')) === before
    if (same && (await listed.count()) > 0) await listed.click()
    const sure = this.offer.getByRole('button', { name: this.person.words.sureYes('') })
    if (await sure.isVisible()) await sure.click()
    await this.page.waitForFunction(
      (number) => document.querySelector<HTMLElement>('#choices')?.dataset.number !== number,
      before,
    )
  }

  get turn(): Locator {
    return this.page.locator('[data-turn]')
  }

  /** The sign that everybody reads in the corner. */
  async sign(): Promise<string> {
    const welcome = this.person.heard.findLast((message) => message.type === 'welcome')
    const sign = readable(welcome?.screen ?? '')
    await this.page.getByText(this.person.words.screenSign(sign)).waitFor()
    return sign
  }
}
