/** One moment of a match as it is shown, and how a message of the server makes the next one. */
import { changed, changedPrompt } from './changes'
import { type AskedNow, numbered } from './choices'
import type { Board, Line, LineAt, Scene, Teaching, UndoInfo, View } from './types'

export interface Frame {
  version: number
  step: number
  seat: number | null
  scene: Scene
  asked: AskedNow | null
  awaited: readonly number[]
  lines: readonly LineAt[]
  undo: UndoInfo | null
  /** What the seat is taught at this moment. */
  lessons: Teaching | null
  /** What was told since the frame before; it says how things came to change. */
  fresh: readonly Line[]
  /** How things stood the moment before: what has changed since is shown as a blow, a gift, a fall. */
  before?: Scene
  /** Only a part of what the server told: the rest follows, and nothing can be chosen yet. */
  partial?: boolean
}

/** Whether a message goes on from the last moment; otherwise all must come anew. */
export function follows(last: Frame | null, message: View): boolean {
  return message.full || message.since === last?.version
}

/** The next moment, made of the last one and what has changed. */
export function nextFrame(last: Frame | null, message: View): Frame {
  const base = message.full ? null : last
  const kept = last?.lines.slice(0, message.lines.from) ?? []
  const items = message.lines.items
  return {
    version: message.version,
    step: message.step,
    seat: message.seat,
    scene: nextScene(base?.scene ?? null, last?.scene.board ?? null, message),
    asked: nextAsked(base?.asked ?? null, message),
    awaited: message.awaited,
    lines: items.length || kept.length !== last?.lines.length ? [...kept, ...items] : last.lines,
    undo: message.undo === undefined ? (base?.undo ?? null) : message.undo,
    lessons: message.lessons === undefined ? (base?.lessons ?? null) : message.lessons,
    fresh: last && !message.full ? items.map((item) => item.line) : [],
  }
}

/** What is asked now: the same as before, nothing, another question, or a similar one. */
function nextAsked(last: AskedNow | null, message: View): AskedNow | null {
  const { prompt, prompt_change: change } = message
  if (prompt !== undefined) return numbered(prompt)
  if (!change || last?.ask !== change.since) return last
  return numbered({ ask: change.ask, prompt: changedPrompt(last.prompt, change) })
}

/** The scene of the last moment with what has changed; what comes first is whole. */
export function nextScene(
  last: Scene | null,
  board: Board | null,
  message: Pick<View, 'scene' | 'board'>,
): Scene {
  const { board: head, ...changes } = message.scene ?? {}
  const next = changed(last ?? { title: '', board: emptyBoard() }, changes)
  const now = nextBoard(last?.board ?? board, head as Board | undefined, message.board)
  return { ...next, board: now }
}

/** The cells come only when the key is new; then they replace the ones we have. */
export function nextBoard(
  last: Board | null,
  head: Pick<Board, 'key' | 'bounds'> | undefined,
  whole: Board | undefined,
): Board {
  if (whole) return whole
  if (!last) return emptyBoard()
  if (!head || head.key === last.key) return last
  throw new Error(`expected the cells of board ${head.key}, the last ones are of ${last.key}`)
}

function emptyBoard(): Board {
  return { key: '', bounds: [0, 0, 1, 1], cells: [] }
}

/** How long a moment should stand before the next one comes, in milliseconds at normal pace. */
export function standingTime(from: Scene, to: Scene, fresh: readonly Line[]): number {
  const dice = fresh.some((line) => (line.dice?.length ?? 0) > 0)
  const walk = Math.max(0, ...fresh.map((line) => line.path?.length ?? 0))
  const told = fresh.filter((line) => line.weight !== 'detail').length
  const moved = hasMoved(from, to)
  return (
    (dice ? 1100 : 0) + Math.min(walk * 160, 1200) + Math.min(told, 3) * 240 + (moved ? 280 : 0)
  )
}

function hasMoved(from: Scene, to: Scene): boolean {
  if (from.pieces === to.pieces) return false
  const before = new Map((from.pieces ?? []).map((piece) => [piece.id, piece]))
  const after = to.pieces ?? []
  return (
    after.length !== before.size ||
    after.some((piece) => {
      const old = before.get(piece.id)
      return !old || old.cell !== piece.cell || old.facing !== piece.facing
    })
  )
}
