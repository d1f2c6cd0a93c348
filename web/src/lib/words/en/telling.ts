/** The chronicle and the chat, in English. */
import { count } from '../counting'
import type { Telling } from '../messages/telling'

export const telling: Telling = {
  chronicle: 'Chronicle',
  chronicleEmpty: 'The story of the game will be told here.',
  seeThen: 'See the board as it was then',
  pastTitle: 'The board as it was',
  pastStep: (step, of) => `Step ${step} of ${of}`,
  backToNow: 'Back to now',
  newLines: (number) => count(number, 'new line', 'new lines'),

  chat: 'Chat',
  chatEmpty: 'Nobody has said anything yet.',
  chatSay: 'Say something…',
  chatOff: 'You cannot write in the chat of this table now.',
  chatWho: 'Who may chat',
  chatFor: (who) => (who === 'all' ? 'everybody' : who === 'seats' ? 'only players' : 'nobody'),
  mute: 'Mute',
  unmute: 'Let them speak',
  sendAway: 'Send away',
  chatSend: 'Send',
  chatEarlier: 'Earlier messages',
  chatNew: (number) => count(number, 'new message', 'new messages'),
  notice: ({ name, text }) =>
    ({
      sat: `${name} has sat down.`,
      left: `${name} has left.`,
      renamed: `Now called ${name}.`,
      'to-bot': `${name} hands the seat to a bot.`,
      'from-bot': `${name} is back to play in person.`,
      leaving: `${name} is away: without a sign soon, the seat may go to somebody else.`,
      here: `${name} is still here and keeps the seat.`,
      reopened: `The seat of ${name} is free for somebody else.`,
      lent: `${name} lends the screen their taps.`,
      'not-lent': `${name} lends the screen their taps no longer.`,
      'ties-always': `${name} wants everybody to be asked about every tie.`,
      'ties-matters': `${name} leaves ties that do not matter to the table.`,
      'ties-never': `${name} leaves all ties to the table.`,
      started: 'The game has begun.',
      undone: `${name} has gone back.`,
      'undo-refused': `${name} does not want to go back.`,
      'bot-failed': `The bot of ${name} gave no usable answer: another choice is made for it.`,
      abandoned: 'The game was abandoned.',
      muted: `${name} can no longer write in the chat.`,
      unmuted: `${name} may speak again.`,
      removed: 'A spectator was sent away.',
      'chat-all': 'Everybody may chat.',
      'chat-seats': 'Only players may chat.',
      'chat-nobody': 'The chat is closed.',
      'stand-in': `${name} has not answered for as long as was agreed: a bot plays until they are back.`,
      'hook-on': 'A group chat is told whose turn it is.',
      'hook-off': 'The group chat is told no longer whose turn it is.',
      delay:
        name === '0'
          ? 'Spectators see everything at once.'
          : `Spectators see how it was ${name} choices ago.`,
      updated: `The game goes on with new rules: ${name}.`,
    })[text] ?? text,
  spectator: 'Spectator',
}
