/** The board, the bar and the screen that changes hands, in Spanish. */
import { count } from '../counting'
import type { Table } from '../messages/table'

const WAYS = ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste']

export const table: Table = {
  board: 'Tablero',
  goal: 'Objetivo',
  goalMore: 'Leer el objetivo entero',
  goalLess: 'Plegar el objetivo',
  acting: 'Actúa',
  pinned: 'Lo que tienes delante',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Encajar',
  skip: 'Saltar',
  watchOn: 'Espacio para saltarlo',
  facing: (way) => `mira al ${WAYS[way] ?? ''}`,
  pieceActive: 'activa',
  pieceDone: 'ya ha actuado',
  outOf: (name, now, most) => (most > 0 ? `${name} ${now} de ${most}` : `${name} ${now}`),
  cardBack: 'Carta boca abajo',
  cards: 'Cartas',
  showCards: 'Mostrar las cartas',
  hideCards: 'Ocultar las cartas',
  pile: (name, number) => `${name}: ${count(number, 'carta', 'cartas')}`,
  dice: (faces) => `Dados: ${faces}`,
  dieOf: (face, sides) => `${face} en un dado de ${sides}`,

  seats: 'Jugadores',
  you: 'tú',
  bot: 'bot',
  here: 'en línea',
  away: 'ausente',
  freeSeat: 'libre',
  turn: 'le toca',
  invite: 'Invitar',
  menu: 'Menú',
  help: 'Ayuda y teclas',
  settings: 'Ajustes',
  spectators: (number) => count(number, 'espectador', 'espectadores'),
  lobby: 'Inicio',
  leave: 'Salir de la mesa',

  passTo: (name) => `Pasa el dispositivo a ${name}`,
  passAbout: 'La pantalla está tapada para que nadie vea lo que no debe.',
  passReady: (name) => `Soy ${name}, adelante`,
}
