/** The keys this browser holds: for seats it plays, for seats it may still give away, as a host. */
import { randomHex } from './connection'
import { reach } from './reach.svelte'

interface TableKeys {
  /** Seats played at this screen. */
  seats: Record<string, string>
  /** Seats of others, whose links the opener hands out. */
  links: Record<string, string>
  host?: string
  /** With this one may draw for those who watch. */
  pen?: string
  /** What is being sat down with, by the key or the seat: kept until the server has answered. */
  sitting?: Record<string, Sitting>
}

/** The key that a seat is to have, and this player's part of the chance. */
export interface Sitting {
  key: string
  contribution: string
}

type Ring = Record<string, TableKeys>

const PLACE = 'sobremesa.keys'

function read(): Ring {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Ring
  } catch {
    return {}
  }
}

class Keys {
  private ring: Ring = $state(read())

  constructor() {
    // Another tab may have sat down or opened a table.
    addEventListener('storage', (event) => {
      if (event.key === PLACE) this.ring = read()
    })
  }

  /** The seats played here, with their keys. */
  seats(table: string): Map<number, string> {
    const found = Object.entries(this.ring[table]?.seats ?? {})
    return new Map(found.map(([seat, key]) => [Number(seat), key]))
  }

  /** The keys that may be given to friends, by seat. */
  links(table: string): Map<number, string> {
    const found = Object.entries(this.ring[table]?.links ?? {})
    return new Map(found.map(([seat, key]) => [Number(seat), key]))
  }

  host(table: string): string | undefined {
    return this.ring[table]?.host
  }

  /** The key with which this browser may draw for those who watch. */
  pen(table: string): string[] {
    return [this.ring[table]?.pen ?? []].flat()
  }

  holdPen(table: string, pen: string): void {
    this.of(table).pen = pen
    this.save()
  }

  /** The seat key, else the host key: whatever opens the most here. */
  any(table: string): string {
    return [...this.seats(table).values()][0] ?? this.host(table) ?? ''
  }

  /** Every key there is, to ask which tables they open. */
  all(): { table: string; key: string }[] {
    return Object.entries(this.ring).flatMap(([table, { seats, host }]) => {
      const keys = Object.values(seats)
      if (keys.length === 0 && host) keys.push(host)
      return keys.map((key) => ({ table, key }))
    })
  }

  /** What to sit down with: the same again when the last attempt had no answer. */
  sitting(table: string, from: string): Sitting {
    const keys = this.of(table)
    const sitting = keys.sitting?.[from] ?? { key: randomHex(20), contribution: randomHex(16) }
    keys.sitting = { ...keys.sitting, [from]: sitting }
    this.save()
    return sitting
  }

  /** The server has answered. */
  dropSitting(table: string, from: string): void {
    Reflect.deleteProperty(this.of(table).sitting ?? {}, from)
    this.save()
  }

  holdSeat(table: string, seat: number, key: string): void {
    const keys = this.of(table)
    keys.seats[seat] = key
    Reflect.deleteProperty(keys.links, String(seat))
    this.save()
  }

  holdLink(table: string, seat: number, key: string): void {
    this.of(table).links[seat] = key
    this.save()
  }

  holdHost(table: string, key: string): void {
    this.of(table).host = key
    this.save()
  }

  dropSeat(table: string, seat: number): void {
    Reflect.deleteProperty(this.of(table).seats, String(seat))
    this.save()
  }

  dropLink(table: string, seat: number): void {
    Reflect.deleteProperty(this.of(table).links, String(seat))
    this.save()
  }

  forget(table: string): void {
    Reflect.deleteProperty(this.ring, table)
    this.save()
  }

  private of(table: string): TableKeys {
    return (this.ring[table] ??= { seats: {}, links: {} })
  }

  private save(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.ring))
    } catch {
      // Without storage the keys last as long as the page.
    }
  }
}

export const keys = new Keys()

/** The link that gives a seat. */
export function seatLink(table: string, key: string): string {
  return `${reach.origin}/t/${table}#${key}`
}

export function watchLink(table: string): string {
  return `${reach.origin}/t/${table}`
}
