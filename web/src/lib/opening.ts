/** Opening a table and sitting down: the keys end up where they belong. */
import { api } from './api'
import { pause, Refused } from './connection'
import { keys } from './keys.svelte'
import type { TieStop } from './stops'
import type {
  Coach,
  GameInfo,
  MissionInfo,
  NewSeat,
  NewTable,
  Seated,
  TableInfo,
  Value,
} from './types'

const ATTEMPTS = 4

export type SeatPlan =
  | { kind: 'me' }
  | { kind: 'here'; name: string }
  | { kind: 'link' }
  | { kind: 'open' }
  | { kind: 'bot'; player: string }

export interface Opening {
  game: string
  mission: string
  settings: Record<string, Value>
  plans: readonly SeatPlan[]
  name: string
  listed: boolean
  coach: Coach
  /** Whether the mission is taught. */
  lessons: boolean
  /** When the players are asked about ties. */
  ties?: TieStop
  /** For how many seconds a seat is waited for before that bot stands in; 0 for ever. */
  patience?: NewTable['patience']
  delay?: NewTable['delay']
  standIn?: string
}

/** Who has just opened a table here and still looks at the screen: nobody need be handed the device. */
let opener: { table: string; seat: number } | null = null

/** The seat of who has just opened that table at this screen; asked once. */
export function justOpened(table: string): number | null {
  const seat = opener?.table === table ? opener.seat : null
  opener = null
  return seat
}

/** Open a table, sit down whoever is at this screen, and keep the links of the others. */
export async function openTable(opening: Opening): Promise<string> {
  const { game, mission, settings, plans, listed, coach, lessons, ties = 'matters' } = opening
  const { patience = 0, standIn = '', delay = 0 } = opening
  const {
    table,
    host,
    keys: given,
  } = await api.open({
    game,
    mission,
    settings,
    listed,
    coach,
    lessons,
    ties,
    patience,
    delay,
    stand_in: standIn,
    seats: plans.map(seatOf),
  })
  keys.holdHost(table.id, host)
  opener = null
  for (const [seat, plan] of plans.entries()) {
    const key = given[seat]
    if (!key) continue
    if (plan.kind === 'me') {
      await sit(table.id, key, opening.name)
      opener ??= { table: table.id, seat }
    } else if (plan.kind === 'here') await sit(table.id, key, plan.name)
    else keys.holdLink(table.id, seat, key)
  }
  return table.id
}

/** The mission by which a game is learnt: the first that is taught. */
export function teaching(game: GameInfo): MissionInfo | undefined {
  return game.missions.find(({ course }) => course !== null)
}

/** Open the guided first mission of a game: the first seat for who learns, bots for the others. */
export async function openLessons(game: GameInfo, name: string): Promise<string> {
  const mission = teaching(game)
  if (!mission?.course) throw new Error(`expected a mission of ${game.id} that is taught, got none`)
  const { seats, settings } = mission.course
  const others: SeatPlan = { kind: 'bot', player: game.usual_bot }
  return openTable({
    game: game.id,
    mission: mission.id,
    settings,
    plans: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' } : others)),
    name,
    listed: false,
    coach: 'request',
    lessons: true,
  })
}

/** How a table follows another one: its campaign goes on, or its people play once more. */
export interface Following {
  mission: string
  continues?: boolean
  settings?: Readonly<Record<string, Value>>
  former?: readonly number[]
}

/**
 * Play on: the same people, the same bots, the same settings but for what is wanted anew.
 *
 * If somebody has opened the next table already, sit down there.
 */
export async function playOn(table: TableInfo, how: Following, name: string): Promise<string> {
  const next = table.continued ? await api.table(table.continued) : await openNext(table, how)
  for (const [seat, key] of keys.seats(table.id)) {
    const called = table.seats.find((other) => other.seat === seat)?.name ?? name
    await sit(next.id, key, called).catch((error: unknown) => {
      // Who has sat down already, or been replaced, has nothing to sit down with.
      if (!(error instanceof Refused)) throw error
    })
  }
  return next.id
}

async function openNext(table: TableInfo, how: Following): Promise<TableInfo> {
  const mine = keys.seats(table.id)
  const seats = table.seats.map((own, place): NewSeat => {
    const former = how.former?.[place] ?? own.seat
    const {
      player,
      taken,
      stood_in: stoodIn,
    } = table.seats.find(({ seat }) => seat === former) ?? own
    if (mine.has(former)) return { kind: 'same', former }
    if (player && !stoodIn) return { kind: 'bot', player }
    return taken ? { kind: 'same', former } : { kind: 'open' }
  })
  const before = how.continues ? { continues: table.id } : { again: table.id }
  const { game } = table
  const { mission, settings = {} } = how
  const agreed = {
    coach: table.coach,
    ...(table.ties ? { ties: table.ties } : {}),
    patience: (table.patience ?? 0) as NewTable['patience'],
    delay: (table.delay ?? 0) as NewTable['delay'],
    stand_in: table.stand_in ?? '',
  }
  const wanted = { game, mission, settings, seats, ...agreed, ...before }
  const created = await api.open(wanted, keys.any(table.id))
  keys.holdHost(created.table.id, created.host)
  return created.table
}

function seatOf(plan: SeatPlan): NewSeat {
  if (plan.kind === 'bot') return { kind: 'bot', player: plan.player }
  return { kind: plan.kind === 'open' ? 'open' : 'link' }
}

/**
 * Sit down with a key, or without one on an open seat.
 *
 * Who calls this has seen the table, and with it the server's commitment, before giving its own
 * part of the chance. The new key is made here and kept before it is sent: when the answer is lost,
 * the same request finds the same seat again, even after the page was loaded anew.
 */
export async function sit(
  table: string,
  key: string,
  name: string,
  seat?: number,
): Promise<number> {
  const from = key || `seat ${String(seat)}`
  const body = { name, ...keys.sitting(table, from), ...(seat === undefined ? {} : { seat }) }
  try {
    const sat = await persistently(() => api.sit(table, key, body))
    keys.holdSeat(table, sat.seat, sat.key)
    keys.dropSitting(table, from)
    return sat.seat
  } catch (error) {
    if (error instanceof Refused && error.refusal.code !== 'unavailable') {
      keys.dropSitting(table, from)
    }
    throw error
  }
}

/** Ask again when the connection broke; a refusal is an answer. */
async function persistently(ask: () => Promise<Seated>): Promise<Seated> {
  for (let failures = 0; ; failures++) {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Refused || failures + 1 >= ATTEMPTS) throw error
      await new Promise((done) => setTimeout(done, pause(failures)))
    }
  }
}
