/** What is said to and about those who watch, in English. */
import type { Watching } from '../messages/watching'
import { count } from '../counting'

export const watching: Watching = {
  watchNow: 'Watch',
  behind: (choices) => (choices ? `${count(choices, 'choice', 'choices')} behind` : 'live'),
  watching: (spectators) => count(spectators, 'spectator', 'spectators'),
  delay: 'Spectators see',
  delayAbout:
    'Who sees the position you are thinking about could help somebody. With a delay they see the past, and you read what they write when the match is over.',
  delayOf: (choices) =>
    choices ? `how it was ${count(choices, 'choice', 'choices')} ago` : 'everything at once',
  watchTitle: 'Spectators',
  listed: 'Anybody finds it in the lobby',
  late: (choices) => `You see the table as it was ${count(choices, 'choice', 'choices')} ago.`,
  lateChat: 'What you write here, players read when the match is over.',
  arrows: 'Players see what a commentator draws',
  arrowsAbout: 'Otherwise only when the match is over. Never while spectators see the past.',
  commentator: 'Commentator',
  commentatorAbout:
    'Whoever has this link watches, and may draw arrows and rings on the board for all who watch.',
  makeCommentator: 'Make a link for a commentator',
  commentatorLink: 'The commentator’s link',
  endCommentary: 'Nobody draws any more',
  pen: 'Draw',
  penAbout:
    'Drag from one place to another, or tap both; tap one twice for a ring. The right mouse button draws at any time.',
  penFrom: (name) => `From ${name}: now the other end`,
  wipe: 'Wipe',
  byName: 'By name',
  from: 'From',
  to: 'To',
  draw: 'Draw it',
  drawn: (strokes) => `A commentator has drawn ${count(strokes, 'sign', 'signs')} on the board.`,
}
