// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../src/lib/api'
import type { TableInfo } from '../src/lib/types'
import { settings } from '../src/lib/settings.svelte'
import { Replay } from '../src/replay/replay.svelte'
import { stepsOnDemand } from './steps'

const table = { id: 't', status: 'over', seats: [{ seat: 0 }], steps: 30 } as unknown as TableInfo
const MILESTONES = [
  { step: 0, text: 'Turn 1', great: false },
  { step: 4, text: 'The gate is sealed', great: true },
  { step: 9, text: 'Turn 2', great: false },
]
let arrive: (step: number) => void
let replay: Replay

beforeEach(async () => {
  vi.restoreAllMocks()
  settings.set({ language: 'es' })
  vi.spyOn(api, 'table').mockResolvedValue(table)
  vi.spyOn(api, 'milestones').mockResolvedValue(MILESTONES)
  arrive = stepsOnDemand()
  replay = new Replay('t')
  const started = replay.start()
  await vi.waitFor(() => expect(api.step).toHaveBeenCalled())
  arrive(0)
  await started
})

describe('a replay', () => {
  test('begins with the first step', () => {
    expect(replay.frame?.step).toBe(0)
    expect(replay.waiting).toBe(false)
  })

  test('goes to the turn before and the next one, past great moments', () => {
    expect([replay.turn(-1), replay.turn(1)]).toEqual([undefined, 9])
    void replay.go(9)
    expect([replay.turn(-1), replay.turn(1)]).toEqual([0, undefined])
  })

  test('begins where a link says', async () => {
    const linked = new Replay('t', 12)
    void linked.start()
    await vi.waitFor(() => expect(linked.step).toBe(12))
  })

  test('waits for a step that is on its way', async () => {
    const going = replay.go(1)
    expect(replay.waiting).toBe(true)
    arrive(1)
    await going
    expect(replay.waiting).toBe(false)
  })

  test('shows the step that was wanted last, though an earlier wish arrives after it', async () => {
    const late = replay.go(20)
    arrive(20)
    await vi.waitFor(() => expect(api.step).toHaveBeenCalledWith('t', '', 19, null, 'es'))
    await replay.go(0)
    for (let step = 9; step < 20; step++) arrive(step)
    await late
    expect(replay.frame?.step).toBe(0)
  })

  test('shows the eyes that were wanted last', async () => {
    replay.look(0)
    expect(replay.waiting).toBe(true)
    const back = replay.go(0)
    arrive(0)
    await back
    expect(replay.frame?.seat).toBe(0)
    expect(replay.waiting).toBe(false)
  })
})
