/** El banco de pruebas, en español. */
import { count } from '../counting'
import type { Lab } from '../messages/lab'

const whole = new Intl.NumberFormat('es')
const tenths = new Intl.NumberFormat('es', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const signed = new Intl.NumberFormat('es', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

export const lab: Lab = {
  about:
    'Hazle una pregunta a un juego y deja que la respondan los bots: ¿es justa la misión?, ¿cuánto vale una carta?, ¿y si una figura costara más? Cada variante juega con los mismos dados que el juego tal cual.',
  none: 'Aquí no hay banco de pruebas para ti. Se ofrece en la máquina del servidor, o a quien tenga su clave.',
  install: 'El laboratorio no está instalado. En el servidor:',
  token: 'Clave',
  unlock: 'Entrar',
  new: 'Un estudio nuevo',
  name: 'Nombre',
  game: 'Juego',
  missions: 'Misiones',
  games: 'Partidas de cada variante',
  gamesAbout: (most) =>
    `Entre todas las misiones y variantes, ${whole.format(most)} partidas como mucho.`,
  variants: 'Variantes',
  variantsAbout:
    'Lo que ha de ser distinto del juego tal cual. Las filas con el mismo nombre forman una variante.',
  variant: (number) => `Fila ${number}`,
  variantName: 'Variante',
  variantKind: 'Qué',
  change: 'pasa a ser',
  without: 'se quita',
  key: 'Clave del contenido',
  value: 'Valor',
  is: (value) => `es ${value}`,
  add: 'Otra fila',
  drop: (number) => `Quitar la fila ${number}`,
  source: 'El estudio',
  sourceAbout: 'Esto es lo que se jugará. Puedes cambiarlo a mano.',
  edited: 'Cambiado a mano: el formulario de arriba ya no cuenta.',
  anew: 'Volver a tomarlo del formulario',
  start: 'Empezar el estudio',
  checking: 'Comprobando…',
  studies: 'Estudios',
  noStudies: 'Todavía no hay estudios.',
  status: (status) =>
    ({
      waiting: 'Espera su turno',
      playing: 'En juego',
      stopped: 'Parado',
      done: 'Terminado',
      failed: 'Ha fallado',
    })[status],
  progress: (games, of) => `${whole.format(games)} de ${count(of, 'partida', 'partidas')}`,
  left: (seconds) =>
    seconds < 90
      ? `faltan unos ${Math.max(1, Math.round(seconds))} s`
      : seconds < 5400
        ? `faltan unos ${Math.round(seconds / 60)} min`
        : `faltan unas ${Math.round(seconds / 3600)} h`,
  stop: 'Parar',
  resume: 'Seguir',
  remove: 'Quitar',
  removeSure: (name) => `¿Quitar «${name}» y todo lo que se ha jugado?`,
  report: 'Informe',
  reportMaking: 'Preparando el informe…',
  shares: (mission) => `${mission}: quién gana`,
  base: 'tal cual',
  all: 'todos',
  won: 'Ganadas',
  interval: 'Intervalo del 95\u00a0%',
  beside: 'Frente al juego tal cual',
  numbers: 'Los números',
  holds:
    'Los intervalos valen por muchas veces que mires. Los puntos llenos son con seguridad distintos del juego tal cual.',
  percent: (share) => `${tenths.format(100 * share)}\u00a0%`,
  points: (difference) => signed.format(100 * difference),
  fromTo: (low, high) => `de ${low} a ${high}`,
}
