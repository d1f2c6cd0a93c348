/** One table as this browser lives it: who is there, what is shown, what has been said. */
import { createContext } from 'svelte'
import { api } from './api'
import { Chat } from './chat.svelte'
import type { Option } from './choices'
import { type Asked, Coach, DEAR } from './coach.svelte'
import { Connection, Refused, type Request, socketAddress, type Status } from './connection'
import { follows, nextFrame } from './frame'
import { keys } from './keys.svelte'
import { Lessons } from './lessons.svelte'
import { Middle } from './middle.svelte'
import { justOpened } from './opening'
import { Orders } from './orders.svelte'
import { Past } from './past.svelte'
import { Plans } from './plans.svelte'
import { seatName } from './seats'
import { settings } from './settings.svelte'
import { Show } from './show.svelte'
import { Stage } from './stage.svelte'
import { nextTrial, type Trial } from './trial'
import type { AnyReply, Problem, SeatInfo, TableInfo, View, Welcome } from './types'
import { Walker } from './walker.svelte'
import { t } from './words'

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
  /** How the server stands: whether anything may be changed, and when it is restarted. */
  house: House = $state.raw(AS_USUAL)
  trial: Trial | null = $state.raw(null)
  /** A choice is under way. */
  busy: boolean = $state(false)
  /** The last refusal, to be shown. */
  trouble: string = $state('')
  /** Whether the window with the result is open, once there is one. */
  resultShown: boolean = $state(true)
  /** Whether the screen is covered until the device has been handed over. */
  covered: boolean = $state(false)
  /** Whether the last question was put to several seats at the same time, in secret. */
  private together: boolean = $state(false)

  readonly stage = new Stage()
  readonly chat = new Chat(this)
  readonly orders = new Orders(this)
  readonly plans = new Plans(this)
  readonly middle = new Middle(this)
  readonly walker = new Walker(this)
  readonly past = new Past(this)
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
    /** What makes this browser the screen in the middle: then it has no seat, whatever keys it holds. */
    private readonly token = '',
  ) {
    this.show = new Show(
      () => this.past.frame ?? this.trial?.frame ?? this.middle.frame ?? this.stage.frame,
      (choice) => {
        this.walker.halt()
        void this.choose(choice)
      },
      () => this.past.frame === null && (this.trial !== null || !this.lent),
      (piece, route) => this.walker.begin(piece, route),
      {
        careful: () => settings.warnings && this.trial === null,
        weigh: (choice) => this.weigh(choice),
        isFriend: (owner) => this.plans.friends.has(owner),
        advised: () => (this.ready && !this.trial ? this.coach.best(this.question) : -1),
      },
    )
    this.link = new Connection(url, this.listener(), open)
    const held = [...this.held.keys()]
    // With several people at this screen nobody's hand is shown before it is known who looks.
    this.seat = held.length === 1 ? (held[0] ?? null) : null
    this.covered = held.length > 1
    const opener = justOpened(id)
    if (opener !== null && !token) {
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
    const held = [...this.held.keys()]
    if (this.seat === null && held.length === 1) this.seat = held[0] ?? null
    this.stage.clear()
    this.link.again()
  }

  /** The keys of this browser by their seats; a screen holds none. */
  private get held(): ReadonlyMap<number, string> {
    return this.token ? new Map<number, string>() : keys.seats(this.id)
  }

  // What everybody waits for

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

  /** Whether a bot plays the seat that looks: its questions are not ours to answer. */
  readonly lent: boolean = $derived(this.seat !== null && Boolean(this.seatOf(this.seat)?.player))

  /** Whether the option list may be used now. */
  readonly ready: boolean = $derived(
    !this.busy && (this.trial !== null || (!this.stage.behind && this.past.frame === null)),
  )

  /** The question that is open, as the coach knows it. */
  readonly question: Asked = $derived.by(
    () => `${this.seat ?? -1}/${this.show.frame?.asked?.ask ?? -1}` as const,
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

  /** How a seat is called here: by who sits there, else by what it leads. */
  nameOf(number: number): string {
    const seat = this.seatOf(number)
    const views = this.stage.frame?.scene.seats ?? []
    return seat?.name || views.find((view) => view.seat === number)?.role || seatName(seat)
  }

  // Doing

  async choose(choice: Option): Promise<void> {
    const asked = this.show.frame?.asked
    if (!asked || !this.ready) return
    this.busy = true
    if (this.trial) {
      await this.attempt({ type: 'whatif', action: 'choose', index: choice.index })
    } else if (this.middle.offer) {
      const { seat, number } = this.middle.offer
      await this.attempt({ type: 'touch', seat, number, index: choice.index })
    } else if (this.seat !== null) {
      const { ask } = asked
      await this.attempt({ type: 'choose', seat: this.seat, ask, index: choice.index })
      if (!asked.prompt.window) this.orders.lapse(this.seat)
    }
    this.busy = false
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat
    this.past.leave()
    this.covered = false
    await this.attempt({ type: 'look', seat, language: settings.language })
  }

  /** The language has changed: everything comes again in the new one. */
  async relanguage(): Promise<void> {
    this.past.leave()
    await this.attempt({ type: 'look', seat: this.seat, language: settings.language })
  }

  async undo(to?: number): Promise<void> {
    if (this.seat === null) return
    this.past.leave()
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

  /** Play a seat in person again that a bot plays. */
  async takeBack(seat: number): Promise<void> {
    const key = keys.seats(this.id).get(seat) ?? ''
    try {
      await api.change(this.id, key, seat, { player: '' })
    } catch (error) {
      this.complain(error)
    }
  }

  /** What would a strong player do here? */
  async hint(): Promise<void> {
    await this.coach.consult(this.question)
  }

  /** What is at stake with a choice, where somebody wants the coach to look at it first. */
  private weigh(choice: Option): Promise<string> | null {
    const { prompt, frame } = this.show
    const wanted = settings.blunders && this.table?.coach !== 'never' && this.trial === null
    if (!wanted || this.seat === null || !frame?.asked || (prompt?.choices.length ?? 0) < 2)
      return null
    return this.coach
      .weigh(this.question, choice.index)
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
      this.past.leave()
      await this.attempt({ type: 'whatif', action, seat: this.seat })
      return
    }
    if (action === 'stop') this.trial = null
    await this.attempt({ type: 'whatif', action })
  }

  complain(error: unknown): void {
    this.trouble = error instanceof Error ? error.message : String(error)
  }

  /** Send a request; a refusal is told to the user, but for those that time has overtaken. */
  async attempt(request: Request): Promise<boolean> {
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
        keys: [...this.held.values(), ...(this.token ? [] : keys.pen(this.id))],
        seat: this.seat,
        language: settings.language,
        ...(this.token ? { screen: this.token } : { lends: this.middle.lends }),
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

  /** How many choices ago the table was as we see it. */
  readonly behind: number = $derived(
    this.seats.length || this.table?.status !== 'playing' ? 0 : (this.table.delay ?? 0),
  )

  private have() {
    const latest = this.stage.latest
    if (latest?.seat !== this.seat) return {}
    return {
      have: {
        version: latest.version,
        lines: latest.lines.length,
        chat: this.chat.next,
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
        this.orders.hear(message.orders)
        break
      case 'chat':
        this.chat.hear(message)
        break
      case 'earlier':
        this.chat.hearEarlier(message.items)
        break
      case 'whatif':
        this.trial = nextTrial(this.trial, this.stage.latest, message)
        break
      case 'offers':
        this.middle.offers = message.offers
        break
      case 'points':
        this.middle.points = message.points
        this.show.drawn = message.drawn ?? []
        break
      case 'house':
        this.house = { readOnly: message.read_only, restart: message.restart }
        break
      case 'hint':
        this.coach.heard(message)
        break
      case 'plans':
        this.plans.hear(message.plans, message.mine)
        break
    }
  }

  private welcome(message: Welcome): void {
    this.table = message.table
    this.house = AS_USUAL
    this.seats = message.seats
    this.seat = message.seat
    this.middle.begin(message.screen ?? '')
    this.show.drawn = []
    this.show.draw = message.draws
      ? (strokes) => void this.attempt({ type: 'draw', strokes: [...strokes] })
      : null
    const held = [...this.held]
    message.keys.forEach((seat, index) => {
      const known = held[index]
      if (seat === null && known) keys.dropSeat(this.id, known[0])
    })
    // A private copy lives as long as the socket it was made on; plans are told anew.
    this.trial = null
    this.plans.hear([], false)
  }

  private see(message: View): void {
    if (!follows(this.stage.latest, message)) {
      this.refresh()
      return
    }
    const frame = nextFrame(this.stage.latest, message)
    this.seat = message.seat
    this.together = (this.stage.latest?.awaited.length ?? 0) > 1
    if (message.full) this.stage.show(frame)
    else this.stage.add(frame)
  }
}

export const [getSession, setSession] = createContext<Session>()
