/** The end, results, luck and the replay, in Spanish. */
import { count, oneIn } from '../counting'
import type { End } from '../messages/end'

export const end: End = {
  won: 'Victoria',
  lost: 'Derrota',
  ended: 'Fin de la partida',
  watchAgain: 'Ver la repetición',
  lookAtBoard: 'Mirar el tablero',
  goOnThere: 'Ir a la mesa siguiente',
  playAgain: 'Otra vez',
  swapSides: 'Cambiar de bando',
  playHarder: 'Más difícil',
  playHarderAt: (mission) => `Más difícil: ${mission}`,
  nextMission: (mission) => `Siguiente misión: ${mission}`,
  whatNext: '¿Y ahora?',
  seeResult: 'Ver el resultado',
  campaigns: 'Tus campañas',
  campaignAfter: (mission, result) => `Tras ${mission}: ${result}`,
  asCampaign: 'Jugar como campaña: lo que pase en una misión sigue en la siguiente',
  goOnWith: (mission) => `Seguir: ${mission}`,
  campaignSoFar: 'La campaña',

  results: 'Resultados anteriores',
  resultsNone: 'Aquí nadie ha terminado aún esta misión.',
  resultsOf: (games) => count(games, 'partida', 'partidas'),
  wonOf: (won, games) => `Ganadas ${won} de ${games}`,
  winsOf: (name, won) => `${name}: ${count(won, 'victoria', 'victorias')}`,
  usualSettings: 'opciones habituales',
  duration: (seconds) =>
    seconds < 5400
      ? `${Math.max(1, Math.round(seconds / 60))} min`
      : `${Math.round(seconds / 3600)} h`,
  luck: 'La suerte',
  luckHits: 'Aciertos',
  luckHitsAbout:
    'Cuántos impactos o éxitos han dado los dados de cada uno, con las probabilidades que tenían al tirarse.',
  luckAbout:
    'Y cuánto han sumado los dados de cada uno, cuánto cabía esperar y cada cuántas partidas pasa algo así.',
  luckNone: 'En esta partida no se ha tirado ningún dado.',
  luckProved: 'Comprobado: todos los dados salen de la semilla comprometida antes de empezar.',
  luckDoubt: (problem) => `No se ha podido comprobar: ${problem}`,
  luckNobody: 'El juego',
  luckDie: 'Dado',
  luckRolls: 'Tiradas',
  luckExpected: 'Esperado',
  luckActual: 'Sumado',
  luckChance: 'Así de raro',
  luckChanceOf: (high, chance) =>
    `${high ? 'tanto o más' : 'tanto o menos'}: ${oneIn(chance, 'es')}`,
  number: (value) => new Intl.NumberFormat('es', { maximumFractionDigits: 1 }).format(value),
  date: (seconds) => new Intl.DateTimeFormat('es', { dateStyle: 'medium' }).format(seconds * 1000),

  replay: 'Repetición',
  replaySlider: 'Paso de la partida',
  first: 'Al principio',
  previous: 'Paso anterior',
  next: 'Paso siguiente',
  last: 'Al final',
  run: 'Reproducir',
  halt: 'Parar',
  eyesOf: 'Con los ojos de',
  everybody: 'espectador',
  speed: 'Velocidad',
  times: (speed) => `${new Intl.NumberFormat('es').format(speed)}×`,
  turnBefore: 'Al turno anterior',
  turnAfter: 'Al turno siguiente',
  linkToMoment: 'Copiar enlace',
  goToMoment: (text, step) => `Ir al paso ${step}: ${text}`,
  moments: 'Momentos que recordar',
}
