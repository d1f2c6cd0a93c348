/** How seats are called. */
import type { SeatInfo } from './types'
import { say, t } from './words'

/** The name of who sits there, or the role when nobody does. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return '?'
  return seat.name || roleName(seat)
}

export function roleName(seat: SeatInfo): string {
  return say(seat.role.name)
}

/** What the seat is: played here, a bot, a person who is there or away, free. */
export function seatState(seat: SeatInfo, mine: boolean): string {
  if (seat.player) return t.bot
  if (mine) return t.you
  if (!seat.taken) return t.freeSeat
  return seat.online ? t.here : t.away
}
