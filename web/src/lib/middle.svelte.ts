/** The screen in the middle of a table: what phones lend it, and what it shows for them. */
import { numbered } from './choices'
import type { Frame } from './frame'
import { Pointer } from './pointer'
import type { Session } from './session.svelte'
import type { Offer, Pointed } from './types'

export class Middle {
  /** The sign by which others know this screen, if it is one. */
  sign: string = $state('')
  /** What this screen may answer for the seats that lend it their taps. */
  offers: readonly Offer[] = $state.raw([])
  /** What is pointed at on phones, for a screen. */
  points: readonly Pointed[] = $state.raw([])
  /** To which screen each of our seats lends its taps; said again after a break. */
  lends: Readonly<Record<number, string>> = {}
  private readonly pointer: Pointer

  constructor(private readonly session: Session) {
    this.pointer = new Pointer((on) => {
      const { seat } = session
      if (seat !== null) void session.attempt({ type: 'point', seat, on })
    })
  }

  /** Whether the table has a screen. */
  readonly there: boolean = $derived.by(() => (this.session.table?.screens.length ?? 0) > 0)

  /** The question that a screen may answer for somebody else, once everything before it was shown. */
  readonly offer: Offer | null = $derived.by(() => {
    const { stage, awaited } = this.session
    if (stage.behind) return null
    return this.offers.find(({ seat }) => awaited.includes(seat)) ?? this.offers[0] ?? null
  })

  /** The present moment with that question. */
  readonly frame: Frame | null = $derived.by(() => {
    const [frame, offer] = [this.session.stage.frame, this.offer]
    if (!frame || !offer) return null
    return { ...frame, asked: numbered({ ask: offer.number, prompt: offer.prompt }) }
  })

  /** Lend our seat's taps to a screen, or no longer. */
  async lend(seat: number, screen: string | null): Promise<void> {
    if (await this.session.attempt({ type: 'lend', seat, screen })) {
      const { [seat]: _, ...others } = this.lends
      this.lends = screen ? { ...others, [seat]: screen } : others
    }
  }

  /** Show on the screen what is pointed at here. */
  point(on: readonly string[]): void {
    if (this.there && this.session.seat !== null) this.pointer.at(on)
  }

  /** A new connection: what was lent and pointed at is told anew. */
  begin(sign: string): void {
    this.sign = sign
    this.offers = []
    this.points = []
  }
}
