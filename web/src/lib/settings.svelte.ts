/** What a player sets for this browser: kept between visits, never sent anywhere. */
import type { Language } from './types'

type Theme = 'dark' | 'light' | 'auto'
export type Cover = 'auto' | 'always' | 'never'

interface Saved {
  language: Language
  theme: Theme
  name: string
  sound: boolean
  /** How loud sounds are, from 0 to 1. */
  volume: number
  /** Whether a place is heard while nothing happens. */
  ambience: boolean
  notify: boolean
  /** Whether this browser is called when no page is open. */
  called: boolean
  /** From which hour to which it is not; from one to the same is never. */
  quietFrom: number
  quietTo: number
  /** Whether the device shakes when a turn comes. */
  vibrate: boolean
  /** How fast things move: 0 not at all, 1 normal, 2 twice as fast. */
  pace: number
  cover: Cover
  /** How many times as fast as usual a replay runs. */
  replaySpeed: number
  /** Whether to be asked once more before what cannot be mended. */
  warnings: boolean
  /** Whether the coach, where it may speak, warns before a choice that costs much. */
  blunders: boolean
  /** By how many quarters the screen in the middle is turned. */
  turn: number
  /** Whether a phone at a table with a screen shows one's hand instead of the whole table. */
  hand: boolean
}

const PLACE = 'sobremesa.settings'

function preferred(): Saved {
  const spanish = navigator.languages.some((language) => language.startsWith('es'))
  return {
    language: spanish ? 'es' : 'en',
    theme: 'auto',
    name: '',
    sound: true,
    volume: 0.7,
    ambience: false,
    notify: false,
    called: false,
    quietFrom: 23,
    quietTo: 8,
    vibrate: true,
    pace: 1,
    cover: 'auto',
    warnings: true,
    blunders: false,
    replaySpeed: 1,
    turn: 0,
    hand: true,
  }
}

function read(): Saved {
  try {
    const saved = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Saved>
    return { ...preferred(), ...saved }
  } catch {
    return preferred()
  }
}

class Settings {
  private saved: Saved = $state(read())
  private calm = matchMedia('(prefers-reduced-motion: reduce)')
  private dark = matchMedia('(prefers-color-scheme: dark)')
  private systemDark: boolean = $state(this.dark.matches)
  private systemCalm: boolean = $state(this.calm.matches)

  constructor() {
    this.dark.addEventListener('change', (event) => (this.systemDark = event.matches))
    this.calm.addEventListener('change', (event) => (this.systemCalm = event.matches))
  }

  get language(): Language {
    return this.saved.language
  }
  get name(): string {
    return this.saved.name
  }
  get sound(): boolean {
    return this.saved.sound
  }
  get volume(): number {
    return this.saved.volume
  }
  get ambience(): boolean {
    return this.saved.ambience
  }
  get notify(): boolean {
    return this.saved.notify
  }
  get called(): boolean {
    return this.saved.called
  }
  get quietFrom(): number {
    return this.saved.quietFrom
  }
  get quietTo(): number {
    return this.saved.quietTo
  }
  get vibrate(): boolean {
    return this.saved.vibrate
  }
  get cover(): Cover {
    return this.saved.cover
  }
  get replaySpeed(): number {
    return this.saved.replaySpeed
  }
  get warnings(): boolean {
    return this.saved.warnings
  }
  get turn(): number {
    return this.saved.turn
  }
  get hand(): boolean {
    return this.saved.hand
  }
  get blunders(): boolean {
    return this.saved.blunders
  }
  /** How fast things move; more is faster. */
  get pace(): number {
    return this.saved.pace || 1
  }
  /** The pace as it was set, with 0 for no movement. */
  get wantedPace(): number {
    return this.saved.pace
  }
  /** Whether nothing should move: the system asks for calm, or the player does. */
  get still(): boolean {
    return this.systemCalm || this.saved.pace === 0
  }
  get theme(): 'dark' | 'light' {
    if (this.saved.theme !== 'auto') return this.saved.theme
    return this.systemDark ? 'dark' : 'light'
  }

  set(changes: Partial<Saved>): void {
    Object.assign(this.saved, changes)
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.saved))
    } catch {
      // A browser that keeps nothing still plays; only the next visit starts from the defaults.
    }
  }
}

export const settings = new Settings()
