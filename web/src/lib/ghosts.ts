/** What a planned choice looks like on the board. */
import type { PlanStep, Preview } from './types'

/** What it would reach, or else what would be clicked to choose it. */
export function ghostOf({ preview, on, tone }: PlanStep): Preview[] {
  if (preview) return [preview]
  if (!on?.length) return []
  return [{ cells: on, pieces: on, style: tone === 'attack' ? 'attack' : 'move' }]
}
