/** The tables of this browser, and which of them wait for whoever sits here. */
import { api } from './api'
import { keys } from './keys.svelte'
import { type MyTable, rememberedTables, rememberTables } from './memory'

/** At a table the others are looked after so often, in milliseconds. */
const AGAIN = 60_000

/** Whether it is the turn of a seat that is played here, and by nobody else. */
export function isMyTurn({ listed: { table }, seats }: MyTable): boolean {
  const mine = table.seats.filter(({ seat, player }) => !player && seats.includes(seat))
  return table.status === 'playing' && mine.some(({ seat }) => table.awaited.includes(seat))
}

export function linkTo({ listed: { table }, key }: MyTable): string {
  return `/t/${table.id}${key ? `#${key}` : ''}`
}

class Waiting {
  private readonly before = rememberedTables()
  /** Every table that the keys of this browser open, the latest first. */
  mine: readonly MyTable[] = $state.raw(this.before.tables)
  /** When the server last said how they stand, in seconds since 1970. */
  seen: number = $state(this.before.at)
  /** Those that wait for this browser, the one first that has waited longest. */
  readonly tables: readonly MyTable[] = $derived(
    this.mine.filter(isMyTurn).sort((one, two) => one.listed.moved_at - two.listed.moved_at),
  )

  /** How many tables wait besides one. */
  besides(table: string): readonly MyTable[] {
    return this.tables.filter(({ listed }) => listed.table.id !== table)
  }

  /** The table that waits after the one that is looked at; in the lobby, the first. */
  after(table: string): MyTable | undefined {
    const place = this.tables.findIndex(({ listed }) => listed.table.id === table)
    const next = this.tables[(place + 1) % this.tables.length]
    return next?.listed.table.id === table ? undefined : next
  }

  async look(): Promise<void> {
    const held = keys.all().slice(-200)
    const found = held.length ? await api.mine(held.map(({ key }) => key)) : []
    const byTable = new Map<string, MyTable>()
    for (const { key, seat, table } of found) {
      const { id } = table.table
      const entry = byTable.get(id) ?? { listed: table, seats: [], key: '' }
      // The key of a seat at the last table of a campaign opens the same seat at the next one.
      const used = held[key]
      if (used && used.table !== id) entry.key = used.key
      if (seat !== null) entry.seats.push(seat)
      byTable.set(id, entry)
    }
    this.mine = [...byTable.values()]
    this.seen = Math.floor(Date.now() / 1000)
    rememberTables(this.mine, this.seen)
  }

  /** Look again and again while a table is played at; gives what ends it. */
  watch(): () => void {
    const look = () => {
      const others = new Set(keys.all().map(({ table }) => table))
      // Without an answer the next look tells.
      if (!document.hidden && others.size > 1) void this.look().catch(() => undefined)
    }
    look()
    const timer = setInterval(look, AGAIN)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  forget(table: string): void {
    keys.forget(table)
    this.mine = this.mine.filter(({ listed }) => listed.table.id !== table)
    rememberTables(this.mine, this.seen)
  }
}

export const waiting = new Waiting()
