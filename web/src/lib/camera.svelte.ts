/** The part of the board that is on the screen. */
import type { Box } from './geometry'

const CLOSEST = 4
/** A small board is not blown up beyond this many pixels per unit. */
const LARGEST = 116
const MARGIN = 0.7

export class Camera {
  constructor(private readonly largest = LARGEST) {}

  x: number = $state(0)
  y: number = $state(0)
  /** Screen pixels per board unit. */
  scale: number = $state(60)
  width: number = $state(1)
  height: number = $state(1)
  /** Until the player moves it, the camera keeps the whole board in view. */
  free: boolean = $state(false)
  private box: Box = { left: 0, top: 0, right: 1, bottom: 1 }

  readonly viewBox = $derived(
    `${this.x} ${this.y} ${this.width / this.scale} ${this.height / this.scale}`,
  )

  /** The board or the window has another size. */
  frame(box: Box, width: number, height: number): void {
    const same =
      box.left === this.box.left &&
      box.top === this.box.top &&
      box.right === this.box.right &&
      box.bottom === this.box.bottom
    if (same && width === this.width && height === this.height) return
    if (this.free && same) {
      const [cx, cy] = [this.x + this.width / this.scale / 2, this.y + this.height / this.scale / 2]
      this.width = width
      this.height = height
      this.x = cx - width / this.scale / 2
      this.y = cy - height / this.scale / 2
      return
    }
    this.box = box
    this.width = width
    this.height = height
    if (!this.free) this.fit()
  }

  /** The whole board in view. */
  fit(): void {
    this.free = false
    const { left, top, right, bottom } = this.box
    const wide = right - left + 2 * MARGIN
    const high = bottom - top + 2 * MARGIN
    this.scale = Math.min(this.width / wide, this.height / high, this.largest)
    this.x = (left + right - this.width / this.scale) / 2
    this.y = (top + bottom - this.height / this.scale) / 2
  }

  /** Move by pixels of the screen. */
  pan(dx: number, dy: number): void {
    this.free = true
    this.x -= dx / this.scale
    this.y -= dy / this.scale
    this.keepInSight()
  }

  /** Zoom by a factor around a point of the screen; without one, around the middle. */
  zoom(factor: number, at?: { x: number; y: number }): void {
    this.free = true
    const point = at ?? { x: this.width / 2, y: this.height / 2 }
    const [bx, by] = [this.x + point.x / this.scale, this.y + point.y / this.scale]
    const least = this.fitting * 0.6
    this.scale = Math.min(
      Math.max(this.scale * factor, least),
      Math.max(this.fitting * CLOSEST, 160),
    )
    this.x = bx - point.x / this.scale
    this.y = by - point.y / this.scale
    this.keepInSight()
  }

  /** Bring a point of the board into view if it is not. */
  reveal(x: number, y: number): void {
    const [wide, high] = [this.width / this.scale, this.height / this.scale]
    const edge = 1
    if (x < this.x + edge) this.x = x - edge
    if (x > this.x + wide - edge) this.x = x - wide + edge
    if (y < this.y + edge) this.y = y - edge
    if (y > this.y + high - edge) this.y = y - high + edge
  }

  /** Where a point of the board is on the screen. */
  toScreen(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) * this.scale, y: (y - this.y) * this.scale }
  }

  private get fitting(): number {
    const { left, top, right, bottom } = this.box
    return Math.min(
      this.width / (right - left + 2 * MARGIN),
      this.height / (bottom - top + 2 * MARGIN),
    )
  }

  private keepInSight(): void {
    const { left, top, right, bottom } = this.box
    const [wide, high] = [this.width / this.scale, this.height / this.scale]
    this.x = Math.min(Math.max(this.x, left - wide * 0.7), right - wide * 0.3)
    this.y = Math.min(Math.max(this.y, top - high * 0.7), bottom - high * 0.3)
  }
}
