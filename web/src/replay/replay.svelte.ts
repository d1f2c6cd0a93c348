/** A match to look through: any step, with the eyes that the viewer is allowed to use. */
import { api } from '../lib/api'
import type { Frame } from '../lib/frame'
import { keys } from '../lib/keys.svelte'
import type { LineAt, Milestone, StepView, TableInfo } from '../lib/types'
import { settings } from '../lib/settings.svelte'
import { Stage } from '../lib/stage.svelte'

const BESIDE = 3

export class Replay {
  table: TableInfo | null = $state.raw(null)
  step: number = $state(0)
  /** With whose eyes; null for a spectator's. */
  seat: number | null = $state(null)
  /** Where steps are played: dice first, and then what came of them. */
  readonly stage = new Stage()
  running: boolean = $state(false)
  trouble: string = $state('')
  private known = new Map<string, Promise<StepView>>()
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was wanted: what arrives after a newer wish is not shown. */
  private wishes = 0

  /** The turns and the great moments, where one may jump to. */
  milestones: readonly Milestone[] = $state.raw([])

  constructor(
    readonly id: string,
    /** The step to begin with. */
    private readonly first = 0,
  ) {}

  async start(): Promise<void> {
    try {
      this.table = await api.table(this.id)
      this.seat = [...keys.seats(this.id).keys()][0] ?? null
      void this.mark()
      await this.go(this.first)
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

  /** The last turn before the step that is shown, or the first one after it; undefined if none. */
  turn(way: -1 | 1): number | undefined {
    const turns = this.milestones.filter(({ great }) => !great).map(({ step }) => step)
    return way < 0
      ? turns.filter((step) => step < this.step).at(-1)
      : turns.find((step) => step > this.step)
  }

  private async mark(): Promise<void> {
    const { seat } = this
    const key = seat === null ? '' : (keys.seats(this.id).get(seat) ?? '')
    try {
      const found = await api.milestones(this.id, key, seat, settings.language)
      if (seat === this.seat) this.milestones = found
    } catch (error) {
      this.complain(error)
    }
  }

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
      this.present(frameOf(found, lines, this.frame?.step === wanted - 1))
      this.ahead(wanted)
    } catch (error) {
      if (wish === this.wishes) this.complain(error)
    }
  }

  get frame(): Frame | null {
    return this.stage.frame
  }

  /** A step that follows the one before is played, any other is shown as it is. */
  private present(frame: Frame): void {
    if (this.stage.behind) this.stage.skip()
    if (frame.fresh.length && this.frame?.step === frame.step - 1) this.stage.add(frame)
    else this.stage.show(frame)
  }

  /** Whether the step that is wanted is still on its way. */
  get waiting(): boolean {
    return this.frame?.step !== this.step || this.frame.seat !== this.seat
  }

  look(seat: number | null): void {
    this.seat = seat
    void this.mark()
    void this.go(this.step)
  }

  relanguage(): void {
    this.known.clear()
    void this.mark()
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
      (rolled ? 1800 : 900) / settings.replaySpeed,
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
