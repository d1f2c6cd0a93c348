/** Being told when it is one's turn, in English. */
import type { Calls } from '../messages/calls'

export const calls: Calls = {
  vibrate: 'Vibrate when it is my turn',
  callMe: 'Call me when it is my turn, even when the page is closed',
  callMeAbout: 'One message a turn at most, and only while you are away from the table',
  quietHours: 'No messages',
  quietFrom: 'No messages from',
  quietTo: 'No messages until',
  groupCalls: 'Tell a group chat',
  groupAbout:
    'Paste the address of a webhook of Discord, of Slack or of your own: it is told whose turn it is. Nothing secret.',
  groupTold: 'The group is told whose turn it is.',
  groupAddress: 'Address of the webhook',
  groupShape: 'For',
  groupShapeOf: (shape) => ({ discord: 'Discord', slack: 'Slack', plain: 'JSON' })[shape],
  groupTell: 'Tell them',
  groupStop: 'Tell them no more',
  callsStopped: 'There will be no more messages',
  callsStoppedAbout: 'You can ask for them again at the table whenever you like.',
}
