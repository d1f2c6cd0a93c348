/** The coach at one table: what it was asked about, what it said, and whether it thinks. */
import type { Advised, HintReply } from './types'

/** Points of a hundred that a choice must cost before somebody is warned. */
export const DEAR = 20

/** A question as the coach knows it: whose it is, and its number there. */
export type Asked = `${number}/${number}`

/** The best first, as the coach has it; the others by their chances, so that a list of them can be read. */
function inOrder([best, ...others]: readonly Advised[]): Advised[] {
  return best ? [best, ...others.sort((one, other) => other.chance - one.chance)] : []
}

export class Coach {
  /** What was advised for the question that is open, the best first. */
  advice: readonly Advised[] = $state.raw([])
  thinking: boolean = $state(false)
  /** Whether the advice was put away, and is not to be seen. */
  away: boolean = $state(false)
  /** The question that the coach was asked about last. */
  private asked: Asked | '' = $state('')
  /** Whether it is only asked what a choice costs, so that it gives nothing else away. */
  private discreet = false
  private costs = new Map<number, number>()
  private waiting: (() => void)[] = []

  constructor(private readonly ask: (about?: number) => Promise<boolean>) {}

  /** Ask what is best where a question is open. */
  async consult(asked: Asked): Promise<void> {
    this.away = false
    if (asked === this.asked && this.advice.length) return
    if (!this.thinking) await this.put(asked, false)
  }

  /** Whether it was asked about a question, whatever came of it. */
  knows(asked: Asked): boolean {
    return asked === this.asked
  }

  /** The place of the option that it would take, as long as its advice is to be seen; -1 if there is none. */
  best(asked: Asked): number {
    return this.away || asked !== this.asked ? -1 : (this.advice[0]?.index ?? -1)
  }

  /** Points of a hundred that an option costs against the best one; 0 if nothing is known of it. */
  async weigh(asked: Asked, option: number): Promise<number> {
    if (this.thinking) await this.answered()
    if (asked !== this.asked || !this.costs.has(option)) {
      await this.put(asked, true, option)
      if (this.thinking) await this.answered()
    }
    return this.asked === asked ? (this.costs.get(option) ?? 0) : 0
  }

  /** The coach has answered. */
  heard(reply: HintReply): void {
    if (`${reply.seat}/${reply.ask}` === this.asked) {
      const best = reply.options[0]?.chance ?? 0
      this.costs = new Map(
        reply.options.map(({ index, chance }) => [index, Math.round(100 * (best - chance))]),
      )
      if (!this.discreet) this.advice = inOrder(reply.options)
    }
    this.silent()
  }

  /** It has no answer, or has given it. */
  silent(): void {
    this.thinking = false
    for (const go of this.waiting.splice(0)) go()
  }

  /** Another question is open: what was said is of no use any more. */
  forget(asked: Asked): void {
    if (asked !== this.asked) this.clear()
  }

  private clear(): void {
    this.advice = []
    this.away = false
  }

  private async put(asked: Asked, discreet: boolean, about?: number): Promise<void> {
    if (asked !== this.asked) this.clear()
    this.asked = asked
    this.discreet = discreet
    this.costs = new Map()
    this.thinking = true
    if (!(await this.ask(about))) this.silent()
  }

  private answered(): Promise<void> {
    return new Promise((go) => this.waiting.push(go))
  }
}
