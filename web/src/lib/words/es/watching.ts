/** What is said to and about those who watch, in Spanish. */
import type { Watching } from '../messages/watching'
import { count } from '../counting'

export const watching: Watching = {
  watchNow: 'Mirar',
  behind: (choices) =>
    choices ? `${count(choices, 'decisión', 'decisiones')} por detrás` : 'en directo',
  watching: (spectators) => count(spectators, 'espectador', 'espectadores'),
  delay: 'Los espectadores ven',
  delayAbout:
    'Quien ve la posición en la que estás pensando podría ayudar a alguien. Con retraso ven el pasado, y lo que escriban lo lees cuando acabe la partida.',
  delayOf: (choices) =>
    choices ? `cómo estaba hace ${count(choices, 'decisión', 'decisiones')}` : 'todo al momento',
  watchTitle: 'Espectadores',
  listed: 'Cualquiera la encuentra en el inicio',
  late: (choices) => `Ves la mesa como estaba hace ${count(choices, 'decisión', 'decisiones')}.`,
  lateChat: 'Lo que escribas aquí lo leen los jugadores cuando acabe la partida.',
  arrows: 'Los jugadores ven lo que dibuja un comentarista',
  arrowsAbout:
    'Si no, solo cuando acaba la partida. Nunca mientras los espectadores vean el pasado.',
  commentator: 'Comentarista',
  commentatorAbout:
    'Quien tenga este enlace mira la partida y puede dibujar flechas y círculos en el tablero para todos los que miran.',
  makeCommentator: 'Crear un enlace de comentarista',
  commentatorLink: 'El enlace del comentarista',
  endCommentary: 'Que ya no dibuje nadie',
  pen: 'Dibujar',
  penAbout:
    'Arrastra de un sitio a otro, o toca los dos; toca uno dos veces para un círculo. El botón derecho del ratón dibuja en cualquier momento.',
  penFrom: (name) => `Desde ${name}: ahora el otro extremo`,
  wipe: 'Borrar',
  byName: 'Por su nombre',
  from: 'Desde',
  to: 'Hasta',
  draw: 'Dibujarlo',
  drawn: (strokes) =>
    `Un comentarista ha dibujado ${count(strokes, 'señal', 'señales')} en el tablero.`,
}
