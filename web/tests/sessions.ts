/** A session and the server's end of it, for tests. */
import { flushSync } from 'svelte'
import { expect, vi } from 'vitest'
import { keys } from '../src/lib/keys.svelte'
import { Session } from '../src/lib/session.svelte'
import { settings } from '../src/lib/settings.svelte'
import { type Board, PROTOCOL, type PromptAt, type TableInfo } from '../src/lib/types'

/** The server's end of a session. */
export class Server extends EventTarget {
  static readonly OPEN = 1
  readyState = 1
  asked: Record<string, unknown>[] = []
  private n = 0

  send(data: string): void {
    this.asked.push(JSON.parse(data) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  says(message: object): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ n: ++this.n, ...message }) }),
    )
    flushSync()
  }
  acknowledges(): void {
    this.says({ type: 'ack', id: this.asked.at(-1)?.id, version: 1 })
  }
}

export const board: Board = {
  key: 'b',
  bounds: [0, 0, 1, 1],
  cells: [{ id: 'a', name: 'A1', at: [0, 0] }],
}
export const table = {
  id: 't',
  status: 'playing',
  seats: [],
  awaited: [0],
  steps: 3,
} as unknown as TableInfo
export const question: PromptAt = {
  ask: 5,
  prompt: {
    title: 'Act',
    text: '',
    choices: [{ text: 'Go', on: ['a'] }, { text: 'Stay' }],
  },
}
export let server: Server
export let session: Session

export function view(more: object): void {
  server.says({
    type: 'view',
    version: 1,
    step: 3,
    seat: 0,
    language: 'es',
    full: true,
    board,
    scene: { title: 'T', board: { key: 'b', bounds: board.bounds } },
    prompt: null,
    awaited: [0],
    lines: { from: 0, items: [] },
    undo: null,
    lessons: null,
    ...more,
  })
}

export async function acknowledged(): Promise<void> {
  server.acknowledges()
  await vi.waitFor(() => expect(session.busy).toBe(false))
}

/** Somebody sits down at these seats of a table. */
export function join(seats: number[]): void {
  server = new Server()
  vi.stubGlobal('WebSocket', Server)
  for (const seat of seats) keys.holdSeat('t', seat, `key-${seat}`)
  session = new Session('t', 'ws://test', () => server as unknown as WebSocket)
  session.start()
  server.dispatchEvent(new Event('open'))
  welcome(seats)
}

/** The server lets a browser in, with the keys that open something. */
export function welcome(seats: number[], keys: (number | null)[] = seats): void {
  server.says({
    type: 'welcome',
    protocol: PROTOCOL,
    seats,
    keys,
    seat: seats.length === 1 ? seats[0] : null,
    language: 'es',
    table,
  })
}

/** How a test begins: with no keys, and the usual settings. */
export function reset(): void {
  keys.forget('t')
  settings.set({ pace: 0, cover: 'auto', language: 'es', blunders: false })
}

/** A question with one step to a cell. */
export const step = (ask: number, cell: string, more: object = {}): PromptAt => ({
  ask,
  prompt: {
    title: 'Act',
    text: '',
    piece: 'p',
    choices: [{ text: 'Step', on: [cell], tone: 'move', cost: '1', ...more }],
  },
})
/** How many choices were sent. */
export const chosen = () => server.asked.filter(({ type }) => type === 'choose').length
