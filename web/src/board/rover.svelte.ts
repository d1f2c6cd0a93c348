/** One stop of the board at a time can be reached by the tab key; arrows lead to the others. */
import type { Attachment } from 'svelte/attachments'
import type { Camera } from '../lib/camera.svelte'
import { keyName } from '../lib/choices'
import { type Stop, isWay, nearestStop, nextStop } from '../lib/roving'

interface BoardParts {
  area: HTMLElement | undefined
  camera: Camera
  stops: readonly (Stop & { lit: boolean })[]
}

export class Rover {
  private last: string = $state('')

  constructor(private readonly parts: () => BoardParts) {}

  /** The stop that the tab key reaches: the last one, or else the first that offers something. */
  readonly stop: string = $derived.by(() => {
    const { stops } = this.parts()
    if (stops.some(({ id }) => id === this.last)) return this.last
    return (stops.find(({ lit }) => lit) ?? stops[0])?.id ?? ''
  })

  readonly reach = (id: string): void => {
    this.last = id
  }

  readonly watch: Attachment<SVGSVGElement> = (drawing) => {
    const key = (event: KeyboardEvent) => this.key(event)
    drawing.addEventListener('keydown', key)
    return () => drawing.removeEventListener('keydown', key)
  }

  /** Arrows lead to what may be chosen; with Alt, or if there is nothing to choose, to every piece. */
  private key(event: KeyboardEvent): void {
    const key = keyName(event.key)
    if (!isWay(key)) return
    const { stops, area, camera } = this.parts()
    const lit = stops.filter((stop) => stop.lit)
    const among = event.altKey || lit.length === 0 ? stops : lit
    const here = stops.find(({ id }) => id === this.last)
    const next = here
      ? nextStop(among, here, key)
      : nearestStop(among, camera.x + camera.width / camera.scale / 2, camera.y)
    event.preventDefault()
    event.stopPropagation()
    if (!next) return
    camera.reveal(next.x, next.y)
    area?.querySelector<SVGGElement>(`[data-element="${CSS.escape(next.id)}"]`)?.focus()
  }
}
