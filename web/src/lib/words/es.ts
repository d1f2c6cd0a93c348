/** The interface in Spanish. */
import type { Messages } from './messages'
import { calls } from './es/calls'
import { end } from './es/end'
import { everywhere } from './es/everywhere'
import { lobby } from './es/lobby'
import { panel } from './es/panel'
import { room } from './es/room'
import { seats } from './es/seats'
import { settings } from './es/settings'
import { table } from './es/table'
import { teaching } from './es/teaching'
import { telling } from './es/telling'

export const es: Messages = {
  ...everywhere,
  ...table,
  ...panel,
  ...teaching,
  ...telling,
  ...settings,
  ...seats,
  ...end,
  ...lobby,
  ...room,
  ...calls,
}
