/** Pointing at a cell that offers nothing itself: its name, and the way there if there is one. */
import type { Attachment } from 'svelte/attachments'
import type { Camera } from '../lib/camera.svelte'
import { type Place, boxOf, inside } from '../lib/geometry'
import type { Cell, Piece, Point } from '../lib/types'
import type { Show } from '../lib/show.svelte'
import { type Neighbours, dangerAround, isQuiet, wayBetween } from '../lib/walk'

interface BoardParts {
  places: ReadonlyMap<string, Place>
  neighbours: Neighbours
}

/** A way of several steps, what each of them costs, and why it is not taken if it is not. */
export interface Walk {
  way: readonly string[]
  steps: number
  cost: string
  trouble: '' | 'danger' | 'far'
}

const NO_WALK: Walk = { way: [], steps: 0, cost: '', trouble: '' }

export class Stroll {
  /** The cell under the pointer, if nothing else is. */
  cell: Cell | null = $state.raw(null)

  constructor(
    private readonly show: Show,
    private readonly camera: Camera,
    private readonly parts: () => BoardParts,
  ) {}

  /** The way from the piece that is asked about to the cell, and what would come of taking it. */
  readonly walk: Walk = $derived.by(() => {
    const piece = this.show.piece(this.show.prompt?.piece ?? '')
    const to = this.cell?.id
    if (!piece || !to || !this.show.canWalk || this.show.choices.has(to)) return NO_WALK
    const { neighbours } = this.parts()
    const others = this.figures(piece)
    const foes = others.filter(({ owner = '' }) => !this.show.isFriend(owner))
    const danger = dangerAround(
      neighbours,
      foes.map(({ cell }) => cell),
    )
    const shut = new Set([...others.map(({ cell }) => cell), ...danger])
    const way = wayBetween(neighbours, piece.cell, to, shut)
    const first = (this.show.choices.get(way[1] ?? '') ?? []).find(isQuiet)
    if (way.length <= 2 || !first) return NO_WALK
    const [steps, cost] = [way.length - 1, first.cost ?? '']
    const price = Number(/\d+/.exec(cost)?.[0] ?? 0)
    const means = this.show.means(piece) ?? Infinity
    if (danger.has(to)) return { way: [], steps, cost, trouble: 'danger' }
    if (price * steps > means) return { way: [], steps, cost, trouble: 'far' }
    return { way, steps, cost, trouble: '' }
  })

  readonly way: readonly string[] = $derived(this.walk.way)

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

  /** Every other figure on the board. */
  private figures(walker: Piece): Piece[] {
    return (this.show.scene?.pieces ?? []).filter(
      ({ id, kind }) => id !== walker.id && (kind ?? 'figure') === 'figure',
    )
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
