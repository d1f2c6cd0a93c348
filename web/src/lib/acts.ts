/**
 * What one message of the server tells, as a sequence: each walk and each roll in its turn.
 *
 * A scene comes with everything in it that its lines tell. Shown at once, the dead would be gone before
 * the dice have rolled. So the scene before stands until all dice have been seen; whoever walks or
 * arrives on the way is put where its line says.
 */
import type { Frame } from './frame'
import type { Line, Piece, Scene } from './types'

/** The moments from one frame to the next, the last of which is the next one itself. */
export function actsOf(last: Frame, next: Frame): Frame[] {
  const told = next.lines.length - next.fresh.length
  const end = stagedUntil(next.fresh)
  const acts: Frame[] = []
  let scene = last.scene
  let chunk: Line[] = []
  next.fresh.slice(0, end).forEach((line, index) => {
    chunk.push(line)
    if (!isStaged(line)) return
    const moved = chunk.reduce((now, each) => carriedOut(now, each, next.scene), scene)
    acts.push({
      ...next,
      version: last.version,
      scene: moved,
      asked: null,
      undo: null,
      lines: next.lines.slice(0, told + index + 1),
      fresh: chunk,
      before: scene,
      partial: true,
    })
    scene = moved
    chunk = []
  })
  return [...acts, { ...next, before: scene, fresh: [...chunk, ...next.fresh.slice(end)] }]
}

/** Dice and walks have a moment of their own. */
function isStaged({ dice, path }: Line): boolean {
  return (dice?.length ?? 0) > 0 || (path?.length ?? 0) > 1
}

/** How many lines are staged: a walk at the very end is what the next scene shows by itself. */
function stagedUntil(lines: readonly Line[]): number {
  const last = lines.findLastIndex(isStaged)
  return last >= 0 && (lines[last]?.dice?.length ?? 0) > 0 ? last + 1 : Math.max(last, 0)
}

/** The scene once a line has come true as far as pieces go: who walked is there, who came is here. */
function carriedOut(scene: Scene, { pieces = [], path = [] }: Line, next: Scene): Scene {
  const named = new Set(pieces)
  const goal = path.length > 1 ? path.at(-1) : undefined
  const now = (scene.pieces ?? []).map((piece) =>
    goal !== undefined && named.has(piece.id) && path.includes(piece.cell)
      ? { ...piece, cell: goal }
      : piece,
  )
  const there = new Set(now.map(({ id }) => id))
  const come = (next.pieces ?? []).filter(({ id }) => named.has(id) && !there.has(id))
  return { ...scene, pieces: [...now, ...come.map((piece) => arriving(piece, path))] }
}

function arriving(piece: Piece, path: readonly string[]): Piece {
  const [first] = path
  return first === undefined ? piece : { ...piece, cell: path.at(-1) ?? first }
}

/** The tracks that say what a piece can still spend on steps. */
export const MEANS = /^(ap|actions)\b/

/** A number of a piece that has changed: health that was lost, power that was gained. */
export interface Change {
  piece: string
  by: number
  /** The sign of the number, where there is one. */
  icon: string
}

/** What has happened to the numbers of pieces from one scene to the next, the first of each piece: what is spent on steps is not told. */
export function changesBetween(before: Scene | undefined, after: Scene | null): Change[] {
  const old = new Map((before?.pieces ?? []).map((piece) => [piece.id, piece]))
  return (after?.pieces ?? []).flatMap(({ id, tracks = [] }) => {
    const was = new Map((old.get(id)?.tracks ?? []).map((track) => [track.id, track.now]))
    const changed = tracks.find(
      (track) => !MEANS.test(track.id) && (was.get(track.id) ?? track.now) !== track.now,
    )
    if (!changed) return []
    return [{ piece: id, by: changed.now - (was.get(changed.id) ?? 0), icon: changed.icon ?? '' }]
  })
}
