/**
 * 'Go there': which cells lie side by side, and the way from one to another.
 *
 * The client knows no rules. It only proposes a way over the board; each step must be an option of
 * its own, and whatever is not offered ends the walk.
 */
import { type Place, round } from './geometry'
import type { Board, Choice, Edge, Point } from './types'
import { edgeOf } from './terrain'

export type Neighbours = ReadonlyMap<string, readonly string[]>

/** Which cells share a whole side with nothing in between that bars the way. */
export function neighboursOn(board: Board, places: ReadonlyMap<string, Place>): Neighbours {
  const barred = new Set((board.edges ?? []).filter(bars).flatMap(sidesOf))
  const owners = new Map<string, string[]>()
  for (const { cell, corners } of places.values()) {
    corners.forEach((from, index) => {
      const side = sideName(from, corners[(index + 1) % corners.length] as Point)
      if (!barred.has(side)) owners.set(side, [...(owners.get(side) ?? []), cell.id])
    })
  }
  const found = new Map<string, string[]>()
  for (const [one, other] of owners.values()) {
    if (one === undefined || other === undefined) continue
    found.set(one, [...(found.get(one) ?? []), other])
    found.set(other, [...(found.get(other) ?? []), one])
  }
  return found
}

/** Walls bar the way; doors and gates do unless they are open or broken. */
function bars({ style }: Edge): boolean {
  const { kind, state } = edgeOf(style)
  if (kind === 'opening' || kind === 'border') return false
  if (kind === 'door' || kind === 'gate') return state === 'closed' || state === 'sealed'
  return true
}

/** An edge may run along several cells: name it once for each unit of its length. */
function sidesOf({ line }: Edge): string[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] as Point
    const long = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])))
    return Array.from({ length: long }, (_, step) =>
      sideName(between(from, to, step / long), between(from, to, (step + 1) / long)),
    )
  })
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function sideName(from: Point, to: Point): string {
  return [from, to]
    .map(([x, y]) => `${round(x)},${round(y)}`)
    .sort()
    .join('|')
}

/** A shortest way from one cell to another, both included; empty when there is none. */
export function wayBetween(
  neighbours: Neighbours,
  from: string,
  to: string,
  shut: ReadonlySet<string> = new Set(),
): string[] {
  const before = new Map<string, string>([[from, '']])
  const queue = [from]
  for (const cell of queue) {
    if (cell === to) break
    for (const next of neighbours.get(cell) ?? []) {
      if (before.has(next) || (shut.has(next) && next !== to)) continue
      before.set(next, cell)
      queue.push(next)
    }
  }
  const way: string[] = []
  for (let cell = before.has(to) ? to : ''; cell; cell = before.get(cell) ?? '') way.unshift(cell)
  return way
}

/** Where others of another side stand, and every cell beside them: nobody is led there unasked. */
export function dangerAround(neighbours: Neighbours, foes: Iterable<string>): Set<string> {
  const found = new Set<string>()
  for (const cell of foes) {
    found.add(cell)
    for (const beside of neighbours.get(cell) ?? []) found.add(beside)
  }
  return found
}

/** A step that can be taken without a second thought: nothing is to be said about it. */
export function isQuiet({ tone, detail, warning }: Choice): boolean {
  return tone === 'move' && !detail && !warning
}
