/** The coach beside the options of a table, and what it lights on the board. */
import type { Locator } from 'playwright-core'
import type { HintReply, Prompt } from '../../src/lib/types.ts'
import type { Table } from './table.ts'

export class Coach {
  constructor(readonly table: Table) {}

  get page() {
    return this.table.page
  }

  get region(): Locator {
    return this.page.getByRole('region', { name: this.table.words.coach })
  }

  get ask(): Locator {
    return this.region.getByRole('button', { name: this.table.words.coachAsk })
  }

  get away(): Locator {
    return this.region.getByRole('button', { name: this.table.words.coachAway })
  }

  get advised(): Locator {
    return this.region.locator('[data-advised]')
  }

  /** The suggestion that is lit, by the place of its option. */
  get lit(): Locator {
    return this.region.locator('.lit')
  }

  /** The options that are advised, by their places, in the order of the page. */
  async places(): Promise<string[]> {
    return this.advised.evaluateAll((found) =>
      found.map((each) => (each as HTMLElement).dataset.advised ?? ''),
    )
  }

  /** What is marked on the board: cells, ways, rings around pieces. */
  get marks(): Locator {
    return this.page.locator('main [class*="preview-"] :is(path, circle)')
  }

  /** Everything that the coach has told this browser, the latest last. */
  get hints(): readonly HintReply[] {
    return this.table.person.heard.filter((message) => message.type === 'hint')
  }

  /** Press the button with the keyboard, and wait for the advice. */
  async type(): Promise<void> {
    await this.ask.focus()
    await this.page.keyboard.press('Enter')
    await this.advised.first().waitFor()
  }

  /** Choose the best by keyboard. */
  async follow(): Promise<void> {
    const version = await this.table.version()
    await this.advised.first().focus()
    await this.page.keyboard.press('Enter')
    await this.table.later(version)
  }

  /** Go on as the coach would, until what it thinks best shows on the board and is not all there is. */
  async untilSeen(advise: () => Promise<void>): Promise<Prompt> {
    for (let choices = 0; choices < 60; choices++) {
      const prompt = await this.table.asked()
      if (prompt.choices.length < 2) {
        await this.table.choose()
        await this.rest()
        continue
      }
      await this.rest()
      await advise()
      const [best, other] = this.hints.at(-1)?.options ?? []
      if (best && other && prompt.choices[best.index]?.preview) return prompt
      await this.follow()
    }
    throw new Error('expected a best option that shows on the board within 60, got none')
  }

  /** Let the pointer point at nothing. */
  async rest(): Promise<void> {
    await this.page.mouse.move(0, 0)
  }
}
