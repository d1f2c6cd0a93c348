/** The words of the interface in the player's language. `t.undo` is a text, `t.step(3)` makes one. */
import type { Language, Words } from '../types'
import { settings } from '../settings.svelte'
import type { Messages } from './messages'

// Nobody reads two languages at once, so each is fetched when it is first wanted.
const FETCH: Readonly<Record<Language, () => Promise<Messages>>> = {
  es: async () => (await import('./es')).es,
  en: async () => (await import('./en')).en,
}
const fetched = new Map<Language, Messages>()

/** The messages of the language that is set; what is drawn with them follows the language. */
export const t: Messages = new Proxy({} as Messages, {
  get: (_, key) => messages(settings.language)[key as keyof Messages],
})

function messages(language: Language): Messages {
  const found = fetched.get(language)
  if (found === undefined) throw new Error(`expected the words in '${language}' to be fetched`)
  return found
}

/** Set the language, once its words are here: nothing is drawn without words. */
export async function speak(language: Language): Promise<void> {
  if (!fetched.has(language)) fetched.set(language, await FETCH[language]())
  settings.set({ language })
}

/** Words that come in every language, in the one that is set. */
export function say(words: Words): string {
  return words[settings.language]
}
