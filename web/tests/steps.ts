import { vi } from 'vitest'
import { api } from '../src/lib/api'
import type { StepView } from '../src/lib/types'

/** Steps of a match that arrive when the test says so: those that were asked for by then. */
export function stepsOnDemand(): (step: number) => void {
  const awaited = new Map<number, (() => void)[]>()
  vi.spyOn(api, 'step').mockImplementation((_table, _key, step, seat) => {
    const found = { step, seat, scene: { title: `Step ${step}` }, lines: [] } as unknown as StepView
    return new Promise((resolve) => {
      awaited.set(step, [...(awaited.get(step) ?? []), () => resolve(found)])
    })
  })
  return (step) => awaited.get(step)?.forEach((arrive) => arrive())
}
