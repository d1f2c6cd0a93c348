/** A walk: steps that are taken one after another, as long as nothing else happens. */
import type { Option } from './choices'
import type { Frame } from './frame'
import type { Session } from './session.svelte'
import { isQuiet } from './walk'

export class Walker {
  /** The cells still to be walked. */
  route: readonly string[] = $state.raw([])
  private piece = ''
  /** What each step costs. */
  private cost = ''
  /** The question that the last step answered. */
  private ask = -1

  constructor(private readonly session: Session) {}

  /** Go there. */
  begin(piece: string, route: readonly string[]): void {
    const first = this.stepTo(route[0])
    if (!first) return
    this.piece = piece
    this.cost = first.cost ?? ''
    this.take(first, route, this.session.show.frame?.asked?.ask ?? -1)
  }

  /** The next step, once the last one has been seen. */
  onward(): void {
    const frame = this.session.stage.frame
    const asked = frame?.asked
    if (this.route.length === 0 || !frame || !asked || asked.ask === this.ask) return
    const next = this.stepTo(this.route[0])
    const quiet = asked.prompt.piece === this.piece && this.onlyWalked(frame)
    if (next && (next.cost ?? '') === this.cost && quiet) this.take(next, this.route, asked.ask)
    else this.halt()
  }

  /** Walk no further. */
  halt(): void {
    this.route = []
  }

  private take(step: Option, route: readonly string[], ask: number): void {
    this.route = route.slice(1)
    this.ask = ask
    void this.session.choose(step)
  }

  private stepTo(cell: string | undefined): Option | undefined {
    return this.session.show.choices.get(cell ?? '')?.find(isQuiet)
  }

  /** Whether nobody but the walker had a part in what was told. */
  private onlyWalked(frame: Frame): boolean {
    const owner = this.session.show.piece(this.piece)?.owner ?? ''
    return frame.fresh.every((line) => (line.owner ?? owner) === owner && !line.dice?.length)
  }
}
