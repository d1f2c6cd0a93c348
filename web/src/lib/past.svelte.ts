/** A moment of the past that is looked at in the place of the present one. */
import { api } from './api'
import type { Frame } from './frame'
import { keys } from './keys.svelte'
import type { Session } from './session.svelte'
import { settings } from './settings.svelte'
import type { StepView } from './types'

export class Past {
  /** The moment; null when the present one is shown. */
  frame: Frame | null = $state.raw(null)
  /** Counts what was wanted: what arrives after a newer wish is not shown. */
  private wishes = 0

  constructor(private readonly session: Session) {}

  /** Show the board as it was after a step. */
  async look(step: number): Promise<void> {
    const { id, seat, stage } = this.session
    const live = stage.latest
    if (!live) return
    const wish = ++this.wishes
    try {
      const key = seat === null ? '' : (keys.seats(id).get(seat) ?? '')
      const found = await api.step(id, key, step, seat, settings.language)
      if (wish === this.wishes) this.frame = frameOf(found, live)
    } catch (error) {
      if (wish === this.wishes) this.session.complain(error)
    }
  }

  /** Back to now. */
  leave(): void {
    this.wishes++
    this.frame = null
  }
}

function frameOf(step: StepView, live: Frame): Frame {
  return {
    ...live,
    step: step.step,
    seat: step.seat,
    scene: step.scene,
    asked: null,
    lessons: null,
    fresh: step.lines.map(({ line }) => line),
  }
}
