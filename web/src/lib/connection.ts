/**
 * One socket to one table, kept alive: it says hello, counts messages, sends again what was not
 * acknowledged, and comes back after a break. It knows nothing of what the messages mean.
 */
import {
  type Ack,
  type AnyReply,
  type AnyRequest,
  type ErrorReply,
  type Hello,
  PROTOCOL,
  type Problem,
} from './types'

export type Status = 'connecting' | 'online' | 'offline' | 'closed'

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never
/** A request as it is made; it gets its id when it is sent. */
export type Request = WithoutId<AnyRequest>
export type Greeting = Omit<Hello, 'type' | 'protocol'>

/** The codes with which the server closes a socket. */
const CLOSED = {
  restart: 1012,
  badHello: 4400,
  sentAway: 4403,
  noTable: 4404,
  tableClosed: 4409,
  tooMany: 4429,
  unavailable: 4503,
} as const

export interface Listener {
  /** What to say when a socket opens: who we are and what we have already. */
  hello(): Greeting
  message(message: AnyReply): void
  /** The server could not do it just now; it is asked again. */
  delayed(refusal: Problem): void
  status(status: Status, code: number): void
}

/** A refusal by the server, as an error to be caught. */
export class Refused extends Error {
  constructor(readonly refusal: Problem) {
    super(refusal.message)
  }
}

interface Waiting {
  request: Request
  done: (ack: Ack) => void
  failed: (error: Refused) => void
  /** How often the server could not do it. */
  tries: number
}

const FINAL: ReadonlySet<number> = new Set([
  CLOSED.badHello,
  CLOSED.sentAway,
  CLOSED.noTable,
  CLOSED.tableClosed,
  CLOSED.unavailable,
])
/** Refusals after which the same may be done later, or by the server that the table has moved to. */
const DELAYED: ReadonlySet<Problem['code']> = new Set(['unavailable', 'elsewhere'])
const OVERTAKEN: Problem = { code: 'stale', message: 'the socket it was sent on is gone' }
const PING_AFTER = 25_000
const SLOWEST_RETRY = 15_000
/** A connection that has lasted so long was a good one: the next attempt may be a quick one. */
const STEADY_AFTER = 30_000

export class Connection {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private greeted = false
  private counted = 0
  private failures = 0
  private ended = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private ping: ReturnType<typeof setTimeout> | undefined
  private steady: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.ended = false
    this.listener.status('connecting', 0)
    const socket = this.open(this.url)
    this.socket = socket
    this.greeted = false
    this.counted = 0
    socket.addEventListener('open', () => {
      this.say({ type: 'hello', protocol: PROTOCOL, ...this.listener.hello() })
    })
    socket.addEventListener('message', (event) => {
      if (socket === this.socket) this.receive(String(event.data))
    })
    socket.addEventListener('close', (event) => {
      if (socket === this.socket) this.lost(event.code, event.reason)
    })
  }

  stop(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearTimeout(this.ping)
    clearTimeout(this.steady)
    this.socket?.close(1000)
    this.socket = null
  }

  /** Try at once instead of waiting for the next attempt: the network is back, or the user asks. */
  hurry(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.timer)
    this.start()
  }

  /** Begin anew with a fresh hello, as when a browser has got another key. */
  again(): void {
    clearTimeout(this.timer)
    const socket = this.socket
    this.socket = null
    socket?.close(1000)
    this.start()
  }

  /** Send a request; it is sent again after a break until the server has answered it. */
  request(request: Request): Promise<Ack> {
    const id = randomId()
    return new Promise((done, failed) => {
      this.waiting.set(id, { request, done, failed, tries: 0 })
      if (this.greeted) this.say({ ...request, id })
    })
  }

  /** Requests that have no answer yet. */
  get unanswered(): number {
    return this.waiting.size
  }

  private say(message: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.socket.send(JSON.stringify(message))
    clearTimeout(this.ping)
    this.ping = setTimeout(() => {
      void this.request({ type: 'ping' }).catch(() => undefined)
    }, PING_AFTER)
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as AnyReply
    this.counted += 1
    if (message.n !== this.counted) {
      this.socket?.close(1000)
      return
    }
    if (message.type === 'welcome') this.welcomed()
    if (message.type === 'ack') this.settle(message.id)?.done(message)
    else if (message.type === 'error') this.refused(message)
    else this.listener.message(message)
    if (message.type === 'welcome') this.resend()
  }

  private welcomed(): void {
    this.greeted = true
    // A server that welcomes and then fails at once must not be asked in an endless storm.
    clearTimeout(this.steady)
    this.steady = setTimeout(() => (this.failures = 0), STEADY_AFTER)
    this.listener.status('online', 0)
  }

  /** Not done. What cannot be done just now, or not here, is asked again, later and later. */
  private refused(message: ErrorReply): void {
    const id = message.id ?? ''
    const waiting = this.waiting.get(id)
    if (!DELAYED.has(message.code) || !waiting || !lasting(waiting.request)) {
      this.settle(id)?.failed(new Refused(message))
      return
    }
    this.listener.delayed(message)
    setTimeout(() => {
      if (this.greeted && this.waiting.has(id)) this.say({ ...waiting.request, id })
    }, pause(++waiting.tries))
  }

  /** What had no answer goes out again under its old id, so that it cannot land twice. */
  private resend(): void {
    for (const [id, { request }] of this.waiting) {
      if (lasting(request)) this.say({ ...request, id })
      else this.settle(id)?.failed(new Refused(OVERTAKEN))
    }
  }

  private settle(id: string): Waiting | undefined {
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    return found
  }

  private lost(code: number, reason: string): void {
    clearTimeout(this.ping)
    clearTimeout(this.steady)
    this.greeted = false
    this.socket = null
    if (this.ended) return
    if (FINAL.has(code)) {
      this.ended = true
      this.listener.status('closed', code)
      return
    }
    // Another process takes over at once: nobody needs to hear of that unless it goes wrong.
    this.listener.status(code === CLOSED.restart ? 'connecting' : 'offline', code)
    this.timer = setTimeout(
      () => {
        this.start()
      },
      this.delay(code, reason),
    )
  }

  /** How long to wait before coming back, never in step with all the others who were sent away. */
  private delay(code: number, reason: string): number {
    if (code === CLOSED.tooMany) return 60_000 * (1 + Math.random())
    // The server says within how many milliseconds it can welcome everybody again.
    if (code === CLOSED.restart) return 200 + (parseInt(reason) || 1800) * Math.random()
    return pause(this.failures++)
  }
}

/** Whether a request still means the same on another socket. */
function lasting(request: Request): boolean {
  return !['ping', 'look', 'whatif', 'earlier', 'lend', 'touch', 'point', 'draw'].includes(
    request.type,
  )
}

/** How long to wait after so many failures: soon at first, then longer, never in step with others. */
export function pause(failures: number, chance: number = Math.random()): number {
  return Math.min(SLOWEST_RETRY, 400 * 2 ** failures) * (0.6 + 0.4 * chance)
}

export function randomId(): string {
  return randomHex(12)
}

/** Random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}

/** Where a table is talked about. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`
}
