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
  never: '',
}

/** The orders of a seat as they are sent, with another stop for one window. */
export function withStop(
  orders: readonly WindowOrder[],
  window: string,
  stop: WindowStop,
): string[] {
  const others = orders.filter((order) => order.window !== window)
  return [...others, { window, stop }].flatMap((order) => {
    const when = WRITTEN[order.stop]
    return when === null ? [] : [order.window + when]
  })
}

/** The windows that a seat lets go by whatever happens. */
export function waved(orders: readonly WindowOrder[]): readonly WindowOrder[] {
  return orders.filter(({ stop }) => stop === 'never' || stop === 'turn')
}
