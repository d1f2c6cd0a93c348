/** Drag to move, wheel or pinch to zoom; a click that does not move stays a click. */
import type { Attachment } from 'svelte/attachments'
import type { Camera } from '../lib/camera.svelte'

const SLOP = 5

interface Finger {
  x: number
  y: number
}

export class Gestures {
  dragging: boolean = $state(false)
  private fingers = new Map<number, Finger>()
  private travelled = 0

  constructor(private readonly camera: Camera) {}

  readonly watch: Attachment<HTMLElement> = (area) => {
    const down = (event: PointerEvent) => this.down(event)
    const move = (event: PointerEvent) => this.move(event, area)
    const up = (event: PointerEvent) => this.up(event)
    const wheel = (event: WheelEvent) => this.wheel(event, area)
    const click = (event: MouseEvent) => this.click(event)
    area.addEventListener('pointerdown', down)
    area.addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    area.addEventListener('wheel', wheel, { passive: false })
    area.addEventListener('click', click, { capture: true })
    return () => {
      area.removeEventListener('pointerdown', down)
      area.removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      area.removeEventListener('wheel', wheel)
      area.removeEventListener('click', click, { capture: true })
    }
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0 && event.button !== 1) return
    if (this.fingers.size === 0) this.travelled = 0
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  private move(event: PointerEvent, area: HTMLElement): void {
    const finger = this.fingers.get(event.pointerId)
    if (!finger) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    this.travelled += Math.hypot(now.x - finger.x, now.y - finger.y)
    this.dragging = this.travelled > SLOP
    if (other) {
      this.pinch(finger, now, other, area)
    } else if (this.dragging) {
      this.camera.pan(now.x - finger.x, now.y - finger.y)
    }
    this.fingers.set(event.pointerId, now)
  }

  private pinch(before: Finger, now: Finger, other: Finger, area: HTMLElement): void {
    const box = area.getBoundingClientRect()
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(now.x - other.x, now.y - other.y)
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top }
    if (was > 0) this.camera.zoom(is / was, middle)
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
    if (this.fingers.size === 0) this.dragging = false
  }

  private wheel(event: WheelEvent, area: HTMLElement): void {
    event.preventDefault()
    const box = area.getBoundingClientRect()
    const amount = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 24 : event.deltaY
    const factor = Math.exp(-Math.max(-240, Math.min(240, amount)) * 0.0016)
    this.camera.zoom(factor, { x: event.clientX - box.left, y: event.clientY - box.top })
  }

  /** The click at the end of a drag chooses nothing. */
  private click(event: MouseEvent): void {
    if (this.travelled > SLOP && event.detail > 0) {
      event.stopPropagation()
      event.preventDefault()
    }
    this.travelled = 0
  }
}
