// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keys } from '../src/lib/keys.svelte'
import { pointedAt } from '../src/lib/pointer'
import { settings } from '../src/lib/settings.svelte'
import type { Advised, Panel } from '../src/lib/types'
import { speak, t } from '../src/lib/words'
import {
  acknowledged,
  board,
  chosen,
  join,
  question,
  reset,
  server,
  session,
  step,
  table,
  view,
  welcome,
} from './sessions'
import { stepsOnDemand } from './steps'

const seated = (player: string) => ({ ...table, seats: [{ seat: 0, player, taken: true }] })
const hand: Panel = { id: 'hand', title: 'Hand', kind: 'hand' }

/** Somebody has asked the coach, who would stay. */
function advised() {
  view({ prompt: question })
  void session.hint()
  const best = { index: 1, chance: 0.7, low: 0.6, high: 0.8, reasons: [] }
  server.says({ type: 'hint', seat: 0, ask: 5, options: [best] })
  return session
}

beforeEach(reset)

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

  test('while a bot plays the seat its question is not ours to answer', () => {
    server.says({ type: 'table', table: seated('steady'), orders: [] })
    view({ prompt: question })
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    expect([chosen(), session.show.rows]).toEqual([0, []])
    server.says({ type: 'table', table: seated(''), orders: [] })
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    expect(chosen()).toBe(1)
  })

  test('while a choice is under way no second one is sent', () => {
    view({ prompt: question })
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    expect(server.asked.filter(({ type }) => type === 'choose')).toHaveLength(1)
  })

  test('what the coach thinks best is lit, until something else is pointed at', () => {
    const { coach, show } = advised()
    expect(show.lit?.index).toBe(1)
    const [go] = question.prompt.choices
    if (go) show.hinted = { ...go, index: 0 }
    expect(show.lit?.index).toBe(0)
    show.hinted = null
    expect(show.lit?.index).toBe(1)
    coach.away = true
    expect(show.lit).toBe(null)
  })

  test.for([
    { costs: 19, outcome: 'chosen' },
    { costs: 20, outcome: 'doubted' },
  ])('who wants a warning is warned from 20 points on: $costs', async ({ costs, outcome }) => {
    await speak('es')
    settings.set({ blunders: true })
    view({ prompt: question })
    session.show.click('a', 'A1', { x: 0, y: 0 }, null)
    expect(server.asked.at(-1)).toMatchObject({ type: 'hint', seat: 0, ask: 5, about: 0 })
    const advised = (index: number, chance: number) =>
      ({ index, chance, low: chance, high: chance, reasons: [] }) satisfies Advised
    const options = [advised(1, 0.5), advised(0, 0.5 - costs / 100)]
    server.says({ type: 'hint', seat: 0, ask: 5, options })
    server.acknowledges()
    const came = () => (session.show.doubted ? 'doubted' : chosen() ? 'chosen' : '')
    await vi.waitFor(() => expect(came()).toBe(outcome))
    expect(session.show.doubted?.stake ?? '').toBe(outcome === 'doubted' ? t.blunder(costs) : '')
  })

  test('what the coach thinks best is lit no longer when a choice is made', () => {
    const { show } = advised()
    show.click('a', 'A1', { x: 0, y: 0 }, null)
    expect([chosen(), show.lit]).toEqual([1, null])
  })

  test('what the coach thinks best is not pointed out to the room', () => {
    expect(pointedAt(advised().show)).toEqual([])
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
    session.past.frame = session.stage.frame
    flushSync()
    expect(session.show.prompt).toBeNull()
    expect(session.ready).toBe(false)
  })

  test('a moment of the past that arrives after it was left is not shown', async () => {
    view({ prompt: question })
    const arrive = stepsOnDemand()
    const looking = session.past.look(1)
    session.past.leave()
    arrive(1)
    await looking
    expect(session.past.frame).toBeNull()
  })

  test('of two moments of the past the one wanted last is shown, whichever arrives first', async () => {
    view({ prompt: question })
    const arrive = stepsOnDemand()
    const both = [session.past.look(1), session.past.look(2)]
    arrive(2)
    arrive(1)
    await Promise.all(both)
    expect(session.past.frame?.step).toBe(2)
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
    welcome([0])
    expect(session.trial).toBeNull()
  })

  test('a key that opens nothing any more is dropped', () => {
    welcome([], [null])
    expect(keys.seats('t').size).toBe(0)
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
