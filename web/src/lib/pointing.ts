/** Where a note stands beside what it points at, and the arrow between them. */

export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** Room between the note and what it points at: an arrow must fit in. */
const GAP = 30
const MARGIN = 10

/** The place of a note inside the bounds, on the side of the target that has the most room. */
export function beside(
  target: Area | null,
  size: Size,
  bounds: Area,
): { left: number; top: number } {
  const middle = {
    left: (bounds.left + bounds.right - size.width) / 2,
    top: bounds.bottom - size.height - MARGIN,
  }
  if (!target) return within(middle, size, bounds)
  const rooms = [
    { room: target.left - GAP - bounds.left - size.width, left: target.left - GAP - size.width },
    { room: bounds.right - target.right - GAP - size.width, left: target.right + GAP },
    { room: target.top - GAP - bounds.top - size.height, top: target.top - GAP - size.height },
    { room: bounds.bottom - target.bottom - GAP - size.height, top: target.bottom + GAP },
  ]
  const best = rooms.reduce((one, other) => (other.room > one.room ? other : one))
  const left = best.left ?? (target.left + target.right - size.width) / 2
  const top = best.top ?? (target.top + target.bottom - size.height) / 2
  return within({ left, top }, size, bounds)
}

function within(
  { left, top }: { left: number; top: number },
  { width, height }: Size,
  bounds: Area,
): { left: number; top: number } {
  return {
    left: Math.max(bounds.left + MARGIN, Math.min(left, bounds.right - width - MARGIN)),
    top: Math.max(bounds.top + MARGIN, Math.min(top, bounds.bottom - height - MARGIN)),
  }
}

/** An arrow from the edge of the note to the edge of the target; none where they touch. */
export function arrow(
  note: Area,
  target: Area,
): { x1: number; y1: number; x2: number; y2: number } | null {
  const [x1, x2] = nearest(note.left, note.right, target.left, target.right)
  const [y1, y2] = nearest(note.top, note.bottom, target.top, target.bottom)
  return Math.hypot(x2 - x1, y2 - y1) < 12 ? null : { x1, y1, x2, y2 }
}

/** The nearest points of two stretches; where they lie side by side, the middle of what they share. */
function nearest(from: number, to: number, low: number, high: number): [number, number] {
  if (to < low) return [to, low]
  if (high < from) return [from, high]
  const shared = (Math.max(from, low) + Math.min(to, high)) / 2
  return [shared, shared]
}
