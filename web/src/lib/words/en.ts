/** The interface in English. */
import type { Messages } from './messages'
import { calls } from './en/calls'
import { end } from './en/end'
import { everywhere } from './en/everywhere'
import { lobby } from './en/lobby'
import { panel } from './en/panel'
import { room } from './en/room'
import { seats } from './en/seats'
import { settings } from './en/settings'
import { table } from './en/table'
import { teaching } from './en/teaching'
import { telling } from './en/telling'

export const en: Messages = {
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
