/** What a board lies in, as path data on a repeating tile: drawn from a fixed chance, like grounds. */
import { round } from './geometry'
import { TILES, chance } from './textures'
import type { Venue } from './types'

export type Around = Exclude<Venue['around'], ''>

export interface Surroundings {
  /** The tile's side in board units. */
  size: number
  /** Parts in the order in which they are painted, each in an ink of the venue. */
  parts: readonly {
    ink: 'deep' | 'dim' | 'pale' | 'bright' | 'glow'
    path: string
    line?: number
  }[]
  /** The terrain word of what it all lies on; else it is what the venue has around its board. */
  bed?: string
  /** Whether the board lies in a ring with a light along it, as an arena does. */
  ring: boolean
}

const box = (x: number, y: number, wide: number, high: number) =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}Z`

const person = (x: number, y: number, size: number) =>
  `M${round(x - size)} ${round(y)}a${size} ${size} 0 1 1 ${round(2 * size)} 0` +
  `q${round(size * 0.9)} ${round(size * 0.4)} ${round(size * 0.8)} ${round(size * 2)}` +
  `h${round(-size * 3.6)}q${round(-size * 0.1)} ${round(-size * 1.6)} ${round(size * 0.8)} ${round(-size * 2)}Z`

/** Rows of heads, two shades of them, and here and there a light that is waved. */
function crowd(): Surroundings {
  const next = chance(211)
  const rows = { deep: '', pale: '', bright: '', glow: '' }
  for (let row = 0; row < 6; row++) {
    for (let seat = 0; seat < 7; seat++) {
      const x = round(seat * 0.57 + (row % 2) * 0.28 + next() * 0.06 + 0.1)
      const y = round(row * 0.62 + next() * 0.05 + 0.34)
      rows[next() < 0.5 ? 'pale' : 'bright'] += person(x, y, 0.13)
      if (next() < 0.07) rows.glow += `M${x} ${y - 0.18}l${round((next() - 0.5) * 0.3)} -0.3`
    }
    rows.deep += box(0, row * 0.62 + 0.5, 4, 0.1)
  }
  return {
    size: 4,
    ring: true,
    parts: [
      { ink: 'bright', path: rows.bright },
      { ink: 'pale', path: rows.pale },
      { ink: 'deep', path: rows.deep },
      { ink: 'glow', path: rows.glow, line: 0.05 },
    ],
  }
}

/** Roofs from above with streets between them; in some windows somebody is still up. */
function city(): Surroundings {
  const next = chance(223)
  let [roofs, rims, boxes, lights] = ['', '', '', '']
  for (const [x, y, wide, high] of [
    [0.3, 0.3, 2.9, 2.2],
    [3.7, 0.3, 1.7, 3.1],
    [5.9, 0.3, 2.8, 1.8],
    [0.3, 3, 1.6, 2.6],
    [2.3, 3.9, 3.1, 1.9],
    [5.9, 2.6, 2.8, 3.2],
    [0.3, 6.2, 3.4, 2.5],
    [4.2, 6.3, 1.5, 2.4],
    [6.1, 6.3, 2.6, 2.4],
  ] as const) {
    roofs += box(x, y, wide, high)
    rims += box(x + 0.12, y + 0.12, wide - 0.24, high - 0.24)
    for (let unit = 0; unit < 3; unit++) {
      const [dx, dy] = [next() * (wide - 0.9), next() * (high - 0.9)]
      boxes += box(x + 0.3 + dx, y + 0.3 + dy, 0.3 + next() * 0.2, 0.22 + next() * 0.2)
    }
    for (let window = 0; window < 3; window++) {
      if (next() < 0.45) continue
      lights += box(x + 0.25 + next() * (wide - 0.6), y + high - 0.1, 0.16, 0.1)
    }
  }
  return {
    size: 9,
    ring: false,
    parts: [
      { ink: 'pale', path: roofs },
      { ink: 'deep', path: rims, line: 0.05 },
      { ink: 'dim', path: boxes },
      { ink: 'glow', path: lights },
    ],
  }
}

/** A ground of the board that goes on all around it. */
function ground(tile: (typeof TILES)['rock'], bed = ''): Surroundings {
  return {
    bed,
    size: tile.size,
    ring: false,
    parts: [
      { ink: 'dim', path: tile.darkSpots },
      { ink: 'pale', path: tile.lightSpots },
      { ink: 'dim', path: tile.dark, line: tile.width * 2 },
      { ink: 'pale', path: tile.light, line: tile.width * 2 },
    ],
  }
}

export const SURROUNDINGS: Readonly<Record<Around, Surroundings>> = {
  crowd: crowd(),
  city: city(),
  bedrock: ground(TILES.rock, 'rock'),
  desert: ground(TILES.dunes),
}
