/** What a screen reader says about the elements of a board. */
import type { Card, Cell, Choice, Edge, Piece, Track } from './types'
import type { Show } from './show.svelte'
import { badgeWords, sentences } from './sentences'
import { t } from './words'

export function describeCell(cell: Cell, show: Show): string {
  const choices = show.choices.get(cell.id) ?? []
  return sentences([
    cell.name,
    cell.label,
    ...show.marksOn(cell.id),
    ...choices.map(describeChoice),
  ])
}

export function describeEdge(edge: Edge, choices: readonly Choice[]): string {
  return sentences([edge.name, ...choices.map(describeChoice)])
}

export function describePiece(piece: Piece, show: Show, cell: string): string {
  const count = (piece.count ?? 1) > 1 ? ` ×${piece.count}` : ''
  return sentences([
    piece.name + count,
    show.style(piece.owner).name,
    cell,
    ...show.marksOn(piece.cell),
    piece.facing === null || piece.facing === undefined ? '' : t.facing(wayOf(piece.facing)),
    ...(piece.tracks ?? []).map(describeTrack),
    ...(piece.badges ?? []).map(badgeWords),
    piece.active ? t.pieceActive : '',
    piece.dim ? t.pieceDone : '',
    ...(show.choices.get(piece.id) ?? []).map(describeChoice),
  ])
}

export function describeCard(card: Card, choices: readonly Choice[]): string {
  return sentences([card.title, ...choices.map(describeChoice)])
}

export function describeTrack(track: Track): string {
  return t.outOf(track.name, track.now, track.most)
}

export function describeChoice(choice: Choice): string {
  return [choice.text, choice.cost ?? '', choice.odds ?? '', choice.detail ?? '']
    .filter(Boolean)
    .join(', ')
}

/** One of eight directions of the compass. */
function wayOf(degrees: number): number {
  return Math.round((((degrees % 360) + 360) % 360) / 45) % 8
}
