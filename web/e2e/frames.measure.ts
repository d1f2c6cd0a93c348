/** How smoothly a game is staged, by the browser's own trace: `make frames`, on a machine that does nothing else. */
import { describe, expect, inject } from 'vitest'
import type { GameInfo } from '../src/lib/types.ts'
import { Lobby } from './pages/lobby.ts'
import { type Table, boldest } from './pages/table.ts'
import { it } from './people.ts'

const answer = await fetch(`${inject('site')}/api/games`)
const games = (await answer.json()) as readonly GameInfo[]

/** Choices before the trace begins, while the browser still compiles the page, and choices in it. */
const SETTLING = 6
const TRACED = 12
const CATEGORIES = ['cc', 'disabled-by-default-devtools.timeline.frame', 'toplevel']

interface TraceEvent {
  name: string
  /** Microseconds of the thread's own time. */
  tdur?: number
}

interface Smoothness {
  frames: number
  /** Frames that were due while something moved and were not shown, in 100. */
  dropped: number
  /** Milliseconds of the page's thread for a frame, at the median and for all but 5 in 100. */
  median: number
  most: number
}

describe.for(games.map(({ title }) => title.es))('%s', (title) => {
  it('is staged in frames', async ({ come, browser }) => {
    const ana = await come({ motion: true })
    const table = await (await new Lobby(ana).visit()).open({ seats: [] }, title)
    await playOn(table, SETTLING)
    await browser.startTracing(ana.page, { categories: CATEGORIES })
    await playOn(table, TRACED)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    const found = smoothness(trace.traceEvents)
    console.log(title, JSON.stringify(found))
    expect(found.frames).toBeGreaterThan(0)
  })
})

/** Choose, and watch what comes of it to the end. */
async function playOn(table: Table, choices: number): Promise<void> {
  await table.play(choices, boldest)
  await table.moment()
}

function smoothness(events: readonly TraceEvent[]): Smoothness {
  const named = (name: string) => events.filter((event) => event.name === name)
  const [shown, dropped] = [named('DrawFrame').length, named('DroppedFrame').length]
  const work = named('ProxyMain::BeginMainFrame')
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => one - other)
  const at = (share: number) => Number((work[Math.floor(work.length * share)] ?? 0).toFixed(1))
  return {
    frames: shown,
    dropped: Number(((100 * dropped) / Math.max(1, shown + dropped)).toFixed(1)),
    median: at(0.5),
    most: at(0.95),
  }
}
