/** A table while it is played, used as a player would: options are clicked, and then they are gone. */
import type { Locator } from 'playwright-core'
import type { Choice, Prompt } from '../../src/lib/types.ts'
import type { Person } from '../people.ts'

/** What the page shows next: a question to me, the cover screen, or the end. */
export type Moment = 'asked' | 'covered' | 'over'
export interface Card {
  id: string
  title: string
}
export type Pick = (choices: readonly Choice[]) => Choice

export class Table {
  constructor(readonly person: Person) {}

  get page() {
    return this.person.page
  }

  get words() {
    return this.person.words
  }

  get id(): string {
    return new URL(this.page.url()).pathname.split('/')[2] ?? ''
  }

  get question(): Locator {
    return this.page.locator('#choices')
  }

  get chronicle(): Locator {
    return this.page.getByRole('tabpanel').getByRole('listitem')
  }

  get ending(): Locator {
    return this.page.locator('dialog:has(.end)')
  }

  /** Wait until there is something for this person to do or to see. */
  async moment(): Promise<Moment> {
    return (await this.next()).moment
  }

  /** Wait until everybody waits for this person. */
  async asked(): Promise<Prompt> {
    const { moment, version } = await this.next()
    if (moment !== 'asked') throw new Error(`expected a question, got ${moment}`)
    return this.person.questionAt(version)
  }

  private async next(): Promise<{ moment: Moment; version: number }> {
    const found = await this.page.waitForFunction(() => {
      const question = document.querySelector<HTMLElement>('#choices')
      const version = Number(question?.dataset.version)
      if (document.querySelector('dialog .end')) return { moment: 'over' as const, version }
      if (document.querySelector('.cover .inside')) return { moment: 'covered' as const, version }
      if (!question?.querySelector('.choices:not(.locked) button')) return null
      return question.querySelector('.waiting') ? null : { moment: 'asked' as const, version }
    })
    return (await found.jsonValue()) ?? { moment: 'over', version: 0 }
  }

  /** The version of the table that the page shows. */
  async version(): Promise<number> {
    return Number(await this.question.getAttribute('data-version'))
  }

  /** Wait until this person is asked, click an option, and wait until the page has gone on. */
  async choose(pick: Pick = boldest): Promise<Choice> {
    const prompt = await this.asked()
    const choice = pick(prompt.choices)
    const version = await this.version()
    await this.click(prompt, choice)
    await this.later(version)
    return choice
  }

  /** Let an interruption go by, and every further one of its kind. */
  async letPass(): Promise<void> {
    const version = await this.version()
    await this.question.getByRole('button', { name: this.words.dontAsk }).click()
    await this.later(version)
  }

  /** Click an option in the list; one of a group is unfolded first. */
  async click(prompt: Prompt, choice: Choice): Promise<void> {
    const button = this.question.locator(`[data-choice="${prompt.choices.indexOf(choice)}"]`)
    if (!(await button.isVisible())) {
      const title = prompt.groups?.[choice.group ?? ''] ?? choice.group ?? ''
      await this.question.locator('.head[aria-expanded="false"]', { hasText: title }).click()
    }
    await button.click()
    if (choice.warning) await this.page.locator('.deeds .primary').click()
  }

  /** Wait until the page shows another version than this one. */
  async later(version: number): Promise<void> {
    await this.page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('#choices')?.dataset.version !== before,
      String(version),
    )
  }

  /** Make so many choices, or fewer if the end comes first. */
  async play(most: number, pick: Pick = boldest): Promise<void> {
    for (let made = 0; made < most && (await this.moment()) === 'asked'; made++) {
      await this.choose(pick)
    }
  }

  /** Open the window of the seats from the menu. */
  async seats(): Promise<Locator> {
    await this.page.getByRole('button', { name: this.words.invite }).click()
    return this.page.getByRole('dialog', { name: this.words.seatsTitle })
  }

  /** Open a window from the menu in the bar. */
  async menu(entry: string): Promise<Locator> {
    await this.page.locator('summary', { hasText: '☰' }).click()
    await this.page.locator('.menu .list').getByText(entry).click()
    return this.page.getByRole('dialog')
  }

  /** The cards in hand, as the page names them. */
  async hand(): Promise<Card[]> {
    const cards = this.page.getByRole('region', { name: 'Tu mano' }).locator('article')
    return cards.evaluateAll((found) =>
      found.map((card) => ({
        id: (card as HTMLElement).dataset.element ?? '',
        title: card.querySelector('h4')?.textContent ?? '',
      })),
    )
  }

  /** The whole document, with what only screen readers or nobody can see. */
  async source(): Promise<string> {
    return this.page.content()
  }

  /** Everything that this browser could find out: what the server said, and what is on the page. */
  async known(): Promise<string> {
    return this.person.heardText() + (await this.source())
  }
}

/** Whether a card is named there: by its number, or by its title other than in the text of another one. */
export function isIn(known = ''): (card: Card) => boolean {
  return ({ id, title }) =>
    [`"${id}"`, `"${title}`, `>${title}`].some((sign) => known.includes(sign))
}

/** Attack, else move, else whatever comes first: so every game goes on. */
export function boldest(choices: readonly Choice[]): Choice {
  const bold = ['attack', 'move'].map((tone) => choices.find((choice) => choice.tone === tone))
  const found = bold.find((choice) => choice !== undefined) ?? choices[0]
  if (!found) throw new Error('expected options, got none')
  return found
}

/** Move, else whatever comes first but an attack: so nobody falls too soon. */
export function calmest(choices: readonly Choice[]): Choice {
  const moving = choices.find(({ tone }) => tone === 'move')
  return moving ?? choices.find(({ tone }) => tone !== 'attack') ?? boldest(choices)
}

/** Attack, else be done: so the end is never far. */
export function steadiest(choices: readonly Choice[]): Choice {
  const tones = ['attack', 'end', 'pass'].map((tone) => choices.find((one) => one.tone === tone))
  return tones.find((choice) => choice !== undefined) ?? boldest(choices)
}

/** The option at a place of the list. */
export function at(place: number): Pick {
  return (choices) => {
    const found = choices[place]
    if (!found) throw new Error(`expected more than ${place} options, got ${choices.length}`)
    return found
  }
}

/** The option with the same words. */
export function like({ text }: Choice): Pick {
  return (choices) => {
    const found = choices.find((choice) => choice.text === text)
    if (!found) throw new Error(`expected the option ${text}, got ${said(choices)}`)
    return found
  }
}

function said(choices: readonly Choice[]): string {
  return choices.map(({ text }) => text).join(', ')
}
