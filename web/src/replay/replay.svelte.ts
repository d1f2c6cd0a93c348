/** A match to look through: any step, with the eyes that the viewer is allowed to use. */
import { api } from '../lib/api'
import type { Frame } from '../lib/frame'
import { keys } from '../lib/keys.svelte'
import type { LineAt, StepView, TableInfo } from '../lib/types'
import { settings } from '../lib/settings.svelte'

const BESIDE = 3

export class Replay {
  table: TableInfo | null = $state.raw(null)
  step: number = $state(0)
  /** With whose eyes; null for a spectator's. */
  seat: number | null = $state(null)
  frame: Frame | null = $state.raw(null)
  running: boolean = $state(false)
  trouble: string = $state('')
  private known = new Map<string, Promise<StepView>>()
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was wanted: what arrives after a newer wish is not shown. */
  private wishes = 0

  constructor(readonly id: string) {}

  async start(): Promise<void> {
    try {
      this.table = await api.table(this.id)
      this.seat = [...keys.seats(this.id).keys()][0] ?? null
      await this.go(0)
    } catch (error) {
      this.complain(error)
    }
  }

  /** The seats whose eyes may be borrowed: all when it is over, else one's own. */
  readonly eyes: readonly number[] = $derived.by(() => {
    const seats = this.table?.seats.map(({ seat }) => seat) ?? []
    return this.table?.status === 'over'
      ? seats
      : seats.filter((seat) => keys.seats(this.id).has(seat))
  })

  get steps(): number {
    return this.table?.steps ?? 0
  }

  async go(step: number): Promise<void> {
    const wanted = Math.min(Math.max(step, 0), this.steps)
    const wish = ++this.wishes
    this.step = wanted
    try {
      const [found, lines] = await Promise.all([this.fetch(wanted), this.linesBefore(wanted)])
      if (wish !== this.wishes) return
      this.frame = frameOf(found, lines, this.frame?.step === wanted - 1)
      this.ahead(wanted)
    } catch (error) {
      if (wish === this.wishes) this.complain(error)
    }
  }

  /** Whether the step that is wanted is still on its way. */
  get waiting(): boolean {
    return this.frame?.step !== this.step || this.frame.seat !== this.seat
  }

  look(seat: number | null): void {
    this.seat = seat
    void this.go(this.step)
  }

  relanguage(): void {
    this.known.clear()
    void this.go(this.step)
  }

  run(): void {
    this.running = true
    if (this.step >= this.steps) void this.go(0)
    this.tick()
  }

  halt(): void {
    this.running = false
    clearTimeout(this.timer)
  }

  private tick(): void {
    const rolled = this.frame?.fresh.some((line) => line.dice?.length) ?? false
    this.timer = setTimeout(
      () => {
        if (!this.running) return
        if (this.step >= this.steps) {
          this.halt()
          return
        }
        void this.go(this.step + 1).then(() => {
          if (this.running) this.tick()
        })
      },
      (rolled ? 1800 : 900) / settings.pace,
    )
  }

  /** Fetch what will be wanted next. */
  private ahead(step: number): void {
    for (let next = step + 1; next <= Math.min(step + BESIDE, this.steps); next++) {
      void this.fetch(next).catch(() => undefined)
    }
  }

  private fetch(step: number): Promise<StepView> {
    const name = `${settings.language} ${this.seat ?? '-'} ${step}`
    const earlier = this.known.get(name)
    if (earlier) return earlier
    const key = this.seat === null ? '' : (keys.seats(this.id).get(this.seat) ?? '')
    const asked = api.step(this.id, key, step, this.seat, settings.language)
    this.known.set(name, asked)
    asked.catch(() => this.known.delete(name))
    return asked
  }

  /** What was told lately, as far as it is at hand. */
  private async linesBefore(step: number): Promise<LineAt[]> {
    const near = Array.from({ length: Math.min(step, 12) }, (_, index) => step - index).reverse()
    const found = await Promise.all(near.map((number) => this.fetch(number)))
    return found.flatMap(({ lines }) => lines)
  }

  private complain(error: unknown): void {
    this.halt()
    this.trouble = error instanceof Error ? error.message : String(error)
  }
}

function frameOf(step: StepView, lines: LineAt[], onward: boolean): Frame {
  return {
    version: step.step,
    step: step.step,
    seat: step.seat,
    scene: step.scene,
    asked: null,
    awaited: [],
    lines,
    undo: null,
    lessons: null,
    fresh: onward ? step.lines.map(({ line }) => line) : [],
  }
}
