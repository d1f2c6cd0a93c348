/** What is said by and of the coach, in Spanish. */
import type { Coaching } from '../messages/coaching'

export const coaching: Coaching = {
  coach: 'Entrenador',
  coachAsk: '¿Qué haría alguien que juega bien?',
  coachThinks: 'El entrenador está probando jugadas…',
  coachSays: 'Quien juega bien haría',
  coachChance: (chance) => `${chance}\u00a0%`,
  coachBetween: (low, high) => `entre ${low} y ${high}\u00a0% de ganar`,
  coachFor: (features) => `A favor: ${features}`,
  coachAgainst: (features) => `En contra: ${features}`,
  coachAbout: 'Probabilidades de ganar, probadas con lo que sabe tu asiento.',
  coachAway: 'Quitar el consejo',
  coachWeighs: 'El entrenador mira cuánto cuesta… Elígelo otra vez si no quieres esperar.',
  coachTitle: 'El entrenador',
  coachSetting: (value) =>
    ({ never: 'callado', request: 'si se le pregunta', always: 'en cada decisión' })[value],
  coachTold: (value) =>
    ({
      never: 'El entrenador: callado. En esta mesa nadie recibe consejos.',
      request:
        'El entrenador: si se le pregunta. Quien juega puede pedirle consejo, y nadie más lo ve.',
      always: 'El entrenador: en cada decisión. Quien juega recibe su consejo, y nadie más lo ve.',
    })[value],
}
