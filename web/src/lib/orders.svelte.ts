/** When the seats of this browser are asked: about windows, and about ties. */
import type { Session } from './session.svelte'
import { afterOwnTurn, type TieStop, type WindowStop, withPassing, withStop } from './stops'
import type { WindowOrder } from './types'

export class Orders {
  private all: Readonly<Record<string, readonly WindowOrder[]>> = $state.raw({})

  constructor(private readonly session: Session) {}

  /** When a seat wants to be asked about which window. */
  of(seat: number | null): readonly WindowOrder[] {
    return this.all[String(seat)] ?? []
  }

  /** Whether the seat that looks lets everything pass until its own turn. */
  readonly passing: boolean = $derived.by(() =>
    this.of(this.session.seat).some(({ stop }) => stop === 'own'),
  )

  hear(orders: Readonly<Record<string, readonly WindowOrder[]>>): void {
    this.all = orders
  }

  /** A seat has decided something of its own: what held until then lapses. */
  lapse(seat: number): void {
    this.all = afterOwnTurn(this.all, seat)
  }

  /** Say when a seat is asked about a window. */
  async set(seat: number, window: string, stop: WindowStop): Promise<void> {
    await this.send(seat, withStop(this.of(seat), window, stop))
  }

  /** Let the window that is open go by, and every further one of its kind, or until the turn ends. */
  async letPass(stop: 'never' | 'turn' = 'never'): Promise<void> {
    const { seat, ready, show } = this.session
    const window = show.prompt?.window
    if (seat === null || !window || !ready) return
    await this.set(seat, window, stop)
    await this.take(0)
  }

  /** Let everything pass until the own turn, the window that is open first; or no longer. */
  async passUntilMine(on: boolean): Promise<void> {
    const { seat, ready, show } = this.session
    if (seat === null || !ready) return
    const window = show.prompt?.window
    await this.send(seat, withPassing(this.of(seat), on))
    if (on && window) await this.take(0)
  }

  /** Say when the players of this table are asked about ties. */
  async decideTies(stop: TieStop): Promise<void> {
    const seat = this.session.seat ?? this.session.seats[0]
    if (seat !== undefined) await this.session.attempt({ type: 'ties', seat, stop })
  }

  /** Leave a tie to the table. */
  async leaveTie(): Promise<void> {
    await this.take(this.session.show.prompt?.tie ?? -1)
  }

  private async send(seat: number, windows: string[]): Promise<void> {
    await this.session.attempt({ type: 'orders', seat, windows })
  }

  private async take(index: number): Promise<void> {
    const choice = this.session.show.prompt?.choices[index]
    if (choice) await this.session.choose(choice)
  }
}
