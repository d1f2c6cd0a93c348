/** What is said at one table, a page at a time. */
import type { Session } from './session.svelte'
import { settings } from './settings.svelte'
import type { ChatItem, ChatReply } from './types'

export class Chat {
  items: readonly ChatItem[] = $state.raw([])
  /** Whether the server has nothing older any more. */
  private begins: boolean = $state(false)
  /** Whether more was said before what is shown. */
  readonly earlier: boolean = $derived((this.items[0]?.number ?? 0) > 0 && !this.begins)

  constructor(private readonly session: Session) {}

  /** The number of what will be said next. */
  get next(): number {
    return (this.items.at(-1)?.number ?? -1) + 1
  }

  async say(text: string): Promise<void> {
    const { seat } = this.session
    const name = seat === null ? { name: settings.name || '?' } : {}
    await this.session.attempt({ type: 'chat', seat, text, ...name })
  }

  /** Ask for the page before the one that is shown. */
  async askEarlier(): Promise<void> {
    const before = this.items[0]?.number
    if (before) await this.session.attempt({ type: 'earlier', before })
  }

  hear(message: ChatReply): void {
    const kept = this.items.filter(({ number }) => number < message.from)
    // Too much was said while we were away: what is missing in between comes when it is asked for.
    const joins = (kept.at(-1)?.number ?? -1) + 1 === message.from
    if (!joins) this.begins = false
    this.items = joins ? [...kept, ...message.items] : message.items
  }

  hearEarlier(items: readonly ChatItem[]): void {
    this.begins = items.length === 0
    this.items = [...items, ...this.items]
  }
}
