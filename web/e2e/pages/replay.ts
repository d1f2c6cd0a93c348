/** A match that is looked through step by step. */
import type { Locator } from 'playwright-core'
import type { Person } from '../people.ts'

export class Replay {
  constructor(readonly person: Person) {}

  get page() {
    return this.person.page
  }

  get slider(): Locator {
    return this.page.getByRole('slider', { name: this.person.words.replaySlider })
  }

  get chronicle(): Locator {
    return this.page.getByRole('complementary').getByRole('listitem')
  }

  async visit(table: string): Promise<this> {
    await this.page.goto(`/t/${table}/replay`)
    await this.last()
    await this.at(0)
    return this
  }

  /** Wait until a step is on show, and no other is on its way. */
  async at(step: number): Promise<void> {
    const { pastStep } = this.person.words
    const most = Number(await this.slider.getAttribute('max'))
    await this.page.getByRole('status').getByText(pastStep(step, most)).waitFor()
    await this.page.locator('main[aria-busy=false]').waitFor()
  }

  async last(): Promise<number> {
    await this.page.waitForFunction(() => {
      const slider = document.querySelector<HTMLInputElement>('input[type=range]')
      return Number(slider?.max) > 0
    })
    return Number(await this.slider.getAttribute('max'))
  }
}
