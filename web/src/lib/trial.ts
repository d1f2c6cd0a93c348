/** A private copy of the position that is being tried out. */
import { numbered } from './choices'
import { type Frame, nextScene } from './frame'
import type { WhatIfReply } from './types'

export interface Trial {
  seat: number
  asked: number | null
  exact: boolean
  steps: number
  frame: Frame
}

/** How it stands now, made of how it stood before, or of the present moment, and what has changed. */
export function nextTrial(last: Trial | null, live: Frame | null, message: WhatIfReply): Trial {
  const before = last?.frame ?? live
  const base = message.full ? null : (before?.scene ?? null)
  const { from, items } = message.lines
  const { seat, asked, exact, steps } = message
  return {
    seat,
    asked,
    exact,
    steps,
    frame: {
      version: 0,
      step: steps,
      seat,
      scene: nextScene(base, before?.scene.board ?? null, message),
      asked: numbered(message.prompt),
      awaited: asked === null ? [] : [asked],
      lines: [...(last?.frame.lines.slice(0, from) ?? []), ...items],
      undo: null,
      lessons: null,
      fresh: items.map(({ line }) => line),
    },
  }
}
