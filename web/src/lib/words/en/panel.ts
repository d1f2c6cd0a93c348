/** The question, undo, what-if and plans, in English. */
import { count } from '../counting'
import type { Panel } from '../messages/panel'

export const panel: Panel = {
  why: 'Why?',
  whyNot: 'Why not?',
  notPossible: (number) => `Not possible now (${number})`,
  choices: 'Options',
  choicesCount: (number) => count(number, 'option', 'options'),
  key: (key) => `key ${key}`,
  waitingFor: (names) => `Waiting for ${names}…`,
  waitingTitle: 'Not your turn',
  botForYou: 'A bot plays for you',
  botThinks: (names) => `${names}: thinking…`,
  hurryBot: 'Choose now',
  watching: 'You are watching',
  watchingAbout: 'You see nobody’s hand and decide nothing. You can talk to the table in the chat.',
  youToo: 'You may do something too:',
  sending: 'Sending…',
  anyoneDecides: 'Any of you may decide.',
  notThisTurn: 'Not again this turn',
  notThisTurnAbout: 'It is let go by without asking until the next turn begins.',
  dontAsk: 'Never ask me about this',
  passUntilMine: 'Let everything pass until my turn',
  passUntilMineAbout:
    'You are not asked about interrupting until something of your own is to be decided, even if you close the page.',
  passing: 'Everything, until my turn',
  passingStop: 'Ask me again before my turn',
  walkingOn: 'Walking on if nothing happens',
  walkStop: 'Stop walking',
  dontAskAbout: 'It will be let go by without asking; change it in the settings.',
  undo: 'Undo',
  undoAsk: 'Ask to undo',
  undoToHere: 'Undo to here',
  goTo: (cell, steps, cost) =>
    `Go to ${cell}: ${count(steps, 'step', 'steps')}${cost ? `, ${cost} each` : ''}`,
  goDanger: (cell) => `${cell}: beside an enemy. Go there step by step`,
  goFar: (cell, steps, cost) =>
    `${cell}: ${count(steps, 'step', 'steps')}, ${cost} each. Too far for now`,
  sitHere: 'Play here',
  undoFree: (steps) => `You can take back ${count(steps, 'step', 'steps')} freely,`,
  undoStops: (reason) =>
    ({
      '': 'to the very beginning.',
      chance: 'to the last roll.',
      hidden: 'to the last thing that was revealed.',
      other: 'to another player’s decision.',
      asked: 'to what another player was asked.',
    })[reason],
  undoNothing: 'There is nothing to take back.',
  undoWanted: (name, steps) => `${name} wants to take back ${count(steps, 'step', 'steps')}.`,
  undoWhy: (reason) =>
    ({
      '': '',
      chance:
        'Dice have been rolled or cards shuffled, so everybody must agree. The same dice will come back.',
      hidden: 'Something hidden has been revealed, so everybody must agree.',
      other: 'Another player has decided since, so everybody must agree.',
      asked: 'Another player has been asked since, so everybody must agree.',
    })[reason],
  undoAlone: (reason) =>
    reason === 'chance'
      ? 'Dice have been rolled or cards shuffled since: the same ones will come back.'
      : 'Something has happened since that was not yours to decide; you may go back all the same.',
  undoWaiting: (names) => `Still to answer: ${names}.`,
  agree: 'Agree',
  refuse: 'No',
  whatIf: 'What if…?',
  whatIfOn: 'What if…? Only you see this',
  whatIfAbout:
    'A private copy of the game: try anything, you decide for everybody. The dice will not be the same.',
  whatIfNear: 'The copy begins a little earlier, at the last turning point.',
  whatIfBack: 'One step back',
  whatIfStop: 'Back to the game',
  whatIfAsked: (role) => `You decide for ${role}`,
  whatIfOver: 'The copy has come to its end.',
  planShow: 'Show my side the plan',
  planHide: 'Stop showing the plan',
  planSeen: 'Your side sees your plan',
  planShown: 'What if…? Your side sees the plan',
  planOf: (name) => `What ${name} plans`,
  planDismiss: 'Put the plan out of sight',
  planHidden: 'It goes on with something you may not know.',
}
