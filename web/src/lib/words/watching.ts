/** The words of those who watch, which come with what is shown to them. */
import { settings } from '../settings.svelte'
import { watching as en } from './en/watching'
import { watching as es } from './es/watching'
import type { Watching } from './messages/watching'

/** The messages of the language that is set; what is drawn with them follows the language. */
export const w: Watching = new Proxy({} as Watching, {
  get: (_, key) => (settings.language === 'es' ? es : en)[key as keyof Watching],
})
