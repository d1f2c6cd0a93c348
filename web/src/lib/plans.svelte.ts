/** What the seats of one side show each other of what they have tried out. */
import { ghostOf } from './ghosts'
import type { Session } from './session.svelte'
import type { PlanShown } from './types'

export class Plans {
  /** What the others of our side plan, but for what was dismissed. */
  shown: readonly PlanShown[] = $state.raw([])
  /** Whether the others of our side see our plan. */
  mine: boolean = $state(false)

  constructor(private readonly session: Session) {}

  /** Whose pieces are on the side of the seat that looks. */
  readonly friends: ReadonlySet<string> = $derived.by(() => {
    const { seat, table } = this.session
    const sides = table?.sides ?? []
    const seats = (table?.seats ?? []).filter((each) => sides[each.seat] === sides[seat ?? -1])
    return new Set(seats.map(({ role }) => role.owner))
  })

  /** Whether there is somebody on the side of the seat that looks to show a plan to. */
  readonly mates: boolean = $derived.by(() => {
    const { seat, table } = this.session
    const sides = table?.sides ?? []
    return seat !== null && sides.some((side, other) => other !== seat && side === sides[seat])
  })

  /** Show the others of our side what was tried out, or show it no longer. */
  async share(show: boolean): Promise<void> {
    const { seat } = this.session
    if (show) await this.session.attempt({ type: 'whatif', action: 'show' })
    else if (seat !== null) await this.session.attempt({ type: 'whatif', action: 'hide', seat })
  }

  /** We have seen enough of a plan; another one of the same seat will be shown again. */
  dismiss(plan: PlanShown): void {
    this.hear(
      this.shown.filter((other) => other !== plan),
      this.mine,
    )
  }

  hear(plans: readonly PlanShown[], mine: boolean): void {
    this.shown = plans
    this.mine = mine
    this.session.show.ghosts = plans.flatMap(({ steps }) => steps.flatMap(ghostOf))
  }
}
