/** Tells others what is pointed at: at once, and then not more often than they could follow. */

import type { Show } from './show.svelte'

/** Everything in the scene that a player points at: what an option is about, or one element. */
export function pointedAt({
  hinted,
  pointed,
}: Pick<Show, 'hinted' | 'pointed'>): readonly string[] {
  if (!hinted) return pointed ? [pointed] : []
  const { on = [], preview } = hinted
  const { cells = [], path = [], pieces = [] } = preview ?? {}
  return [...new Set([...on, ...cells, ...path, ...pieces])].slice(0, MOST)
}

/** More than these nobody tells apart. */
const MOST = 60
const REST = 250

export class Pointer {
  private wanted: readonly string[] = []
  private said = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly tell: (on: readonly string[]) => void) {}

  /** Point at these elements of the scene; at none: no longer. */
  at(on: readonly string[]): void {
    this.wanted = on
    if (this.timer === undefined) this.say()
  }

  private say(): void {
    const words = this.wanted.join(' ')
    this.timer = undefined
    if (words === this.said) return
    this.said = words
    this.tell(this.wanted)
    this.timer = setTimeout(() => {
      this.say()
    }, REST)
  }
}
