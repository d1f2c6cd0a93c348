/** The question, undo, what-if and plans, in Spanish. */
import { count } from '../counting'
import type { Panel } from '../messages/panel'

export const panel: Panel = {
  why: '¿Por qué?',
  whyNot: '¿Por qué no?',
  notPossible: (number) => `Ahora no es posible (${number})`,
  choices: 'Opciones',
  choicesCount: (number) => count(number, 'opción', 'opciones'),
  key: (key) => `tecla ${key}`,
  waitingFor: (names) => `Esperando a ${names}…`,
  waitingTitle: 'No te toca a ti',
  botForYou: 'Un bot juega por ti',
  botThinks: (names) => `${names}: pensando…`,
  hurryBot: 'Que decida ya',
  watching: 'Estás mirando',
  watchingAbout:
    'No ves la mano de nadie y no decides nada. Puedes hablar con la mesa en la charla.',
  youToo: 'Tú también puedes hacer algo:',
  sending: 'Enviando…',
  anyoneDecides: 'Puede decidir cualquiera de vosotros.',
  notThisTurn: 'No más en este turno',
  notThisTurnAbout: 'Se dejará pasar sin preguntar hasta que empiece el turno siguiente.',
  dontAsk: 'No preguntarme nunca por esto',
  passUntilMine: 'Dejar pasar todo hasta mi turno',
  passUntilMineAbout:
    'No se te preguntará por interrumpir hasta que te toque decidir algo tuyo, aunque cierres la página.',
  passing: 'Todo, hasta mi turno',
  passingStop: 'Volver a preguntarme antes de mi turno',
  walkingOn: 'Sigue andando si no pasa nada',
  walkStop: 'Dejar de andar',
  dontAskAbout: 'Se dejará pasar sin preguntar; se cambia en Ajustes.',
  undo: 'Deshacer',
  undoAsk: 'Pedir deshacer',
  undoToHere: 'Deshacer hasta aquí',
  goTo: (cell, steps, cost) =>
    `Ir a ${cell}: ${count(steps, 'paso', 'pasos')}${cost ? `, ${cost} cada uno` : ''}`,
  goDanger: (cell) => `${cell}: junto a un enemigo. Ahí se va paso a paso`,
  goFar: (cell, steps, cost) =>
    `${cell}: ${count(steps, 'paso', 'pasos')}, ${cost} cada uno. No alcanza`,
  sitHere: 'Jugar aquí',
  undoFree: (steps) => `Puedes deshacer ${count(steps, 'paso', 'pasos')} libremente`,
  undoStops: (reason) =>
    ({
      '': 'hasta el principio.',
      chance: 'hasta la última tirada.',
      hidden: 'hasta lo último que se reveló.',
      other: 'hasta lo que decidió otro jugador.',
      asked: 'hasta lo que se preguntó a otro jugador.',
    })[reason],
  undoNothing: 'No hay nada que deshacer.',
  undoWanted: (name, steps) => `${name} quiere deshacer ${count(steps, 'paso', 'pasos')}.`,
  undoWhy: (reason) =>
    ({
      '': '',
      chance:
        'Ya se ha tirado o barajado, así que todos deben estar de acuerdo. Volverán a salir los mismos dados.',
      hidden: 'Ya se ha revelado algo oculto, así que todos deben estar de acuerdo.',
      other: 'Otro jugador ya ha decidido, así que todos deben estar de acuerdo.',
      asked: 'Ya se ha preguntado a otro jugador, así que todos deben estar de acuerdo.',
    })[reason],
  undoAlone: (reason) =>
    reason === 'chance'
      ? 'Ya se ha tirado o barajado: al repetirlo saldrán los mismos dados.'
      : 'Ya ha pasado algo que no dependía de ti; aun así puedes volver atrás.',
  undoWaiting: (names) => `Faltan por responder: ${names}.`,
  agree: 'De acuerdo',
  refuse: 'No',
  whatIf: '¿Y si…?',
  whatIfOn: '¿Y si…? Solo lo ves tú',
  whatIfAbout:
    'Una copia privada de la partida: prueba lo que quieras, decides por todos. Los dados no serán los mismos.',
  whatIfNear: 'La copia empieza un poco antes, en el último punto fijo.',
  whatIfBack: 'Un paso atrás',
  whatIfStop: 'Volver a la partida',
  whatIfAsked: (role) => `Decides por ${role}`,
  whatIfOver: 'La copia ha llegado al final.',
  planShow: 'Mostrar el plan a los míos',
  planHide: 'Dejar de mostrar el plan',
  planSeen: 'Los tuyos ven tu plan',
  planShown: '¿Y si…? Los tuyos ven el plan',
  planOf: (name) => `El plan de ${name}`,
  planDismiss: 'Quitar el plan de la vista',
  planHidden: 'Sigue con algo que no puedes saber.',
}
