/** A few small numbers as dots: full for what there is, empty for what is gone. */
import type { Tone, Track } from './types'

export interface Pip {
  full: boolean
  tone: Tone
}

/** More than this many dots can't be counted at a glance; then a number is clearer. */
export const MOST_PIPS = 8

export function pipsOf(track: Track): Pip[] {
  return Array.from({ length: track.most }, (_, index) => ({
    full: index < track.now,
    tone: track.tone ?? '',
  }))
}

/** The dots of the first track that is short enough to be shown on a piece. */
export function pips(tracks: readonly Track[]): Pip[] {
  const track = tracks.find(({ most }) => most > 1 && most <= MOST_PIPS)
  return track ? pipsOf(track) : []
}
