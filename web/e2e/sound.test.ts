import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { boldest } from './pages/table.ts'
import { it } from './people.ts'

/** Stands in for the browser's sound, and notes how often something is asked to sound. */
function listenInstead(): void {
  const heard = { started: 0 }
  const nothing = () => undefined
  const value = {
    value: 0,
    setValueAtTime: nothing,
    linearRampToValueAtTime: nothing,
    exponentialRampToValueAtTime: nothing,
  }
  const part = () => ({
    gain: { ...value },
    frequency: { ...value },
    Q: { ...value },
    connect: nothing,
    disconnect: nothing,
    start: () => (heard.started += 1),
    stop: nothing,
  })
  class StandIn {
    readonly currentTime = 0
    readonly sampleRate = 8000
    readonly state = 'running'
    readonly destination = part()
    readonly createGain = part
    readonly createOscillator = part
    readonly createBiquadFilter = part
    readonly createBufferSource = part
    createBuffer(_: number, length: number) {
      return { getChannelData: () => new Float32Array(length) }
    }
    resume = () => Promise.resolve()
  }
  Object.assign(window, { AudioContext: StandIn, heard })
}

const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { started: number } }).heard.started)

it('what happens at the table is heard, until the sound is switched off', async ({ come }) => {
  const ana = await come()
  await ana.page.addInitScript(listenInstead)
  const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
  await table.play(12, boldest)
  await expect.poll(() => heardBy(ana.page)).toBeGreaterThan(3)
  await ana.page.getByRole('button', { name: ana.words.sound, exact: true }).click()
  const before = await heardBy(ana.page)
  await table.play(6, boldest)
  expect(await heardBy(ana.page)).toBe(before)
})
