/** The lessons of a table, followed as a friend would who knows nothing: read, click what is pointed at. */
import type { Locator } from 'playwright-core'
import type { Table } from './table.ts'

/** A lesson as it stands on the page. */
interface Note {
  id: string
  number: number
  /** The option that it points at, if it points at one. */
  choice: number | null
  /** How many things are lit. */
  lights: number
  /** Whether it is read and put aside. */
  next: boolean
}

export class Lessons {
  /** The numbers of the lessons in the order in which they came. */
  readonly numbers: number[] = []
  readonly ids: string[] = []
  /** The lessons that pointed at something that was not on the page. */
  readonly lost: string[] = []

  constructor(readonly table: Table) {}

  get note(): Locator {
    return this.table.page.locator('.note')
  }

  /** Follow every pointer until nothing is left to be taught, or the match is over, or a lesson has come. */
  async follow(until = Infinity): Promise<void> {
    for (;;) {
      const note = await this.moment()
      if (note === 'over' || note?.id === 'done' || (note?.number ?? 0) >= until) return
      if (note) this.read(note)
      if (note?.next)
        await this.note.getByRole('button', { name: this.table.words.lessonNext }).click()
      else await this.choose(note?.choice ?? null)
      await this.changed(note)
    }
  }

  /** The lesson on the page; null if there is none and this person is asked something. */
  private async moment(): Promise<Note | 'over' | null> {
    const found = await this.table.page.waitForFunction(() => {
      if (document.querySelector('dialog .end')) return { over: true, note: null }
      const note = document.querySelector<HTMLElement>('.note')
      const question = document.querySelector('#choices')
      const asked =
        question?.querySelector('.choices:not(.locked) button') &&
        !question.querySelector('.waiting')
      const next = note?.querySelector('.primary') !== null
      if (!note) return asked ? { over: false, note: null } : null
      if (!asked && !next) return null
      const { lesson = '', number = '0', choicePointed, found: lights = '0' } = note.dataset
      const choice = choicePointed === undefined ? null : Number(choicePointed)
      const shown = { id: lesson, number: Number(number), choice, lights: Number(lights), next }
      return { over: false, note: shown }
    })
    const { over, note } = (await found.jsonValue()) ?? { over: true, note: null }
    return over ? 'over' : note
  }

  private read({ id, number, choice, lights }: Note): void {
    if (this.ids.includes(id)) return
    this.ids.push(id)
    this.numbers.push(number)
    if (choice !== null && lights === 0) this.lost.push(id)
  }

  /** Click the option that is pointed at; where none is, an attack, a move or whatever comes first. */
  private async choose(pointed: number | null): Promise<void> {
    const { question } = this.table
    const version = await this.table.version()
    if (pointed !== null) await this.unfold(`[data-choices~="${pointed}"]`)
    else if ((await question.locator('[data-choice]').count()) === 0) await this.unfold('.group')
    const own = question.locator(`[data-choice="${pointed ?? -1}"]`)
    await (pointed === null ? await this.boldest() : own).click()
    await this.sure(version)
    await this.gone(version)
  }

  /** The first attack, else the first move, else the first option that is in the list. */
  private async boldest(): Promise<Locator> {
    const { question } = this.table
    for (const tone of ['attack', 'move']) {
      const found = question.locator(`[data-tone-of="${tone}"] [data-choice]`)
      if (await found.count()) return found.first()
    }
    return question.locator('[data-choice]').first()
  }

  /** Wait until the page shows another version, or the end. */
  private async gone(version: number): Promise<void> {
    await this.table.page.waitForFunction((before) => {
      const now = document.querySelector<HTMLElement>('#choices')?.dataset.version
      return now !== before || document.querySelector('dialog .end') !== null
    }, String(version))
  }

  private async unfold(group: string): Promise<void> {
    const head = this.table.question.locator(`${group} > .head[aria-expanded="false"]`)
    if (await head.count()) await head.first().click()
  }

  /** Say yes where the page asks once more; otherwise it goes on by itself. */
  private async sure(version: number): Promise<void> {
    const doubted = await this.table.page.waitForFunction((before) => {
      if (document.querySelector('dialog .stake')) return 'yes'
      const now = document.querySelector<HTMLElement>('#choices')?.dataset.version
      return now !== before || document.querySelector('dialog .end') ? 'no' : null
    }, String(version))
    if ((await doubted.jsonValue()) === 'yes') {
      await this.table.page.locator('dialog:has(.stake) .primary').click()
    }
  }

  /** Wait until the page has gone on from a lesson that was put aside. */
  private async changed(note: Note | null): Promise<void> {
    if (!note?.next) return
    await this.table.page.waitForFunction(
      (id) => document.querySelector<HTMLElement>('.note')?.dataset.lesson !== id,
      note.id,
    )
  }
}
