/** The page on which the rules of a game are read. */
import type { Locator, Page } from 'playwright-core'

export class Rules {
  constructor(readonly page: Page) {}

  /** Come by an address. */
  async visit(game: string, place = ''): Promise<this> {
    await this.page.goto(`/rules/${game}${place && `#${place}`}`)
    return this.here()
  }

  /** Wait until the rules are there. */
  async here(): Promise<this> {
    await this.page.locator('main h3').first().waitFor()
    return this
  }

  get search(): Locator {
    return this.page.getByRole('searchbox')
  }

  get status(): Locator {
    return this.page.getByRole('status')
  }

  rule(id: string): Locator {
    return this.page.locator(`[id="${id}"]`)
  }

  /** The rule that the address points at, once it is in sight. */
  async pointed(): Promise<string | null> {
    const found = this.page.locator('li.pointed')
    await found.waitFor()
    await this.page.waitForFunction(() => {
      const box = document.querySelector('li.pointed')?.getBoundingClientRect()
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
    })
    return found.getAttribute('id')
  }
}
