/** Who comes to the table: a person is a browser of its own, with what the server said to it. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { changedPrompt } from '../src/lib/changes.ts'
import type { AnyReply, LineAt, Prompt, View } from '../src/lib/types.ts'
import { en } from '../src/lib/words/en.ts'
import { coaching as coachingEn } from '../src/lib/words/en/coaching.ts'
import { es } from '../src/lib/words/es.ts'
import { coaching as coachingEs } from '../src/lib/words/es/coaching.ts'
import type { Messages } from '../src/lib/words/messages.ts'
import type { Coaching } from '../src/lib/words/messages/coaching.ts'
import { launch } from './chromium.ts'

export interface Manner {
  language?: 'es' | 'en'
  theme?: 'dark' | 'light'
  width?: number
  height?: number
  touch?: boolean
  /** Animations are left out unless a test is about them. */
  motion?: boolean
  /** Another server than the one that the tests share. */
  site?: string
}

/** A key ring as the client keeps it. */
export type Ring = Record<string, { seats: Record<string, string>; host?: string }>

/** What the page says, with what comes only when it is wanted. */
type Said = Messages & Coaching
const WORDS: Readonly<Record<'es' | 'en', Said>> = {
  es: { ...es, ...coachingEs },
  en: { ...en, ...coachingEn },
}

export class Person {
  /** Every message of the server to this browser. */
  readonly heard: AnyReply[] = []
  /** What went wrong on the page. */
  readonly faults: string[] = []
  /** What a browser may complain about, where a test makes it happen. */
  forgives: RegExp | null = null
  /** The story as this browser was told it. */
  readonly lines: LineAt[] = []
  /** What this browser was told at each version, and the question that was open then. */
  private readonly views = new Map<number, View>()
  private readonly questions = new Map<number, Prompt | null>()
  private question: Prompt | null = null

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly words: Said,
  ) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.hear(payload.toString()))
    })
    page.on('pageerror', (error) => this.blame(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.blame(`${message.text()} ${message.location().url}`)
    })
  }

  private blame(fault: string): void {
    if (!this.forgives?.test(fault)) this.faults.push(fault)
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as AnyReply
    this.heard.push(message)
    if (message.type !== 'view') return
    this.question = questionAfter(this.question, message)
    this.questions.set(message.version, this.question)
    this.views.set(message.version, message)
    this.lines.splice(message.lines.from, Infinity, ...message.lines.items)
  }

  viewAt(version: number): View {
    const found = this.views.get(version)
    if (!found) throw new Error(`expected a view of version ${version}, got none`)
    return found
  }

  questionAt(version: number): Prompt {
    const found = this.questions.get(version)
    if (!found) throw new Error(`expected a question at version ${version}, got none`)
    return found
  }

  /** Everything the server said, as one text, but for the windows: all of the game's are listed for everybody. */
  heardText(): string {
    return JSON.stringify(this.heard, (key, value: unknown) =>
      key === 'orders' ? undefined : value,
    )
  }

  /** The keys that this browser holds. */
  async keys(): Promise<Ring> {
    const found = await this.page.evaluate(() => localStorage.getItem('sobremesa.keys'))
    return JSON.parse(found ?? '{}') as Ring
  }
}

function questionAfter(last: Prompt | null, { prompt, prompt_change: change, full }: View) {
  if (prompt !== undefined) return prompt?.prompt ?? null
  if (change && last) return changedPrompt(last, change)
  return full ? null : last
}

type Come = (manner?: Manner) => Promise<Person>

/** A test of this folder: `come` brings a person, who must have met no fault when the test is over. */
export const it = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launch()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('come', ({ browser }, { onCleanup }): Come => {
    const people: Person[] = []
    onCleanup(async () => {
      await Promise.all(people.map(({ context }) => context.close()))
      const faults = people.flatMap((person) => person.faults)
      if (faults.length) throw new Error(`expected no fault on a page, got:\n${faults.join('\n')}`)
    })
    return async (manner = {}) => {
      const person = await meet(browser, manner)
      people.push(person)
      return person
    }
  })

async function meet(browser: Browser, manner: Manner): Promise<Person> {
  const { language = 'es', theme = 'dark', width = 1440, height = 900, touch = false } = manner
  const context = await browser.newContext({
    baseURL: manner.site ?? inject('site'),
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    colorScheme: theme,
    reducedMotion: manner.motion ? 'no-preference' : 'reduce',
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
  })
  await context.addInitScript(contributeInTurn)
  context.setDefaultTimeout(120_000)
  return new Person(context, await context.newPage(), WORDS[language])
}

/** What a browser adds to the seed of a table is its number among those of this browser: games can be played again. */
function contributeInTurn(): void {
  const random = crypto.getRandomValues.bind(crypto)
  const inTurn = (values: Uint8Array<ArrayBuffer>) => {
    if (values.length !== 16) return random(values)
    const number = Number(sessionStorage.getItem('tables') ?? 0) + 1
    sessionStorage.setItem('tables', String(number))
    return values.fill(number)
  }
  crypto.getRandomValues = inTurn as typeof crypto.getRandomValues
}
