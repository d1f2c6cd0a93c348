/** What this browser has seen of games and tables: the lobby can be drawn before the server answers. */
import type { GameInfo, Listed } from './types'

/** A table of this browser. */
export interface MyTable {
  listed: Listed
  seats: number[]
  /** What to sit down with, if this browser has not done so yet. */
  key: string
}

interface Tables {
  /** When they were seen so, in seconds since 1970. */
  at: number
  tables: readonly MyTable[]
}

const GAMES = 'sobremesa.games'
const TABLES = 'sobremesa.tables'

export function rememberedGames(): readonly GameInfo[] {
  const found = recall(GAMES)
  return Array.isArray(found) ? (found as GameInfo[]) : []
}

export function rememberGames(games: readonly GameInfo[]): void {
  remember(GAMES, games)
}

export function rememberedTables(): Tables {
  const found = recall(TABLES) as Tables | null
  return Array.isArray(found?.tables) ? found : { at: 0, tables: [] }
}

export function rememberTables(tables: readonly MyTable[], at: number): void {
  remember(TABLES, { at, tables } satisfies Tables)
}

function recall(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

function remember(place: string, what: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(what))
  } catch {
    // Without room to keep it, it is asked for again, as on the first visit.
  }
}
