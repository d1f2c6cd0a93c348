/** Being told when it is one's turn, in Spanish. */
import type { Calls } from '../messages/calls'

export const calls: Calls = {
  vibrate: 'Vibrar cuando me toca',
  callMe: 'Llamarme cuando me toca, aunque la página esté cerrada',
  callMeAbout: 'Un aviso por turno como mucho, y solo si no estás en la mesa',
  quietHours: 'Sin avisos',
  quietFrom: 'Sin avisos desde',
  quietTo: 'Sin avisos hasta',
  groupCalls: 'Avisar en un grupo',
  groupAbout:
    'Pega la dirección de un webhook de Discord, de Slack o tuyo: allí se dirá a quién le toca. Nada secreto.',
  groupTold: 'En el grupo se dice a quién le toca.',
  groupAddress: 'Dirección del webhook',
  groupShape: 'Para',
  groupShapeOf: (shape) => ({ discord: 'Discord', slack: 'Slack', plain: 'JSON' })[shape],
  groupTell: 'Avisar',
  groupStop: 'No avisar más',
  callsStopped: 'No habrá más avisos',
  callsStoppedAbout: 'Puedes volver a pedirlos en la mesa cuando quieras.',
}
