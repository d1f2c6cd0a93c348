/** Settings and help, in Spanish. */
import type { Settings } from '../messages/settings'

export const settings: Settings = {
  sound: 'Sonido',
  soundOff: 'Quitar el sonido',
  soundOn: 'Poner el sonido',
  volume: 'Volumen',
  ambience: 'Murmullo del lugar',
  ambienceAbout: 'Viento, público, un zumbido: muy bajo, mientras no pasa nada',
  notify: 'Avisarme cuando me toque',
  notifyBlocked: 'El navegador no permite avisos de esta página.',
  pace: 'Animaciones',
  paceOf: (pace) =>
    pace === 0 ? 'sin animación' : pace === 1 ? 'normal' : pace > 1 ? 'rápidas' : 'lentas',
  cover: 'Tapar la pantalla al pasar el dispositivo',
  coverOf: (cover) =>
    ({ auto: 'si hay manos secretas', always: 'siempre', never: 'nunca' })[cover] ?? cover,
  askTwice: 'Preguntar otra vez antes de lo que no tiene remedio',
  askBlunders: 'Que el entrenador avise antes de una jugada que sale cara',
  blunder: (points) =>
    `Según el entrenador, esto baja en unos ${points} puntos de cien tu probabilidad de ganar.`,
  sure: '¿Seguro?',
  sureYes: (choice) => `Sí: ${choice}`,
  sureNo: 'Mejor no',
  orders: 'Órdenes permanentes',
  ordersAbout:
    'Cuándo se te pregunta por cada ocasión de intervenir. Si no dices nada, una vez, y de nuevo cuando cambia algo.',
  ordersNone: 'En este juego nadie interviene fuera de su turno.',
  windowStop: (stop) =>
    ({
      always: 'siempre',
      changed: 'si algo cambia',
      turn: 'este turno no',
      own: 'desde mi turno',
      never: 'nunca',
    })[stop],
  ties: 'Empates de los enemigos',
  tiesAbout:
    'Adónde van, dónde aparecen y a quién atacan cuando da lo mismo según las reglas. Vale para toda la mesa.',
  tiesAsk: 'Preguntar',
  tieStop: (stop) => ({ always: 'siempre', matters: 'si importa', never: 'nunca' })[stop],
  tieOffer: (stop) =>
    ({
      always: 'se pregunta siempre',
      matters: 'se pregunta si importa',
      never: 'los decide la mesa',
    })[stop],
  tieAsked: 'Es un empate: lo decidís vosotros.',
  tieLeave: 'Que lo decida la mesa',
  tieDecided: 'Empate: lo ha decidido la mesa.',
  orderUntilMine: (name) => `${name} (hasta mi turno)`,
  orderThisTurn: (name) => `${name} (este turno)`,
  orderRemove: (name) => `Volver a preguntar: ${name}`,
  report: 'Informar de un error',
  reportAbout: 'Descarga un archivo con las versiones y lo que ves, listo para adjuntar.',
  reportNote: '¿Qué ha pasado y qué esperabas?',
  reportMake: 'Descargar el informe',
  record: 'Descargar la partida',
  fairness: 'Dados sin trampa',
  fairnessAbout:
    'El servidor se comprometió con su parte del azar antes de conocer la de los jugadores. Al terminar se muestra, y con la partida descargada cualquiera puede comprobar cada dado.',
  commitment: 'Compromiso',
  secret: 'Secreto',

  helpTitle: 'Cómo se maneja',
  helpKeys: [
    ['A–Z', 'una acción: cada una tiene su letra, se pregunte donde se pregunte'],
    ['1–9', 'una opción por su lugar en la lista'],
    ['Tab', 'pasar del tablero a las opciones, las cartas y los botones'],
    ['↑ ↓ ← →', 'en el tablero: ir a lo que se puede elegir'],
    ['Alt + ↑ ↓ ← →', 'en el tablero: recorrer todas las piezas'],
    ['Intro', 'elegir lo enfocado'],
    ['+ − 0', 'acercar, alejar, encajar el tablero'],
    ['Espacio', 'saltar lo que se está mostrando'],
    ['Ctrl + Z', 'deshacer'],
    ['N', 'la siguiente mesa que te espera, si aquí no es una acción'],
    ['Esc', 'cerrar un menú, volver al presente'],
    ['?', 'esta ayuda'],
  ],
  helpAbout:
    'Lo que se puede elegir está iluminado; también está en la lista de la derecha. Al señalar una opción se ve en el tablero lo que haría. Las reglas se abren con «¿Por qué?». Elige una casilla lejana y la figura sigue andando si no pasa nada.',
}
