/** The words of the workbench, which come with its page: who plays need not fetch them. */
import { settings } from '../settings.svelte'
import { lab as en } from './en/lab'
import { lab as es } from './es/lab'
import type { Lab } from './messages/lab'

/** The messages of the language that is set; what is drawn with them follows the language. */
export const lab: Lab = new Proxy({} as Lab, {
  get: (_, key) => (settings.language === 'es' ? es : en)[key as keyof Lab],
})
