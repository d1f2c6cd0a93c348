/** One table as this browser lives it: who is there, what is shown, what has been said. */
import { createContext } from 'svelte'
import { api } from './api'
import { numbered, type Option } from './choices'
import { Coach, DEAR } from './coach.svelte'
import { Connection, Refused, type Request, type Status } from './connection'
import { follows, type Frame, nextFrame, nextScene } from './frame'
import { ghostOf } from './ghosts'
import { keys } from './keys.svelte'
import { Lessons } from './lessons.svelte'
import { justOpened } from './opening'
import type {
  AnyReply,
  ChatItem,
  ChatReply,
  PlanShown,
  Problem,
  SeatInfo,
  StepView,
  TableInfo,
  View,
  Welcome,
  WhatIfReply,
  WindowName,
} from './types'
import { settings } from './settings.svelte'
import { Show } from './show.svelte'
import { Stage } from './stage.svelte'
import { isQuiet } from './walk'
import { t } from './words'

/** A private copy of the position that is being tried out. */
export interface Trial {
  seat: number
  asked: number | null
  exact: boolean
  steps: number
  frame: Frame
}

/** What holds for every table of the server. */
export interface House {
  readOnly: boolean
  /** When it is restarted, in seconds since 1970, or 0. */
  restart: number
}

const AS_USUAL: House = { readOnly: false, restart: 0 }

export class Session {
  table: TableInfo | null = $state.raw(null)
  status: Status = $state('connecting')
  /** Why the server ended the connection for good. */
  closed: number = $state(0)
  /** The seats this browser may play. */
  seats: readonly number[] = $state.raw([])
  /** With whose eyes we look; null for a spectator's. */
  seat: number | null = $state(null)
  chat: readonly ChatItem[] = $state.raw([])
  /** How the server stands: whether anything may be changed, and when it is restarted. */
  house: House = $state.raw(AS_USUAL)
  orders: Readonly<Record<string, readonly WindowName[]>> = $state.raw({})
  trial: Trial | null = $state.raw(null)
  /** What the others of our side plan, but for what was dismissed. */
  plans: readonly PlanShown[] = $state.raw([])
  /** Whether the others of our side see our plan. */
  planShown: boolean = $state(false)
  /** A moment of the past that is being looked at. */
  past: Frame | null = $state.raw(null)
  /** Counts what was wanted of the past: what arrives after a newer wish is not shown. */
  private wishes = 0
  /** A choice is under way. */
  busy: boolean = $state(false)
  /** The cells still to be walked, and who walks at which cost a step. */
  route: readonly string[] = $state.raw([])
  private walker = { piece: '', cost: '', ask: -1 }
  /** The last refusal, to be shown. */
  trouble: string = $state('')
  /** Whether the window with the result is open, once there is one. */
  resultShown: boolean = $state(true)
  /** Whether the screen is covered until the device has been handed over. */
  covered: boolean = $state(false)

  /** Whether the last question was put to several seats at the same time, in secret. */
  private together: boolean = $state(false)

  readonly stage = new Stage()
  readonly show: Show
  readonly coach = new Coach((about) => this.consult(about))
  /** What the seat that looks is taught. */
  readonly lessons = new Lessons(
    () => this.stage.frame?.lessons ?? null,
    () => `${this.id}/${String(this.seat)}`,
  )
  private readonly link: Connection

  constructor(
    readonly id: string,
    url: string = socketAddress(id),
    open?: (url: string) => WebSocket,
  ) {
    this.show = new Show(
      () => this.past ?? this.trial?.frame ?? this.stage.frame,
      (choice) => {
        this.route = []
        void this.choose(choice)
      },
      () => this.past === null,
      (piece, route) => this.walk(piece, route),
      {
        careful: () => settings.warnings && this.trial === null,
        weigh: (choice) => this.weigh(choice),
        isFriend: (owner) => this.friends.has(owner),
      },
    )
    this.link = new Connection(url, this.listener(), open)
    const held = [...keys.seats(id).keys()]
    // With several people at this screen nobody's hand is shown before it is known who looks.
    this.seat = held.length === 1 ? (held[0] ?? null) : null
    this.covered = held.length > 1
    const opener = justOpened(id)
    if (opener !== null) {
      this.seat = opener
      this.covered = false
    }
  }

  start(): void {
    this.link.start()
  }

  stop(): void {
    this.link.stop()
    this.stage.clear()
  }

  reconnect(): void {
    this.link.hurry()
  }

  /** The keys of this browser have changed: say hello again. */
  refresh(): void {
    const held = [...keys.seats(this.id).keys()]
    if (this.seat === null && held.length === 1) this.seat = held[0] ?? null
    this.stage.clear()
    this.link.again()
  }

  // What everybody waits for

  /** The latest moment there is, even if it is not on show yet. */
  private get latest(): Frame | null {
    return this.stage.latest
  }

  readonly awaited: readonly number[] = $derived(
    this.stage.frame?.awaited ?? this.table?.awaited ?? [],
  )

  /** The seat of this browser that should decide now, if it is not the one that looks. */
  readonly handover: number | null = $derived.by(() => {
    if (this.table?.status !== 'playing' || this.stage.behind) return null
    const mine = this.awaited.filter((seat) => this.seats.includes(seat))
    if (mine.length === 0 || (this.seat !== null && mine.includes(this.seat))) return null
    return mine[0] ?? null
  })

  /** Whether what this seat sees must be hidden from the next person at the screen. */
  readonly secret: boolean = $derived.by(() => {
    if (settings.cover !== 'auto') return settings.cover === 'always'
    if (this.seat === null) return this.covered
    const panels = this.stage.frame?.scene.panels ?? []
    return (
      this.together ||
      panels.some((panel) => panel.kind === 'hand' || panel.cards?.some((card) => card.back))
    )
  })

  /** Whether the option list may be used now. */
  readonly ready: boolean = $derived(
    !this.busy && (this.trial !== null || (!this.stage.behind && this.past === null)),
  )

  /** Whether nobody else sits at the table in person: then nobody needs to be asked. */
  readonly alone: boolean = $derived.by(() => {
    const persons = (this.table?.seats ?? []).filter(({ taken, player }) => taken && !player)
    return persons.every(({ seat }) => this.seats.includes(seat))
  })

  /** Whether whoever looks may say something to the others. */
  readonly heard: boolean = $derived.by(() => {
    const chat = this.table?.chat ?? 'all'
    if (this.seat === null) return chat === 'all'
    return chat !== 'nobody' && !this.seatOf(this.seat)?.muted
  })

  /** Whether this browser only looks on. */
  readonly watching: boolean = $derived(this.table !== null && this.seats.length === 0)

  seatOf(number: number): SeatInfo | undefined {
    return this.table?.seats.find(({ seat }) => seat === number)
  }

  // Doing

  async choose(choice: Option): Promise<void> {
    const asked = this.show.frame?.asked
    if (!asked || !this.ready) return
    this.busy = true
    if (this.trial) {
      await this.attempt({ type: 'whatif', action: 'choose', index: choice.index })
    } else if (this.seat !== null) {
      const { ask } = asked
      await this.attempt({ type: 'choose', seat: this.seat, ask, index: choice.index })
    }
    this.busy = false
  }

  /** Go there: take the steps one after another, as long as nothing else happens. */
  walk(piece: string, route: readonly string[]): void {
    const first = this.stepTo(route[0])
    if (!first) return
    this.route = route.slice(1)
    this.walker = { piece, cost: first.cost ?? '', ask: this.show.frame?.asked?.ask ?? -1 }
    void this.choose(first)
  }

  /** The next step of a walk, once the last one has been seen. */
  onward(): void {
    const frame = this.stage.frame
    const asked = frame?.asked
    if (this.route.length === 0 || !frame || !asked || asked.ask === this.walker.ask) return
    const next = this.stepTo(this.route[0])
    const quiet = asked.prompt.piece === this.walker.piece && this.onlyWalked(frame)
    if (!next || (next.cost ?? '') !== this.walker.cost || !quiet) {
      this.route = []
      return
    }
    this.route = this.route.slice(1)
    this.walker.ask = asked.ask
    void this.choose(next)
  }

  private stepTo(cell: string | undefined): Option | undefined {
    return this.show.choices.get(cell ?? '')?.find(isQuiet)
  }

  /** Whether nobody but the walker had a part in what was told. */
  private onlyWalked(frame: Frame): boolean {
    const owner = this.show.piece(this.walker.piece)?.owner ?? ''
    return frame.fresh.every((line) => (line.owner ?? owner) === owner && !line.dice?.length)
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat
    this.backToNow()
    this.covered = false
    await this.attempt({ type: 'look', seat, language: settings.language })
  }

  /** The language has changed: everything comes again in the new one. */
  async relanguage(): Promise<void> {
    this.backToNow()
    await this.attempt({ type: 'look', seat: this.seat, language: settings.language })
  }

  async undo(to?: number): Promise<void> {
    if (this.seat === null) return
    this.backToNow()
    await this.attempt({ type: 'undo', seat: this.seat, ...(to === undefined ? {} : { to }) })
  }

  async consent(agree: boolean): Promise<void> {
    const request = this.table?.undo
    const mine = request?.needed.find(
      (seat) => this.seats.includes(seat) && !request.agreed.includes(seat),
    )
    if (!request || mine === undefined) return
    await this.attempt({ type: 'consent', seat: mine, number: request.number, agree })
  }

  async say(text: string): Promise<void> {
    const name = this.seat === null ? { name: settings.name || '?' } : {}
    await this.attempt({ type: 'chat', seat: this.seat, text, ...name })
  }

  /** Whether the server has nothing older any more. */
  private chatBegins: boolean = $state(false)
  /** Whether more was said before what is shown. */
  readonly earlier: boolean = $derived((this.chat[0]?.number ?? 0) > 0 && !this.chatBegins)

  /** Ask for the page of the chat before the one that is shown. */
  async sayEarlier(): Promise<void> {
    const before = this.chat[0]?.number
    if (before) await this.attempt({ type: 'earlier', before })
  }

  /** The windows that a seat lets go by without being asked. */
  ordersOf(seat: number | null): readonly WindowName[] {
    return this.orders[String(seat)] ?? []
  }

  /** Let the window that is open go by, and every further one of its kind, or until the turn ends. */
  async letPass(until: '' | '@turn' = ''): Promise<void> {
    const prompt = this.show.prompt
    const passing = prompt?.choices[0]
    if (this.seat === null || !prompt?.window || !passing || !this.ready) return
    const before = this.ordersOf(this.seat).map(({ window }) => window)
    const windows = [...before, prompt.window + until]
    await this.attempt({ type: 'orders', seat: this.seat, windows })
    await this.choose(passing)
  }

  /** Ask a seat about this kind of window again. */
  async askAgain(seat: number, window: string): Promise<void> {
    const kept = this.ordersOf(seat).map((order) => order.window)
    const windows = kept.filter((each) => each !== window)
    await this.attempt({ type: 'orders', seat, windows })
  }

  /** What would a strong player do here? */
  async hint(): Promise<void> {
    await this.coach.consult(this.show.frame?.asked?.ask ?? -1)
  }

  /** What is at stake with a choice, where somebody wants the coach to look at it first. */
  private weigh(choice: Option): Promise<string> | null {
    const { prompt, frame } = this.show
    const wanted = settings.blunders && this.table?.coach !== 'never' && this.trial === null
    if (!wanted || this.seat === null || !frame?.asked || (prompt?.choices.length ?? 0) < 2)
      return null
    return this.coach
      .weigh(frame.asked.ask, choice.index)
      .then((points) => (points >= DEAR ? t.blunder(points) : ''))
  }

  private async consult(about?: number): Promise<boolean> {
    const asked = this.show.frame?.asked
    if (!asked || this.seat === null) return false
    const one = about === undefined ? {} : { about }
    return this.attempt({ type: 'hint', seat: this.seat, ask: asked.ask, ...one })
  }

  /** Nobody wants to wait for the bot that thinks any longer. */
  async hurryBot(): Promise<void> {
    await this.attempt({ type: 'hurry' })
  }

  async whatIf(action: 'start' | 'back' | 'stop'): Promise<void> {
    if (action === 'start') {
      if (this.seat === null) return
      this.backToNow()
      await this.attempt({ type: 'whatif', action, seat: this.seat })
      return
    }
    if (action === 'stop') this.trial = null
    await this.attempt({ type: 'whatif', action })
  }

  /** Whose pieces are on the side of the seat that looks. */
  private readonly friends: ReadonlySet<string> = $derived.by(() => {
    const sides = this.table?.sides ?? []
    const side = sides[this.seat ?? -1]
    const seats = (this.table?.seats ?? []).filter(({ seat }) => sides[seat] === side)
    return new Set(seats.map(({ role }) => role.owner))
  })

  /** Whether there is somebody on the side of the seat that looks to show a plan to. */
  readonly mates: boolean = $derived.by(() => {
    const sides = this.table?.sides ?? []
    const seat = this.seat
    if (seat === null) return false
    return sides.some((side, other) => other !== seat && side === sides[seat])
  })

  /** Show the others of our side what was tried out, or show it no longer. */
  async sharePlan(show: boolean): Promise<void> {
    if (show) await this.attempt({ type: 'whatif', action: 'show' })
    else if (this.seat !== null)
      await this.attempt({ type: 'whatif', action: 'hide', seat: this.seat })
  }

  /** We have seen enough of a plan; another one of the same seat will be shown again. */
  dismiss(plan: PlanShown): void {
    this.plan(this.plans.filter((other) => other !== plan))
  }

  private plan(plans: readonly PlanShown[]): void {
    this.plans = plans
    this.show.ghosts = plans.flatMap(({ steps }) => steps.flatMap(ghostOf))
  }

  /** Show the board as it was after a step. */
  async lookBack(step: number): Promise<void> {
    const live = this.latest
    if (!live) return
    const wish = ++this.wishes
    try {
      const key = this.seat === null ? '' : (keys.seats(this.id).get(this.seat) ?? '')
      const found = await api.step(this.id, key, step, this.seat, settings.language)
      if (wish === this.wishes) this.past = frameOf(found, live)
    } catch (error) {
      if (wish === this.wishes) this.complain(error)
    }
  }

  backToNow(): void {
    this.wishes++
    this.past = null
  }

  complain(error: unknown): void {
    this.trouble = error instanceof Error ? error.message : String(error)
  }

  /** Send a request; a refusal is told to the user, but for those that time has overtaken. */
  private async attempt(request: Request): Promise<boolean> {
    try {
      await this.link.request(request)
      this.trouble = ''
      return true
    } catch (error) {
      if (error instanceof Refused && error.refusal.code === 'stale') return false
      this.complain(error)
      return false
    }
  }

  // Hearing

  private listener() {
    return {
      hello: () => ({
        keys: this.presented(),
        seat: this.seat,
        language: settings.language,
        ...this.have(),
      }),
      message: (message: AnyReply) => this.hear(message),
      delayed: (refusal: Problem) => {
        this.coach.silent()
        this.complain(new Refused(refusal))
      },
      status: (status: Status, code: number) => {
        this.status = status
        if (status === 'closed') this.closed = code
      },
    }
  }

  private presented(): string[] {
    return [...keys.seats(this.id).values()]
  }

  private have() {
    const latest = this.latest
    if (latest?.seat !== this.seat) return {}
    return {
      have: {
        version: latest.version,
        lines: latest.lines.length,
        chat: (this.chat.at(-1)?.number ?? -1) + 1,
        board: latest.scene.board.key,
      },
    }
  }

  private hear(message: AnyReply): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message)
        break
      case 'view':
        this.see(message)
        break
      case 'table':
        this.table = message.table
        this.orders = message.orders
        break
      case 'chat':
        this.listen(message)
        break
      case 'earlier':
        this.chatBegins = message.items.length === 0
        this.chat = [...message.items, ...this.chat]
        break
      case 'whatif':
        this.imagine(message)
        break
      case 'house':
        this.house = { readOnly: message.read_only, restart: message.restart }
        break
      case 'hint':
        this.coach.heard(message)
        break
      case 'plans':
        this.plan(message.plans)
        this.planShown = message.mine
        break
    }
  }

  private welcome(message: Welcome): void {
    this.table = message.table
    this.house = AS_USUAL
    this.seats = message.seats
    this.seat = message.seat
    const held = [...keys.seats(this.id)]
    message.keys.forEach((seat, index) => {
      const known = held[index]
      if (seat === null && known) keys.dropSeat(this.id, known[0])
    })
    // A private copy lives as long as the socket it was made on; plans are told anew.
    this.trial = null
    this.plan([])
    this.planShown = false
  }

  private see(message: View): void {
    if (!follows(this.latest, message)) {
      this.refresh()
      return
    }
    const frame = nextFrame(this.latest, message)
    this.seat = message.seat
    this.together = (this.latest?.awaited.length ?? 0) > 1
    if (message.full) this.stage.show(frame)
    else this.stage.add(frame)
  }

  private listen(message: ChatReply): void {
    const kept = this.chat.filter(({ number }) => number < message.from)
    // Too much was said while we were away: what is missing in between comes when it is asked for.
    const joins = (kept.at(-1)?.number ?? -1) + 1 === message.from
    if (!joins) this.chatBegins = false
    this.chat = joins ? [...kept, ...message.items] : message.items
  }

  private imagine(message: WhatIfReply): void {
    const before = this.trial?.frame ?? this.latest
    const base = message.full ? null : (before?.scene ?? null)
    const scene = nextScene(base, before?.scene.board ?? null, message)
    const { from, items } = message.lines
    const kept = this.trial?.frame.lines.slice(0, from) ?? []
    this.trial = {
      seat: message.seat,
      asked: message.asked,
      exact: message.exact,
      steps: message.steps,
      frame: {
        version: 0,
        step: message.steps,
        seat: message.seat,
        scene,
        asked: numbered(message.prompt),
        awaited: message.asked === null ? [] : [message.asked],
        lines: [...kept, ...items],
        undo: null,
        lessons: null,
        fresh: items.map(({ line }) => line),
      },
    }
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

function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`
}

export const [getSession, setSession] = createContext<Session>()
