/** When somebody is asked: about ties at a table, and about each chance to interrupt at a seat. */
import type { TableInfo, WindowOrder } from './types'

export type TieStop = NonNullable<TableInfo['ties']>
export type WindowStop = WindowOrder['stop']

export const TIE_STOPS: readonly TieStop[] = ['always', 'matters', 'never']
export const WINDOW_STOPS: readonly WindowStop[] = ['always', 'changed', 'never']

/** How the server writes each stop behind the name of a window; what it does by itself is not written. */
const WRITTEN: Readonly<Record<WindowStop, string | null>> = {
  always: '@always',
  changed: null,
  turn: '@turn',
  own: '@own',
  never: '',
}

/** The orders of a seat as they are sent, with another stop for one window. */
export function withStop(
  orders: readonly WindowOrder[],
  window: string,
  stop: WindowStop,
): string[] {
  const others = orders.filter((order) => order.window !== window)
  return [...others, { window, stop }].flatMap(written)
}

function written({ window, stop }: Pick<WindowOrder, 'window' | 'stop'>): string[] {
  const when = WRITTEN[stop]
  return when === null ? [] : [window + when]
}

/** The orders of a seat as they are sent, that let everything pass until its own turn, or no longer. */
export function withPassing(orders: readonly WindowOrder[], on: boolean): string[] {
  const kept = on ? [] : orders.filter(({ stop }) => stop !== 'own')
  const passing = on ? orders.map(({ window }) => ({ window, stop: 'own' as const })) : []
  return [...kept, ...passing].flatMap(written)
}

/** The orders of all seats once one of them has decided something of its own: what held until then lapses. */
export function afterOwnTurn(
  all: Readonly<Record<string, readonly WindowOrder[]>>,
  seat: number,
): Readonly<Record<string, readonly WindowOrder[]>> {
  const mine = (all[String(seat)] ?? []).map((order) =>
    order.stop === 'own' ? { ...order, stop: 'changed' as const } : order,
  )
  return { ...all, [String(seat)]: mine }
}

/** The windows that a seat lets go by whatever happens. */
export function waved(orders: readonly WindowOrder[]): readonly WindowOrder[] {
  return orders.filter(({ stop }) => stop === 'never' || stop === 'turn')
}
