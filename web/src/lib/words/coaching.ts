/** The words of the coach, which come with what shows it. */
import { settings } from '../settings.svelte'
import { coaching as en } from './en/coaching'
import { coaching as es } from './es/coaching'
import type { Coaching } from './messages/coaching'

/** The messages of the language that is set; what is drawn with them follows the language. */
export const c: Coaching = new Proxy({} as Coaching, {
  get: (_, key) => (settings.language === 'es' ? es : en)[key as keyof Coaching],
})
