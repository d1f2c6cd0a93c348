/** Patterns of the grounds as path data on a repeating tile, drawn from a fixed chance. */
import { round } from './geometry'
import type { Texture } from './terrain'

export interface Tile {
  /** The tile's side in board units. */
  size: number
  /** Lines and spots in the light ink, lines and spots in the dark ink. */
  light: string
  lightSpots: string
  dark: string
  darkSpots: string
  /** The width of lines. */
  width: number
}

const blank = { light: '', lightSpots: '', dark: '', darkSpots: '', width: 0.02 }

/** A little generator of chance that draws the same each time. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

function spots(seed: number, count: number, size: number, least: number, most: number): string {
  const next = chance(seed)
  let path = ''
  for (let index = 0; index < count; index++) {
    const radius = round(least + next() * (most - least))
    const x = round(radius + next() * (size - 2 * radius))
    const y = round(radius + next() * (size - 2 * radius))
    path += `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  }
  return path
}

function strokes(
  seed: number,
  count: number,
  size: number,
  draw: (x: number, y: number, next: () => number) => string,
): string {
  const next = chance(seed)
  let path = ''
  for (let index = 0; index < count; index++) {
    const x = round(0.12 + next() * (size - 0.24))
    const y = round(0.12 + next() * (size - 0.24))
    path += draw(x, y, next)
  }
  return path
}

/** A crooked crack of a few short lines. */
function crack(x: number, y: number, next: () => number): string {
  let path = `M${x} ${y}`
  for (let step = 0; step < 3; step++) {
    path += `l${round((next() - 0.5) * 0.22)} ${round((next() - 0.3) * 0.16)}`
  }
  return path
}

const blade = (x: number, y: number, next: () => number) =>
  `M${x} ${y}q${round((next() - 0.5) * 0.06)} -0.06 ${round((next() - 0.5) * 0.1)} -0.12`

const wave = (x: number, y: number) => `M${x - 0.1} ${y}q0.05 -0.06 0.1 0t0.1 0`

const dune = (x: number, y: number, next: () => number) =>
  `M${x - 0.1} ${y}q${round(0.08 + next() * 0.06)} -0.07 0.22 0`

const stone = (x: number, y: number, next: () => number) => {
  const r = 0.03 + next() * 0.06
  return `M${round(x - r)} ${y}l${round(r * 0.6)} ${round(-r)}l${round(r)} ${round(r * 0.3)}l${round(r * 0.2)} ${round(r)}l${round(-r * 1.1)} ${round(r * 0.5)}Z`
}

const peak = (x: number, y: number, next: () => number) => {
  const w = round(0.1 + next() * 0.08)
  return `M${round(x - w)} ${round(y + w * 0.7)}L${x} ${round(y - w * 0.9)}L${round(x + w)} ${round(y + w * 0.7)}`
}

function tree(seed: number, count: number, size: number): string {
  return spots(seed, count, size, 0.1, 0.19)
}

export const TILES: Readonly<Record<Texture, Tile>> = {
  flags: {
    ...blank,
    size: 2,
    width: 0.018,
    dark: 'M0 .52H1M.46 0V.52M.7 .52V1M1 .34H2M1.58 0V.34M1.3 .34V1M1.3 .7H2M0 1.4H1M.32 1V1.4M.64 1.4V2M1 1.62H2M1.44 1V1.62M1.74 1.62V2',
    light: 'M.02 .545H.68M.72 .545H.98M1.02 .365H1.28M1.32 .725H1.98M.02 1.425H.62M1.02 1.645H1.72',
    lightSpots: spots(7, 16, 2, 0.006, 0.016),
    darkSpots: spots(11, 14, 2, 0.008, 0.022),
  },
  rock: {
    ...blank,
    size: 3,
    light: strokes(3, 26, 3, crack),
    dark: strokes(5, 22, 3, crack),
    darkSpots: strokes(9, 26, 3, stone),
    lightSpots: strokes(21, 14, 3, stone),
  },
  asphalt: {
    ...blank,
    size: 2,
    lightSpots: spots(31, 90, 2, 0.004, 0.012),
    darkSpots: spots(37, 60, 2, 0.006, 0.016),
    dark: strokes(41, 3, 2, crack),
  },
  pavement: {
    ...blank,
    size: 1,
    dark: 'M0 .5H1M.5 0V.5M0 0H1M0 0V1M.25 .5V1M.75 .5V1',
    light: 'M.02 .52H.98M.02 .02H.98',
    lightSpots: spots(43, 8, 1, 0.004, 0.012),
  },
  planks: {
    ...blank,
    size: 2,
    width: 0.022,
    dark: 'M0 .25H2M0 .5H2M0 .75H2M0 1H2M0 1.25H2M0 1.5H2M0 1.75H2M0 2H2M.6 0V.25M1.5 .25V.5M.9 .5V.75M.3 .75V1M1.2 1V1.25M1.8 1.25V1.5M.5 1.5V1.75M1.4 1.75V2',
    light:
      'M.1 .12H.5M.8 .14H1.3M.2 .37H.9M1.1 .62H1.8M.5 .87H1.1M.1 1.12H.8M1.3 1.37H1.7M.6 1.62H1.3M.2 1.88H1.2',
  },
  tiles: {
    ...blank,
    size: 1,
    width: 0.014,
    dark: 'M0 0H1M0 .25H1M0 .5H1M0 .75H1M0 0V1M.25 0V1M.5 0V1M.75 0V1',
    lightSpots:
      'M0 0h.25v.25h-.25ZM.5 0h.25v.25h-.25ZM.25 .25h.25v.25h-.25ZM.75 .25h.25v.25h-.25ZM0 .5h.25v.25h-.25ZM.5 .5h.25v.25h-.25ZM.25 .75h.25v.25h-.25ZM.75 .75h.25v.25h-.25Z',
  },
  plate: {
    ...blank,
    size: 1,
    width: 0.02,
    dark: 'M0 0H1M0 0V1M.5 0V.5M0 .5H1',
    light:
      'M.12 .2l.1 .1M.34 .3l.1 -.1M.12 .38l.1 -.1M.62 .74l.1 .1M.84 .84l.1 -.1M.62 .92l.1 -.1M.02 .02H.98M.02 .52H.98',
    lightSpots:
      spots(53, 1, 0.14, 0.02, 0.02) +
      'M.92 .06a.02 .02 0 1 0 .04 0a.02 .02 0 1 0 -.04 0ZM.04 .94a.02 .02 0 1 0 .04 0a.02 .02 0 1 0 -.04 0ZM.92 .94a.02 .02 0 1 0 .04 0a.02 .02 0 1 0 -.04 0Z',
  },
  grass: { ...blank, size: 2, light: strokes(61, 70, 2, blade), dark: strokes(67, 46, 2, blade) },
  trees: {
    ...blank,
    size: 2,
    darkSpots: tree(71, 26, 2),
    lightSpots: tree(73, 14, 2),
    light: strokes(79, 20, 2, blade),
  },
  waves: {
    ...blank,
    size: 2,
    width: 0.025,
    light: strokes(83, 34, 2, wave),
    dark: strokes(89, 14, 2, wave),
  },
  dunes: {
    ...blank,
    size: 2,
    light: strokes(97, 22, 2, dune),
    dark: strokes(101, 16, 2, dune),
    darkSpots: spots(103, 36, 2, 0.004, 0.012),
  },
  snow: {
    ...blank,
    size: 2,
    light: strokes(107, 14, 2, dune),
    lightSpots: spots(109, 40, 2, 0.008, 0.02),
    dark: strokes(113, 8, 2, dune),
  },
  stars: { ...blank, size: 3, lightSpots: spots(127, 60, 3, 0.004, 0.018) },
  peaks: {
    ...blank,
    size: 2,
    width: 0.032,
    light: strokes(131, 14, 2, peak),
    dark: strokes(137, 12, 2, peak),
  },
  cracks: {
    ...blank,
    size: 2,
    width: 0.035,
    light: strokes(139, 18, 2, crack),
    darkSpots: strokes(149, 16, 2, stone),
  },
  rubble: {
    ...blank,
    size: 2,
    lightSpots: strokes(151, 22, 2, stone),
    darkSpots: strokes(157, 26, 2, stone),
    dark: strokes(163, 8, 2, crack),
  },
  reeds: {
    ...blank,
    size: 2,
    light: strokes(167, 34, 2, blade),
    dark: strokes(173, 18, 2, wave),
    darkSpots: spots(179, 10, 2, 0.03, 0.08),
  },
  fog: {
    ...blank,
    size: 2,
    width: 0.05,
    light: strokes(181, 16, 2, dune),
    dark: strokes(191, 10, 2, dune),
  },
}
