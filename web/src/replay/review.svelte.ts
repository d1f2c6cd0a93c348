/** The review of one match: asked for, waited for, drawn. */
import { api } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { Off, ReviewInfo } from '../lib/types'
import { t } from '../lib/words'

const AGAIN_MILLISECONDS = 1500

/** A line through the chances of one seat, in a square of a hundred by a hundred. */
export function line(curve: readonly (readonly number[])[], seat: number): string {
  const last = Math.max(1, curve.length - 1)
  return curve
    .map((chances, step) => `${(100 * step) / last},${100 - 100 * (chances[seat] ?? 0)}`)
    .join(' ')
}

/** The seats whose chances differ somewhere: one of each side is enough to draw. */
export function apart(curve: readonly (readonly number[])[]): number[] {
  const seats = (curve[0] ?? []).map((_, seat) => seat)
  return seats.filter((seat) =>
    seats.slice(0, seat).every((other) => curve.some((at) => at[other] !== at[seat])),
  )
}

const EXAMPLE = 60

/** Points with one decimal, and how far they may be off where that is known. */
export function measured(chance: number, doubt: number): string {
  const off = t.number(tenths(doubt))
  return t.number(tenths(chance)) + (tenths(doubt) ? `\u00a0±\u00a0${off}` : '')
}

function tenths(chance: number): number {
  return Math.round(1000 * chance) / 10
}

/** How far the chances can be trusted: by an example, in percent, and on average, in points. */
export interface Trust {
  said: number
  low: number
  high: number
  points: string
}

export function trust(off: Off): Trust {
  return {
    said: EXAMPLE,
    low: Math.floor(EXAMPLE - 100 * off.most),
    high: Math.ceil(EXAMPLE + 100 * off.most),
    points: t.number(tenths(off.mean)),
  }
}

export class Reviewing {
  info: ReviewInfo | null = $state.raw(null)
  asked: boolean = $state(false)
  trouble: string = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: string) {}

  readonly ready: boolean = $derived(
    this.info !== null && this.info.total > 0 && this.info.done === this.info.total,
  )

  async ask(): Promise<void> {
    this.asked = true
    try {
      this.info = await api.review(this.table, settings.language)
      this.trouble = this.info.failed
      if (!this.info.curve.length && !this.info.failed)
        this.timer = setTimeout(() => void this.ask(), AGAIN_MILLISECONDS)
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error)
    }
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
