/** What is said of the chronicle and the chat. */
import type { ChatItem } from '../../types'

export interface Telling {
  // The chronicle
  chronicle: string
  chronicleEmpty: string
  seeThen: string
  pastTitle: string
  pastStep: (step: number, of: number) => string
  backToNow: string
  newLines: (count: number) => string
  // Chat
  chat: string
  chatEmpty: string
  chatSay: string
  chatOff: string
  chatWho: string
  chatFor: (who: string) => string
  mute: string
  unmute: string
  sendAway: string
  chatSend: string
  chatEarlier: string
  chatNew: (count: number) => string
  notice: (item: ChatItem) => string
  spectator: string
}
