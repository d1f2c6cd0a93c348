// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keys } from '../src/lib/keys.svelte'
import type { Board, Panel, PromptAt, TableInfo } from '../src/lib/types'
import { Session } from '../src/lib/session.svelte'
import { settings } from '../src/lib/settings.svelte'
import { stepsOnDemand } from './steps'

/** The server's end of a session. */
class Server extends EventTarget {
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

const board: Board = {
  key: 'b',
  bounds: [0, 0, 1, 1],
  cells: [{ id: 'a', name: 'A1', at: [0, 0] }],
}
const table = {
  id: 't',
  status: 'playing',
  seats: [],
  awaited: [0],
  steps: 3,
} as unknown as TableInfo
const hand: Panel = { id: 'hand', title: 'Hand', kind: 'hand' }
const question: PromptAt = {
  ask: 5,
  prompt: {
    title: 'Act',
    text: '',
    choices: [{ text: 'Go', on: ['a'] }, { text: 'Stay' }],
  },
}
let server: Server
let session: Session

function view(more: object): void {
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

async function acknowledged(): Promise<void> {
  server.acknowledges()
  await vi.waitFor(() => expect(session.busy).toBe(false))
}

function join(seats: number[]): void {
  server = new Server()
  vi.stubGlobal('WebSocket', Server)
  for (const seat of seats) keys.holdSeat('t', seat, `key-${seat}`)
  session = new Session('t', 'ws://test', () => server as unknown as WebSocket)
  session.start()
  server.dispatchEvent(new Event('open'))
  server.says({
    type: 'welcome',
    protocol: 1,
    seats,
    keys: seats,
    seat: seats.length === 1 ? seats[0] : null,
    language: 'es',
    table,
  })
}

beforeEach(() => {
  keys.forget('t')
  settings.set({ pace: 0, cover: 'auto', language: 'es' })
})

describe('one seat at this screen', () => {
  beforeEach(() => join([0]))

  test('looks with the eyes of its seat from the first hello', () => {
    expect(server.asked[0]).toMatchObject({ type: 'hello', keys: ['key-0'], seat: 0 })
  })

  test('a click on an element with one option chooses it and names the question', () => {
    view({ prompt: question })
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    expect(server.asked.at(-1)).toMatchObject({ type: 'choose', seat: 0, ask: 5, index: 0 })
  })

  test('while a choice is under way no second one is sent', () => {
    view({ prompt: question })
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    expect(server.asked.filter(({ type }) => type === 'choose')).toHaveLength(1)
  })

  const step = (ask: number, cell: string, more: object = {}): PromptAt => ({
    ask,
    prompt: {
      title: 'Act',
      text: '',
      piece: 'p',
      choices: [{ text: 'Step', on: [cell], tone: 'move', cost: '1', ...more }],
    },
  })
  const chosen = () => server.asked.filter(({ type }) => type === 'choose').length

  test('a walk takes one offered step after another', async () => {
    view({ prompt: step(5, 'a') })
    session.show.walk('p', ['a', 'b', 'c'])
    await acknowledged()
    view({ prompt: step(6, 'b') })
    session.onward()
    expect(server.asked.at(-1)).toMatchObject({ type: 'choose', ask: 6, index: 0 })
    expect(session.route).toEqual(['c'])
  })

  test.each([
    ['the next step is not offered', step(6, 'x')],
    ['the next step costs more', step(6, 'b', { cost: '2' })],
    ['something is to be said about the next step', step(6, 'b', { detail: 'in their sights' })],
    ['the next step asks for a second thought', step(6, 'b', { warning: 'No way back.' })],
    [
      'the question is about something else',
      { ask: 6, prompt: { ...step(6, 'b').prompt, piece: 'q' } },
    ],
  ])('a walk ends when %s', async (_, prompt) => {
    view({ prompt: step(5, 'a') })
    session.show.walk('p', ['a', 'b'])
    await acknowledged()
    view({ prompt })
    session.onward()
    expect(chosen()).toBe(1)
    expect(session.route).toEqual([])
  })

  test('a walk ends when something else happens on the way', async () => {
    view({ prompt: step(5, 'a') })
    session.show.walk('p', ['a', 'b'])
    await acknowledged()
    view({
      full: false,
      since: 1,
      prompt: step(6, 'b'),
      lines: { from: 0, items: [{ step: 4, line: { text: 'Bang', owner: 'foe' } }] },
    })
    session.onward()
    expect(chosen()).toBe(1)
    expect(session.route).toEqual([])
  })

  test('what cannot be mended is chosen only when it is confirmed', () => {
    view({ prompt: step(5, 'a', { warning: 'No way back.' }) })
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    expect([chosen(), session.show.doubted?.stake]).toEqual([0, 'No way back.'])
    session.show.decide(false)
    expect([chosen(), session.show.doubted]).toEqual([0, null])
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    session.show.decide(true)
    expect(chosen()).toBe(1)
  })

  test('nobody is asked once more who does not want to be', () => {
    settings.set({ warnings: false })
    view({ prompt: step(5, 'a', { warning: 'No way back.' }) })
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    settings.set({ warnings: true })
    expect(chosen()).toBe(1)
  })

  test('an element with several options opens a menu', () => {
    const both = question.prompt.choices.map((choice) => ({ ...choice, on: ['a'] }))
    view({ prompt: { ask: 5, prompt: { ...question.prompt, choices: both } } })
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    expect(session.show.menu?.choices).toHaveLength(2)
    expect(server.asked).toHaveLength(1)
  })

  test('a look at the past offers nothing to choose', () => {
    view({ prompt: question })
    session.past = session.stage.frame
    flushSync()
    expect(session.show.prompt).toBeNull()
    expect(session.ready).toBe(false)
  })

  test('a moment of the past that arrives after it was left is not shown', async () => {
    view({ prompt: question })
    const arrive = stepsOnDemand()
    const looking = session.lookBack(1)
    session.backToNow()
    arrive(1)
    await looking
    expect(session.past).toBeNull()
  })

  test('of two moments of the past the one wanted last is shown, whichever arrives first', async () => {
    view({ prompt: question })
    const arrive = stepsOnDemand()
    const both = [session.lookBack(1), session.lookBack(2)]
    arrive(2)
    arrive(1)
    await Promise.all(both)
    expect(session.past?.step).toBe(2)
  })

  test('what does not go on from the last view makes the session begin anew', () => {
    view({ scene: { title: 'T', board: { key: 'b', bounds: board.bounds } } })
    view({ full: false, version: 5, since: 4, scene: { title: 'Later' } })
    expect(session.show.frame).toBeNull()
    expect(server.readyState).toBe(3)
  })

  test('a private copy is answered as such, and left behind with the socket', async () => {
    view({ prompt: question })
    server.says({
      type: 'whatif',
      seat: 0,
      asked: 1,
      exact: true,
      steps: 0,
      full: true,
      scene: { title: 'T', board: { key: 'b', bounds: board.bounds } },
      prompt: question,
      lines: { from: 0, items: [{ step: 0, line: { text: 'tried' } }] },
    })
    server.says({
      type: 'whatif',
      seat: 0,
      asked: 1,
      exact: true,
      steps: 1,
      full: false,
      scene: { chips: [{ text: 'later' }] },
      prompt: question,
      lines: { from: 1, items: [{ step: 1, line: { text: 'tried on' } }] },
    })
    expect(session.trial?.frame.scene).toMatchObject({ title: 'T', chips: [{ text: 'later' }] })
    expect(session.trial?.frame.lines.map(({ line }) => line.text)).toEqual(['tried', 'tried on'])
    void session.choose({ index: 1, text: 'Stay' })
    expect(server.asked.at(-1)).toMatchObject({ type: 'whatif', action: 'choose', index: 1 })
    await acknowledged()
    server.says({
      type: 'welcome',
      protocol: 1,
      seats: [0],
      keys: [0],
      seat: 0,
      language: 'es',
      table,
    })
    expect(session.trial).toBeNull()
  })

  test('a key that opens nothing any more is dropped', () => {
    server.says({
      type: 'welcome',
      protocol: 1,
      seats: [],
      keys: [null],
      seat: null,
      language: 'es',
      table,
    })
    expect(keys.seats('t').size).toBe(0)
  })

  test('messages of the chat replace what comes after where they begin', () => {
    const said = (number: number) => ({
      number,
      at: 0,
      kind: 'said',
      seat: 0,
      name: 'Ana',
      text: String(number),
    })
    server.says({ type: 'chat', from: 0, items: [said(0), said(1)] })
    server.says({ type: 'chat', from: 1, items: [said(2)] })
    expect(session.chat.map(({ number }) => number)).toEqual([0, 2])
  })
})

describe('a long chat', () => {
  const said = (number: number) => ({
    number,
    at: 0,
    kind: 'said',
    seat: 0,
    name: 'Ana',
    text: String(number),
  })
  const numbers = () => session.chat.map(({ number }) => number)

  test('comes from its end, and earlier pages when they are asked for', () => {
    server.says({ type: 'chat', from: 7, items: [said(7), said(8)] })
    expect(session.earlier).toBe(true)
    void session.sayEarlier()
    expect(server.asked.at(-1)).toMatchObject({ type: 'earlier', before: 7 })
    server.says({ type: 'earlier', from: 5, items: [said(5), said(6)] })
    server.says({ type: 'chat', from: 9, items: [said(9)] })
    expect(numbers()).toEqual([5, 6, 7, 8, 9])
    server.says({ type: 'earlier', from: 5, items: [] })
    expect(session.earlier).toBe(false)
  })

  test('begins anew when too much was said in the meantime', () => {
    server.says({ type: 'chat', from: 0, items: [said(0), said(1)] })
    server.says({ type: 'chat', from: 500, items: [said(500)] })
    expect(numbers()).toEqual([500])
    expect(session.earlier).toBe(true)
  })
})

describe('two seats at this screen', () => {
  beforeEach(() => join([0, 1]))

  test('nobody’s secrets are fetched before it is known who looks', () => {
    expect(server.asked[0]).toMatchObject({ type: 'hello', seat: null })
    view({ seat: null, awaited: [1] })
    expect(session.handover).toBe(1)
    expect(session.covered).toBe(true)
  })

  test('after the cover the screen belongs to who must decide', () => {
    view({ seat: null, awaited: [1] })
    void session.look(1)
    expect(server.asked.at(-1)).toMatchObject({ type: 'look', seat: 1 })
    view({ seat: 1, awaited: [1] })
    expect(session.handover).toBeNull()
    expect(session.covered).toBe(false)
  })

  test('a hand is secret, an open board is not', () => {
    view({
      seat: 0,
      awaited: [1],
      scene: { title: 'T', board: { key: 'b', bounds: board.bounds }, panels: [hand] },
    })
    expect(session.secret).toBe(true)
    view({ seat: 0, awaited: [1] })
    expect(session.secret).toBe(false)
  })

  test('a question put to both at the same time is secret', () => {
    view({ seat: 0, awaited: [0, 1] })
    expect(session.handover).toBeNull()
    view({ seat: 0, awaited: [1] })
    expect(session.secret).toBe(true)
  })

  test('the player may want the cover always or never', () => {
    view({ seat: 0, awaited: [1] })
    settings.set({ cover: 'always' })
    expect(session.secret).toBe(true)
    settings.set({ cover: 'never' })
    expect(session.secret).toBe(false)
  })
})

describe('plans of team-mates', () => {
  const step = { seat: 1, text: 'Go there', on: ['a'] }
  const plan = { seat: 1, steps: [step], broken_off: false }

  beforeEach(() => {
    join([0])
    view({ seat: 0 })
    server.says({ type: 'table', table: { ...table, sides: [0, 0, 1] }, orders: {} })
  })

  test('are drawn on the board until they are dismissed', () => {
    server.says({ type: 'plans', plans: [plan], mine: false })
    expect(session.show.ghosts).toEqual([{ cells: ['a'], pieces: ['a'], style: 'move' }])
    const [shown] = session.plans
    if (shown) session.dismiss(shown)
    expect([session.plans, session.show.ghosts]).toEqual([[], []])
    server.says({ type: 'plans', plans: [plan], mine: false })
    expect(session.plans).toHaveLength(1)
  })

  test('can be shown and hidden where there is somebody of the same side', () => {
    expect(session.mates).toBe(true)
    void session.sharePlan(true)
    expect(server.asked.at(-1)).toMatchObject({ type: 'whatif', action: 'show' })
    server.says({ type: 'plans', plans: [], mine: true })
    expect(session.planShown).toBe(true)
    void session.sharePlan(false)
    expect(server.asked.at(-1)).toMatchObject({ type: 'whatif', action: 'hide', seat: 0 })
    server.says({ type: 'table', table: { ...table, sides: [0, 1, 1] }, orders: {} })
    expect(session.mates).toBe(false)
  })

  test('are told anew by every welcome', () => {
    server.says({ type: 'plans', plans: [plan], mine: true })
    server.says({
      type: 'welcome',
      protocol: 1,
      seats: [0],
      keys: [0],
      seat: 0,
      language: 'es',
      table,
    })
    expect([session.plans, session.planShown]).toEqual([[], false])
  })
})
