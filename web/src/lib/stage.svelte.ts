/** What is shown now: moments come in as fast as the server tells them and are played in order. */
import { actsOf } from './acts'
import { type Frame, standingTime } from './frame'
import { settings } from './settings.svelte'

const LONGEST_QUEUE = 160
/** More acts than these are played faster, so that no message takes longer than so many. */
const UNHURRIED = 10

export class Stage {
  /** The moment on show. */
  frame: Frame | null = $state.raw(null)
  /** Whether later moments are waiting to be shown. */
  behind: boolean = $state(false)
  private queue: Frame[] = []
  private hurry = 1
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The latest moment there is, shown or not. */
  get latest(): Frame | null {
    return this.queue.at(-1) ?? this.frame
  }

  /** Show a moment in its turn. */
  add(frame: Frame): void {
    if (this.frame === null || settings.still || document.hidden) {
      this.show(frame)
      return
    }
    const acts = actsOf(this.latest ?? this.frame, frame)
    this.hurry = Math.max(1, acts.length / UNHURRIED)
    this.queue.push(...acts)
    this.behind = this.timer !== undefined
    if (this.queue.length > LONGEST_QUEUE) this.skip()
    else if (this.timer === undefined) this.next()
  }

  /** Show a moment at once and forget those that wait. */
  show(frame: Frame): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
    this.behind = false
    this.frame = frame
  }

  /** Jump to the latest moment. */
  skip(): void {
    const latest = this.latest
    if (this.queue.length && latest) this.show({ ...latest, fresh: [] })
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
    }
  }

  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
    this.behind = false
    this.frame = null
  }

  private next(): void {
    const frame = this.queue.shift()
    this.timer = undefined
    this.behind = this.queue.length > 0
    if (!frame) return
    const before = this.frame
    this.frame = frame
    const time = before
      ? standingTime(before.scene, frame.scene, frame.fresh) / settings.pace / this.hurry
      : 0
    this.timer = setTimeout(() => {
      this.next()
    }, time)
  }
}
