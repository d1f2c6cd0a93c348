/** What is on the screen and what the player points at, shared by board, panel and cards. */
import { createContext } from 'svelte'
import { MEANS } from './acts'
import {
  type Option,
  type Question,
  type Row,
  choicesByElement,
  distinct,
  keysByChoice,
  rowsOf,
} from './choices'
import type { Frame } from './frame'
import type { Area } from './pointing'
import type { Line, Piece, Preview, Scene, Stroke, Style } from './types'

export interface OpenMenu {
  title: string
  choices: readonly Option[]
  x: number
  y: number
  /** The element that gets the focus back. */
  from: Element | null
}

/** A choice that is asked about once more, and why. */
export interface Doubt {
  choice: Option
  stake: string
}

/** How choices are made here: asked once more where there is a warning, and who is no danger. */
export interface Manners {
  careful?: () => boolean
  /** What is at stake, once that is found out; null where nobody wants to know. */
  weigh?: (choice: Option) => Promise<string> | null
  isFriend?: (owner: string) => boolean
  /** The place of the option that a coach advises; -1 for none. */
  advised?: () => number
}

const UNKNOWN: Style = { owner: '', name: '', colour: 'grey', shape: 'circle' }

export class Show {
  /** The option that is hovered or has the focus. */
  hinted: Option | null = $state.raw(null)
  /** The line of the chronicle that is pointed at. */
  told: Line | null = $state.raw(null)
  /** The element that is pointed at or has the focus. */
  pointed: string = $state('')
  /** The piece whose card is in front. */
  selected: string = $state('')
  menu: OpenMenu | null = $state.raw(null)
  /** An option that was chosen and is asked about once more, for what is at stake. */
  doubted: Doubt | null = $state.raw(null)
  /** An option that was chosen while somebody finds out what is at stake. */
  weighed: Option | null = $state.raw(null)
  /** Where a cell or an edge of the board is on the screen; null for anything else. */
  locate: ((id: string) => Area | null) | null = null
  /** What a commentator has drawn, and how to draw, for whoever may. */
  drawn: readonly Stroke[] = $state.raw([])
  draw: ((drawn: readonly Stroke[]) => void) | null = $state.raw(null)
  /** Takes a click on an element, while something is drawn. */
  touched: ((id: string) => boolean) | null = null
  /** What is to be seen for a moment: nobody talks over it. */
  passing = $state({ dice: false, moment: false })
  /** What team-mates plan, drawn faintly. */
  ghosts: readonly Preview[] = $state.raw([])

  /** Whether a piece can be sent on a walk of several steps. */
  readonly canWalk: boolean
  private readonly look: () => Frame | null
  private readonly take: (choice: Option) => void
  private readonly mayChoose: () => boolean
  /** Whether a warning is heeded before something is chosen. */
  private readonly careful: () => boolean
  private readonly weigh: (choice: Option) => Promise<string> | null
  /** Whether pieces of that owner are on the side of who looks. */
  readonly isFriend: (owner: string) => boolean
  private readonly advised: () => number
  private readonly go: ((piece: string, route: readonly string[]) => void) | undefined

  constructor(
    look: () => Frame | null,
    take: (choice: Option) => void,
    mayChoose: () => boolean,
    go?: (piece: string, route: readonly string[]) => void,
    {
      careful = () => false,
      weigh = () => null,
      isFriend = () => true,
      advised = () => -1,
    }: Manners = {},
  ) {
    this.careful = careful
    this.weigh = weigh
    this.isFriend = isFriend
    this.advised = advised
    this.look = look
    this.take = take
    this.mayChoose = mayChoose
    this.go = go
    this.canWalk = go !== undefined
  }

  readonly frame: Frame | null = $derived.by(() => this.look())
  readonly scene: Scene | null = $derived(this.frame?.scene ?? null)
  readonly prompt: Question | null = $derived.by(() =>
    this.mayChoose() ? (this.frame?.asked?.prompt ?? null) : null,
  )
  /** The option that is lit, with its preview: what is pointed at, else what is advised. */
  readonly lit: Option | null = $derived.by(
    () => this.hinted ?? this.prompt?.choices[this.advised()] ?? null,
  )
  readonly choices = $derived(choicesByElement(this.prompt))
  readonly rows: readonly Row[] = $derived(this.prompt ? rowsOf(this.prompt) : [])
  private readonly keys = $derived(keysByChoice(this.rows))
  readonly styles = $derived(
    new Map((this.scene?.styles ?? []).map((style) => [style.owner, style])),
  )
  readonly pieces = $derived(new Map((this.scene?.pieces ?? []).map((piece) => [piece.id, piece])))

  /** What lies over a cell: fire, smoke, a blast. */
  marksOn(cell: string): string[] {
    return (this.scene?.marks ?? [])
      .filter((mark) => mark.cells?.includes(cell))
      .map((mark) => mark.name)
  }

  style(owner: string | undefined): Style {
    return this.styles.get(owner ?? '') ?? UNKNOWN
  }

  piece(id: string): Piece | undefined {
    return this.pieces.get(id)
  }

  /** The keys of some choices that stand together: as in the list, where they can be told apart. */
  keysOf(choices: readonly Option[]): string[] {
    return distinct(choices.map(({ index }) => this.keys.get(index) ?? ''))
  }

  /** Choose an option; what cannot be mended, or costs much, is asked once more. */
  choose(choice: Option): void {
    this.menu = null
    if (choice.warning && this.careful()) {
      this.doubted = { choice, stake: choice.warning }
      return
    }
    // Who chooses the same again does not want to wait.
    const weighing = this.weighed === choice ? null : this.weigh(choice)
    this.weighed = weighing ? choice : null
    if (weighing) void weighing.then((stake) => this.found(choice, stake))
    else this.settle(choice)
  }

  /** It is known what is at stake with a choice. */
  private found(choice: Option, stake: string): void {
    if (this.weighed !== choice) return
    this.weighed = null
    if (!this.prompt?.choices.includes(choice)) return
    if (stake) this.doubted = { choice, stake }
    else this.settle(choice)
  }

  private settle(choice: Option): void {
    this.hinted = null
    this.take(choice)
  }

  /** The answer to what was asked once more. */
  decide(sure: boolean): void {
    const doubted = this.doubted
    this.doubted = null
    this.hinted = null
    if (sure && doubted) this.take(doubted.choice)
  }

  /** What a piece has left for steps, as it or its card says; null if that is not told. */
  means({ id, card, tracks = [] }: Piece): number | null {
    const cards = (this.scene?.panels ?? []).flatMap(({ cards: found = [] }) => found)
    const own = cards.find((other) => other.piece === id || other.id === card)?.tracks ?? []
    return [...tracks, ...own].find((track) => MEANS.test(track.id))?.now ?? null
  }

  /** Send a piece on a walk over the cells of a route. */
  walk(piece: string, route: readonly string[]): void {
    this.hinted = null
    this.go?.(piece, route)
  }

  /** What a click on an element means: its only option is chosen, several open a menu. */
  click(id: string, title: string, at: { x: number; y: number }, from: Element | null): void {
    if (this.touched?.(id)) return
    const choices = this.choices.get(id) ?? []
    const only = choices[0]
    if (choices.length === 1 && only) this.choose(only)
    else if (choices.length > 1) this.menu = { title, choices, ...at, from }
    else if (this.pieces.has(id)) this.selected = this.selected === id ? '' : id
  }

  /** Point at an element: the preview of its only option is shown. */
  point(id: string): void {
    this.pointed = id
    const choices = this.choices.get(id) ?? []
    this.hinted = choices.length === 1 ? (choices[0] ?? null) : null
  }

  unpoint(id: string): void {
    if (this.pointed !== id) return
    this.pointed = ''
    this.hinted = null
  }
}

export const [getShow, setShow] = createContext<Show>()
