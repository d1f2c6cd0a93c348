/** Movement of pieces from where they stood to where they stand. */
import type { Attachment } from 'svelte/attachments'
import type { Point } from './types'

const stood = new WeakMap<Element, Point>()

/** The time one step of a way takes, in milliseconds at normal pace. */
const STEP = 170
const LONGEST = 1500

/** Put a piece in its place; if it stood elsewhere it walks there, along the way if one is known. */
export function travel(
  x: number,
  y: number,
  way: readonly Point[],
  pace: number,
  still: boolean,
): Attachment<SVGGElement> {
  return (node) => {
    const from = stood.get(node)
    stood.set(node, [x, y])
    node.style.transform = at([x, y])
    if (!from || still || (from[0] === x && from[1] === y)) return
    const points: Point[] = [from, ...way.slice(1, -1), [x, y]]
    const duration = Math.min(LONGEST, STEP * Math.max(2, points.length - 1) + 120) / pace
    node.animate(
      points.map((point) => ({ transform: at(point) })),
      { duration, easing: points.length > 2 ? 'linear' : 'cubic-bezier(.3,.1,.2,1)' },
    )
  }
}

function at([x, y]: Point): string {
  return `translate(${x}px, ${y}px)`
}

interface Motion {
  pace: number
  still: boolean
}

/** A piece comes: it grows out of nothing. */
export function emerge(_: Element, { pace, still }: Motion) {
  return {
    duration: still ? 0 : 320 / pace,
    css: (t: number) => `opacity: ${t}; transform: scale(${0.4 + 0.6 * t})`,
  }
}

/** A piece goes: struck, it tips over and fades. */
export function fall(_: Element, { pace, still }: Motion) {
  return {
    duration: still ? 0 : 620 / pace,
    css: (t: number, u: number) =>
      `opacity: ${Math.min(1, 1.6 * t)}; transform: rotate(${80 * u}deg) scale(${0.6 + 0.4 * t})`,
  }
}
