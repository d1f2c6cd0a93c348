/** The lobby and the waiting room, in Spanish. */
import { count } from '../counting'
import type { Lobby } from '../messages/lobby'

export const lobby: Lobby = {
  games: 'Juegos',
  lab: 'Banco de pruebas',
  noGames: 'Este servidor no tiene ningún juego instalado.',
  players: (low, high) =>
    low === high ? count(low, 'jugador', 'jugadores') : `${low}–${high} jugadores`,
  minutes: (low, high) => (low === high ? `${low} min` : `${low}–${high} min`),
  missions: (number) => count(number, 'misión', 'misiones'),
  play: 'Jugar',
  openTable: 'Abrir mesa',
  mission: 'Misión',
  options: 'Opciones',
  whoSits: 'Quién se sienta dónde',
  seatMe: 'Yo',
  seatHere: 'Otra persona en esta pantalla',
  seatLink: 'Un amigo, por enlace',
  seatOpen: 'Libre para cualquiera',
  seatBot: (name) => `Bot: ${name}`,
  howMany: 'Jugadores',
  yourName: 'Tu nombre',
  playerName: 'Nombre',
  nameless: 'Invitado',
  listed: 'Mostrar la mesa en el inicio',
  listedAbout: 'Cualquiera podrá encontrarla y mirar.',
  start: 'Empezar',
  resume: 'Tus mesas',
  waitForYou: 'Te esperan',
  waitElsewhere: (tables) =>
    tables === 1 ? 'Otra mesa te espera' : `Otras ${tables} mesas te esperan`,
  resumeNone: 'Aún no tienes ninguna mesa. Elige un juego y abre una.',
  openTables: 'Mesas con sitio libre',
  watchGames: 'Partidas para ver',
  watch: 'Ver',
  join: 'Sentarse',
  sitDown: 'Sentarse a la mesa',
  seatFor: (role) => `Tu sitio: ${role}`,
  seatGone:
    'Este enlace ya no da ningún sitio: alguien lo ha usado o se ha hecho otro. Puedes mirar.',
  yourTurn: 'Te toca',
  turnOf: (names) => `Le toca a ${names}`,
  statusOpen: 'Esperando jugadores',
  statusOver: 'Terminada',
  ago: (seconds) => {
    const format = new Intl.RelativeTimeFormat('es', { numeric: 'auto' })
    if (seconds < 90) return 'ahora mismo'
    if (seconds < 5400) return format.format(-Math.round(seconds / 60), 'minute')
    if (seconds < 129600) return format.format(-Math.round(seconds / 3600), 'hour')
    return format.format(-Math.round(seconds / 86400), 'day')
  },
  steps: (number) => count(number, 'decisión', 'decisiones'),
  difficulty: (difficulty) =>
    ({ easy: 'Fácil', normal: 'Normal', hard: 'Difícil', 'very-hard': 'Muy difícil' })[difficulty],
  campaign: 'Campaña',
  forget: 'Quitar de la lista',

  waitingRoom: 'La mesa está puesta',
  waitingRoomAbout: 'La partida empieza sola cuando todos se hayan sentado.',
  seatTaken: (name) => `${name} ya está en la mesa`,
  seatWaits: 'Esperando a que alguien se siente',
  startNow: 'Empezar ya',
  sitAs: (role) => `Sentarse como ${role}`,
}
