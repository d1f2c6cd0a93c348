/** Moving the focus over a drawing with the arrow keys. */

export interface Stop {
  id: string
  x: number
  y: number
}

export type Way = 'arrowup' | 'arrowdown' | 'arrowleft' | 'arrowright'

const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  arrowup: [0, -1],
  arrowdown: [0, 1],
  arrowleft: [-1, 0],
  arrowright: [1, 0],
}

export function isWay(key: string): key is Way {
  return key in WAYS
}

/**
 * The next stop in a direction: near and straight ahead beats far or aside.
 *
 * Only what lies within 60 degrees of the direction counts, so that no key does something odd.
 */
export function nextStop(stops: readonly Stop[], from: Stop, way: Way): Stop | null {
  const [dx, dy] = WAYS[way]
  let best: Stop | null = null
  let least = Infinity
  for (const stop of stops) {
    const [x, y] = [stop.x - from.x, stop.y - from.y]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy - y * dx)
    if (ahead <= 0.01 || aside > ahead * 1.74) continue
    const effort = ahead + aside * 2
    if (effort < least) {
      least = effort
      best = stop
    }
  }
  return best
}

/** Where to begin: the stop that is nearest to a point. */
export function nearestStop(stops: readonly Stop[], x: number, y: number): Stop | null {
  let best: Stop | null = null
  let least = Infinity
  for (const stop of stops) {
    const far = Math.hypot(stop.x - x, stop.y - y)
    if (far < least) {
      least = far
      best = stop
    }
  }
  return best
}
