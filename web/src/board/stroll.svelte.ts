/** Pointing at a cell that offers nothing itself: its name, and the way there if there is one. */
import type { Attachment } from 'svelte/attachments'
import type { Camera } from '../lib/camera.svelte'
import { type Place, boxOf, inside } from '../lib/geometry'
import type { Cell, Point } from '../lib/types'
import type { Show } from '../lib/show.svelte'
import { type Neighbours, wayBetween } from '../lib/walk'

interface BoardParts {
  places: ReadonlyMap<string, Place>
  neighbours: Neighbours
}

export class Stroll {
  /** The cell under the pointer, if nothing else is. */
  cell: Cell | null = $state.raw(null)

  constructor(
    private readonly show: Show,
    private readonly camera: Camera,
    private readonly parts: () => BoardParts,
  ) {}

  /** The way from the piece that is asked about to the cell, where its first step is offered. */
  readonly way: readonly string[] = $derived.by(() => {
    const piece = this.show.piece(this.show.prompt?.piece ?? '')
    const to = this.cell?.id
    if (!piece || !to || !this.show.canWalk || this.show.choices.has(to)) return []
    const { neighbours } = this.parts()
    const way = wayBetween(neighbours, piece.cell, to, this.occupied(piece.id))
    const first = this.show.choices.get(way[1] ?? '') ?? []
    return way.length > 2 && first.some((choice) => choice.tone === 'move') ? way : []
  })

  readonly watch: Attachment<SVGSVGElement> = (drawing) => {
    const move = (event: PointerEvent) => {
      this.cell = event.target === drawing ? this.cellAt(event, drawing) : null
    }
    const leave = () => {
      this.cell = null
    }
    const click = (event: MouseEvent) => {
      if (event.target === drawing && this.way.length) this.go()
    }
    drawing.addEventListener('pointermove', move)
    drawing.addEventListener('pointerleave', leave)
    drawing.addEventListener('click', click)
    return () => {
      drawing.removeEventListener('pointermove', move)
      drawing.removeEventListener('pointerleave', leave)
      drawing.removeEventListener('click', click)
    }
  }

  private go(): void {
    const piece = this.show.prompt?.piece
    if (piece) this.show.walk(piece, this.way.slice(1))
    this.cell = null
  }

  private occupied(walker: string): Set<string> {
    const figures = (this.show.scene?.pieces ?? []).filter(
      ({ id, kind }) => id !== walker && (kind ?? 'figure') === 'figure',
    )
    return new Set(figures.map(({ cell }) => cell))
  }

  private cellAt(event: PointerEvent, drawing: SVGSVGElement): Cell | null {
    const frame = drawing.getBoundingClientRect()
    const point: Point = [
      this.camera.x + (event.clientX - frame.left) / this.camera.scale,
      this.camera.y + (event.clientY - frame.top) / this.camera.scale,
    ]
    for (const { cell, corners } of this.parts().places.values()) {
      const { left, top, right, bottom } = boxOf(corners)
      const near = point[0] >= left && point[0] <= right && point[1] >= top && point[1] <= bottom
      if (near && inside(point, corners)) return cell
    }
    return null
  }
}
