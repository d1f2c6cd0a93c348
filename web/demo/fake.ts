/** A server in a nutshell: answers a session from a scene, for work on the drawing. */
import type { LineAt, Prompt, Scene, TableInfo } from '../src/lib/types'

export interface Play {
  scene: Scene
  prompt: Prompt | null
  lines: readonly LineAt[]
}

export function tableOf(play: Play): TableInfo {
  return {
    id: 'demo',
    coach: 'never',
    ties: null,
    game: 'demo',
    version: '1',
    content: '',
    mission: 'm1',
    title: play.scene.title,
    settings: {},
    status: play.scene.ending ? 'over' : 'playing',
    revision: 1,
    seats: (play.scene.seats ?? []).map((view) => ({
      seat: view.seat,
      role: { id: view.owner, owner: view.owner, name: { es: view.role, en: view.role } },
      name: view.seat === 0 ? 'Ana' : '',
      player: view.seat === 0 ? '' : 'heuristic',
      taken: true,
      open: false,
      online: true,
      leaving: 0,
      muted: false,
      stood_in: false,
      lent: '',
    })),
    spectators: 0,
    screens: [],
    awaited: [0],
    steps: 8,
    lessons: false,
    chat: 'all',
    commitment: '0'.repeat(64),
  }
}

export class FakeSocket extends EventTarget {
  readyState = 0
  private n = 0

  constructor(private readonly play: Play) {
    super()
    setTimeout(() => {
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    })
  }

  send(data: string): void {
    const message = JSON.parse(data) as { type: string; id?: string }
    if (message.type === 'hello') {
      const table = tableOf(this.play)
      this.tell({
        type: 'welcome',
        protocol: 1,
        seats: [0],
        keys: [0],
        seat: 0,
        language: 'es',
        table,
      })
      const { board, ...scene } = this.play.scene
      this.tell({
        type: 'view',
        version: 8,
        step: 8,
        seat: 0,
        language: 'es',
        full: true,
        board,
        scene: { ...scene, board: { key: board.key, bounds: board.bounds } },
        prompt: this.play.prompt && { ask: 1, prompt: this.play.prompt },
        awaited: [0],
        lines: { from: 0, items: this.play.lines },
        undo: { to: 7, free: 6, reason: 'chance' },
      })
      this.tell({
        type: 'chat',
        from: 0,
        items: [{ number: 0, at: 1700000000, kind: 'notice', seat: 0, name: 'Ana', text: 'sat' }],
      })
      return
    }
    this.tell({ type: 'ack', id: message.id, version: 8 })
  }

  close(): void {
    this.readyState = 3
  }

  private tell(message: object): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ ...message, n: ++this.n }) }),
    )
  }
}
