/** The glossary of the game that is played here: its terms are found in whatever is read. */
import { api } from './api'
import { type Finder, finderOf, plain } from './terms'
import type { Language } from './types'

class Glossary {
  game = $state('')
  find: Finder = $state.raw(plain)
  private wanted = ''

  /** Fetch the glossary of a game; until it has come, nothing is marked. */
  async bring(game: string, language: Language): Promise<void> {
    const wanted = `${game} ${language}`
    if (game === '' || wanted === this.wanted) return
    this.wanted = wanted
    this.game = game
    this.find = plain
    try {
      const { terms } = await api.glossary(game, language)
      if (this.wanted === wanted) this.find = finderOf(terms)
    } catch {
      // Words without an explanation are still words; the next table asks again.
      this.wanted = ''
    }
  }
}

export const glossary = new Glossary()
