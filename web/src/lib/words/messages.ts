/** What every language must say, room by room. */
import type { Calls } from './messages/calls'
import type { End } from './messages/end'
import type { Everywhere } from './messages/everywhere'
import type { Lobby } from './messages/lobby'
import type { Panel } from './messages/panel'
import type { Room } from './messages/room'
import type { Seats } from './messages/seats'
import type { Settings } from './messages/settings'
import type { Table } from './messages/table'
import type { Teaching } from './messages/teaching'
import type { Telling } from './messages/telling'

export interface Messages
  extends Everywhere, Table, Panel, Teaching, Telling, Settings, Seats, End, Lobby, Room, Calls {}
