/** The coach at one table: what it was asked about, what it said, and whether it thinks. */
import type { Option } from './choices'
import type { Advised, HintReply } from './types'

/** Points of a hundred that a choice must cost before somebody is warned. */
export const DEAR = 20

export class Coach {
  /** What was advised for the question that is open, the best first. */
  advice: readonly Advised[] = $state.raw([])
  thinking: boolean = $state(false)
  /** The question that the advice is for. */
  private asked = -1

  constructor(private readonly ask: (about?: number) => Promise<boolean>) {}

  /** Ask about the question that is open, and about one of its options. */
  async consult(asked: number, about?: number): Promise<void> {
    if (this.thinking) return
    this.asked = asked
    this.thinking = true
    if (!(await this.ask(about))) this.thinking = false
  }

  /** The coach has answered. */
  heard(reply: HintReply): void {
    this.thinking = false
    if (reply.ask === this.asked) this.advice = reply.options
  }

  /** It has no answer. */
  silent(): void {
    this.thinking = false
  }

  /** Another question is open: what was said is of no use any more. */
  forget(asked: number): void {
    if (asked !== this.asked) this.advice = []
  }

  /** Points of a hundred that a choice costs against the best one; 0 if nothing is known of it. */
  cost(choice: Option): number {
    const best = this.advice[0]
    const own = this.advice.find(({ index }) => index === choice.index)
    return best && own ? Math.max(0, Math.round(100 * (best.chance - own.chance))) : 0
  }
}
