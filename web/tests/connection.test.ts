import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Connection, pause, Refused, type Listener } from '../src/lib/connection'
import { PROTOCOL } from '../src/lib/types'

/** A socket whose other end is the test. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  readyState = 1
  sent: Record<string, unknown>[] = []
  private n = 0

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close(code = 1000): void {
    this.drop(code)
  }
  opens(): void {
    this.dispatchEvent(new Event('open'))
  }
  says(message: object, n = ++this.n): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ n, ...message }) }))
  }
  drop(code: number, reason = ''): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }))
  }
}

const welcome = {
  type: 'welcome',
  protocol: PROTOCOL,
  seats: [0],
  keys: [0],
  seat: 0,
  language: 'es',
  table: {},
}
let wires: Wire[]
let statuses: string[]
let heard: string[]
let delayed: string[]
let connection: Connection

beforeEach(() => {
  vi.restoreAllMocks()
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  wires = []
  statuses = []
  heard = []
  delayed = []
  const listener: Listener = {
    hello: () => ({ keys: ['k'], seat: 0, language: 'es' }),
    message: (message) => heard.push(message.type),
    delayed: (refusal) => delayed.push(refusal.code),
    status: (status) => statuses.push(status),
  }
  connection = new Connection('ws://test', listener, () => {
    const wire = new Wire()
    wires.push(wire)
    return wire as unknown as WebSocket
  })
  connection.start()
  wire(0).opens()
  wire(0).says(welcome)
})

function wire(index: number): Wire {
  const found = wires[index]
  if (!found) throw new Error(`expected socket ${index}, there are ${wires.length}`)
  return found
}

async function reconnect(): Promise<Wire> {
  await vi.advanceTimersByTimeAsync(20_000)
  const next = wire(wires.length - 1)
  next.opens()
  return next
}

describe('a connection', () => {
  test('says hello first and is online once it is welcome', () => {
    expect(wire(0).sent[0]).toMatchObject({ type: 'hello', protocol: PROTOCOL, keys: ['k'] })
    expect(statuses).toEqual(['connecting', 'online'])
    expect(heard).toEqual(['welcome'])
  })

  test('an answered request is settled by its id', async () => {
    const asked = connection.request({ type: 'undo', seat: 0 })
    wire(0).says({ type: 'ack', id: wire(0).sent[1]?.id, version: 4 })
    await expect(asked).resolves.toMatchObject({ version: 4 })
  })

  test('a refused request fails with what the server said', async () => {
    const asked = connection.request({ type: 'undo', seat: 0 })
    wire(0).says({ type: 'error', id: wire(0).sent[1]?.id, code: 'stale', message: 'too late' })
    await expect(asked).rejects.toBeInstanceOf(Refused)
  })

  test('a choice without an answer is sent again with the same id after a break', async () => {
    const asked = connection.request({ type: 'choose', seat: 0, ask: 1, index: 2 })
    const id = wire(0).sent[1]?.id
    wire(0).drop(1012)
    const next = await reconnect()
    next.says(welcome)
    expect(next.sent[1]).toEqual({ type: 'choose', seat: 0, ask: 1, index: 2, id })
    next.says({ type: 'ack', id, version: 2 })
    await expect(asked).resolves.toMatchObject({ version: 2 })
    expect(connection.unanswered).toBe(0)
  })

  test('what only meant something on the lost socket is given up', async () => {
    const asked = connection.request({ type: 'whatif', action: 'back' })
    const given = expect(asked).rejects.toMatchObject({ refusal: { code: 'stale' } })
    wire(0).drop(1012)
    const next = await reconnect()
    next.says(welcome)
    await given
    expect(next.sent.map(({ type }) => type)).toEqual(['hello'])
  })

  test('a choice made while offline waits for the next welcome', async () => {
    wire(0).drop(1006)
    void connection.request({ type: 'choose', seat: 0, ask: 1, index: 0 })
    const next = await reconnect()
    expect(next.sent.map(({ type }) => type)).toEqual(['hello'])
    next.says(welcome)
    expect(next.sent.map(({ type }) => type)).toEqual(['hello', 'choose'])
  })

  test('a gap in the count of messages makes it begin anew', async () => {
    wire(0).says({ type: 'chat', from: 0, items: [] }, 5)
    expect(heard).toEqual(['welcome'])
    expect(wire(0).readyState).toBe(3)
    await reconnect()
    expect(wires).toHaveLength(2)
  })

  test.each([4403, 4404, 4409])('it does not come back after %i: it is over', async (code) => {
    wire(0).drop(code)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(wires).toHaveLength(1)
    expect(statuses.at(-1)).toBe('closed')
  })

  test('a restart is a blink: nobody is told of it, and it comes back soon', async () => {
    wire(0).drop(1012)
    expect(statuses.at(-1)).toBe('connecting')
    await vi.advanceTimersByTimeAsync(199)
    expect(wires).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1801)
    expect(wires).toHaveLength(2)
    wire(1).drop(1006)
    expect(statuses.at(-1)).toBe('offline')
  })

  /** How long it takes to come back after a restart of which the server has said so much. */
  async function back(reason: string, chance: number): Promise<number> {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const [before, count] = [Date.now(), wires.length]
    wire(count - 1).drop(1012, reason)
    while (wires.length === count) await vi.advanceTimersByTimeAsync(1)
    return Date.now() - before
  }

  test('after a restart it comes back within the time that the server has named', async () => {
    expect(await back('9000 ms', 0.5)).toBe(200 + 4500)
    expect(await back('400 ms', 0.5)).toBe(200 + 200)
    expect(await back('', 0.5)).toBe(200 + 900)
  })

  test('those who were sent away together come back one after the other', async () => {
    expect(await back('9000 ms', 0.1)).toBe(200 + 900)
    expect(await back('9000 ms', 0.9)).toBe(200 + 8100)
  })

  test('a server that welcomes and then fails is asked more and more seldom', async () => {
    const begun = Date.now()
    const waits: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const before = Date.now()
      wire(wires.length - 1).drop(1011)
      const count = wires.length
      while (wires.length === count) await vi.advanceTimersByTimeAsync(100)
      waits.push(Date.now() - before)
      wire(wires.length - 1).opens()
      wire(wires.length - 1).says(welcome)
    }
    expect(waits.at(-1)).toBeGreaterThan(7_000)
    expect(Date.now() - begun).toBeGreaterThan(14_000)
  })

  test('what the server cannot do just now is asked again later with the same id', async () => {
    const asked = connection.request({ type: 'choose', seat: 0, ask: 1, index: 2 })
    const id = wire(0).sent[1]?.id
    const full = { type: 'error', id, code: 'unavailable', message: 'the disk is full' }
    wire(0).says(full)
    expect(wire(0).sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(wire(0).sent[2]).toMatchObject({ type: 'choose', id })
    wire(0).says(full)
    await vi.advanceTimersByTimeAsync(900)
    expect(wire(0).sent).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(1_000)
    wire(0).says({ type: 'ack', id, version: 2 })
    await expect(asked).resolves.toMatchObject({ version: 2 })
    expect(delayed).toEqual(['unavailable', 'unavailable'])
  })

  test('what a server has refused whose table has moved is asked where it is now', async () => {
    const asked = connection.request({ type: 'choose', seat: 0, ask: 1, index: 2 })
    const id = wire(0).sent[1]?.id
    wire(0).says({ type: 'error', id, code: 'elsewhere', message: 'the table has moved' })
    wire(0).drop(1013)
    await vi.advanceTimersByTimeAsync(1_000)
    wire(1).opens()
    wire(1).says(welcome)
    expect(wire(1).sent[1]).toMatchObject({ type: 'choose', id })
    wire(1).says({ type: 'ack', id, version: 2 })
    await expect(asked).resolves.toMatchObject({ version: 2 })
  })

  test('silence is broken by a ping', async () => {
    await vi.advanceTimersByTimeAsync(26_000)
    expect(wire(0).sent.at(-1)).toMatchObject({ type: 'ping' })
  })

  test('what was said to a socket that has been left is not heard', () => {
    connection.again()
    wire(0).says({ type: 'chat', from: 0, items: [] })
    expect(heard).toEqual(['welcome'])
  })
})

test('the pause between attempts grows, but not for ever', () => {
  expect(pause(0, 0)).toBeLessThan(pause(3, 0))
  expect(pause(30, 1)).toBeLessThanOrEqual(15_000)
  expect(pause(3, 0.2)).not.toBe(pause(3, 0.8))
})
