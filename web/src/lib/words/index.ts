/** The words of the interface in the player's language. `t.undo` is a text, `t.step(3)` makes one. */
import type { Language, Words } from '../types'
import { settings } from '../settings.svelte'
import { en } from './en'
import { es, type Messages } from './es'

export const LANGUAGES: Readonly<Record<Language, Messages>> = { es, en }

/** The messages of the language that is set; what is drawn with them follows the language. */
export const t: Messages = new Proxy(es, {
  get: (_, key) => LANGUAGES[settings.language][key as keyof Messages],
})

/** Words that come in every language, in the one that is set. */
export function say(words: Words): string {
  return words[settings.language]
}
