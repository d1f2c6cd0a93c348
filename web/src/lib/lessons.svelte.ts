/** The lessons of one table as this browser reads them: which have come, which were put aside. */
import type { Taught, Teaching } from './types'

interface Kept {
  /** The lessons in the order in which they came: that is their numbers. */
  shown: readonly string[]
  /** Those that were read and put aside. */
  read: readonly string[]
  /** Whether nobody wants any more of them. */
  off: boolean
}

const PLACE = 'sobremesa.lessons'
/** Of so many tables it is kept how far the lessons have come. */
const MOST = 30
const FRESH: Kept = { shown: [], read: [], off: false }

export class Lessons {
  private kept: Kept = $state.raw(FRESH)

  /** `name` says whose lessons these are: a table and a seat. */
  constructor(
    private readonly look: () => Teaching | null,
    private readonly name: () => string,
  ) {}

  /** Read how far this seat had come when it was here last. */
  recall(): void {
    this.kept = all()[this.name()] ?? FRESH
  }

  /** What is taught, if anybody wants to know. */
  private readonly teaching = $derived.by(() => (this.kept.off ? null : this.look()))

  /** The lesson that is shown: the first that was not put aside, but who reads one reads it to the end. */
  readonly now: Taught | null = $derived.by(() => {
    const open = this.teaching?.now.filter(({ id }) => !this.kept.read.includes(id)) ?? []
    const last = this.kept.shown.at(-1)
    return open.find(({ id, waits }) => id === last && !waits) ?? open[0] ?? null
  })

  /** The number of the lesson that is shown: those that come are counted, whatever was skipped. */
  readonly number: number = $derived.by(() => {
    const place = this.kept.shown.indexOf(this.now?.id ?? '')
    return (place < 0 ? this.kept.shown.length : place) + 1
  })

  /** How many there are still to come after the one that is shown. */
  readonly left: number = $derived.by(() => {
    const open = this.teaching?.left.filter((id) => !this.kept.read.includes(id)) ?? []
    return open.filter((id) => id !== this.now?.id).length
  })

  /** Whether everything has been taught. */
  readonly done: boolean = $derived(
    this.teaching !== null && this.now === null && this.left === 0 && this.kept.shown.length > 0,
  )

  /** Whether somebody has said that they want no more. */
  get off(): boolean {
    return this.kept.off
  }

  /** The lesson is on show: it has its number from now on. */
  note(): void {
    const id = this.now?.id
    if (id === undefined || this.kept.shown.includes(id)) return
    this.keep({ ...this.kept, shown: [...this.kept.shown, id] })
  }

  /** Put the lesson aside. */
  next(): void {
    const id = this.now?.id
    if (id !== undefined) this.keep({ ...this.kept, read: [...this.kept.read, id] })
  }

  /** No more of this. */
  skip(): void {
    this.keep({ ...this.kept, off: true })
  }

  /** Teach from the beginning, but for what has been done since. */
  again(): void {
    this.keep(FRESH)
  }

  private keep(kept: Kept): void {
    this.kept = kept
    const tables = Object.entries({ ...all(), [this.name()]: kept }).slice(-MOST)
    try {
      localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(tables)))
    } catch {
      // Without room to keep them they begin anew when the page is loaded again.
    }
  }
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}
