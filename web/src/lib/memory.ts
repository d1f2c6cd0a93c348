/** What this browser has seen of the games: the lobby can be drawn before the server answers. */
import type { GameInfo } from './types'

const PLACE = 'sobremesa.games'

export function rememberedGames(): readonly GameInfo[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? (found as GameInfo[]) : []
  } catch {
    return []
  }
}

export function rememberGames(games: readonly GameInfo[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(games))
  } catch {
    // Without room to keep them they are asked for again, as on the first visit.
  }
}
