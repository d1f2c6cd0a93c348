/** The place a game is played in: its colours and its face, put on the page or on a part of it. */
import { api } from './api'
import { rememberedGames } from './memory'
import { thrift } from './thrift.svelte'
import type { Palette, Venue } from './types'

/** What a palette gives the stylesheet, by the names it has there. */
export function coloursOf(palette: Palette): Record<string, string> {
  const { bg, surface, raised, line, accent, board, wall, neon, grounds } = palette
  const paints = Object.entries(grounds).map(([name, paint]) => [`--ground-${name}`, paint])
  return {
    '--bg': bg,
    '--surface': surface,
    '--raised': raised,
    '--line': line,
    '--accent': accent,
    '--board-bg': board,
    '--wall': wall,
    '--neon': neon,
    ...(Object.fromEntries(paints) as Record<string, string>),
  }
}

/** Dress an element in a venue; gives what takes it off again. */
export function wear(
  element: HTMLElement,
  venue: Venue | null,
  theme: 'dark' | 'light',
): (() => void) | undefined {
  if (!venue) return undefined
  const colours = coloursOf(venue[theme])
  for (const [name, paint] of Object.entries(colours)) element.style.setProperty(name, paint)
  if (!thrift.data) element.dataset.face = venue.face
  return () => {
    for (const name of Object.keys(colours)) element.style.removeProperty(name)
    delete element.dataset.face
  }
}

/** Where this page is: at a table or a replay it is in the venue of that game. */
class Whereabouts {
  venue: Venue | null = $state.raw(null)

  /** Go to the venue of a game: known from the lobby it is there at once, else it is asked for. */
  async visit(game: string): Promise<void> {
    const known = rememberedGames().find(({ id }) => id === game)
    this.venue = known?.venue ?? null
    if (known) return
    // A table without its colours can still be played at.
    this.venue = await api.venue(game).catch(() => null)
  }

  leave(): void {
    this.venue = null
  }
}

export const here = new Whereabouts()
