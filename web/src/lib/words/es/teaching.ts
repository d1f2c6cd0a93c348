/** Lessons, review and the rules to read, in Spanish. */
import { count } from '../counting'
import type { Teaching } from '../messages/teaching'

export const teaching: Teaching = {
  lessons: 'Lecciones',
  lesson: (number) => `Lección ${number}`,
  lessonsLeft: (count) => (count === 0 ? 'la última' : `${count} más por venir`),
  lessonNext: 'Siguiente',
  lessonLater: 'Ahora no',
  lessonsSkip: 'Saltar el tutorial',
  lessonsDone:
    'Eso es todo: ya sabes jugar. Sigue y gana la partida; las reglas están siempre detrás de cada «¿Por qué?».',
  lessonsClose: 'A jugar',
  lessonsAgain: 'Empezar las lecciones de nuevo',
  lessonsSwitch: 'Con lecciones',
  lessonsAbout: 'Explican el juego mientras juegas y señalan de qué hablan. Se pueden saltar.',
  learn: 'Aprender',
  learnAbout: 'Aprender a jugar, con una primera misión guiada',
  review: 'Análisis',
  reviewAsk: 'Analizar esta partida',
  reviewAskAbout: 'Dónde cambió, qué costó cada decisión y qué fue suerte. Tarda un minuto o dos.',
  reviewMaking: 'Repasando cada decisión…',
  reviewCurve: 'La probabilidad de ganar a lo largo de la partida',
  reviewParts: 'Qué movió la probabilidad de ganar, en puntos',
  reviewOwn: 'decisiones propias',
  reviewOthers: 'de otros',
  reviewChance: 'suerte',
  reviewTurns: 'Dónde cambió',
  reviewNowhere: 'En ningún momento: la probabilidad apenas cambió.',
  reviewBetter: (choice, points) => `Mejor: ${choice} (+${points})`,
  reviewLuck: (good, points) => (good ? `La suerte dio ${points}` : `La suerte quitó ${points}`),
  reviewPoints:
    'Los puntos son probabilidades de ganar, de cien. En dos de cada tres casos no se equivocan en más de lo que sigue a ±. Las decisiones propias, las de otros y la suerte suman el camino de la probabilidad de ganar. Cuando la propia estimación cambia de parecer, eso cuenta con las decisiones.',
  reviewTried: (playouts) =>
    `Cada decisión se probó ${String(playouts)} veces. Donde otra opción parecía mejor, las dos se compararon ${String(playouts)} veces más con otros dados, y solo cuenta lo que también allí fue mejor sin duda.`,
  reviewOff: ({ said, low, high, points }) =>
    `Las probabilidades valen si todos siguen como bots constantes. Hasta dónde fiarse: cuando decían ${String(said)}\u00a0% en sus partidas, se ganó entre el ${String(low)}\u00a0% y el ${String(high)}\u00a0% (un error medio de ${points} puntos); una sola posición puede ser mejor o peor.`,
  rule: 'Regla',
  ruleIn: (language) => `El texto está en ${{ es: 'español', en: 'inglés' }[language]}.`,
  ruleMissing: 'No hay texto para esta regla.',
  readRule: 'Leerlo en las reglas',
  rules: 'Reglas',
  rulesOf: (game) => `Las reglas de ${game}`,
  rulesSearch: 'Buscar en las reglas',
  rulesFound: (number) => count(number, 'regla encontrada', 'reglas encontradas'),
  rulesNone: 'No se ha encontrado nada. Prueba con menos palabras, o con otras.',
  rulesUnwritten: 'Las reglas de este juego aún no están escritas.',
  rulesContents: 'Contenido',
  rulesGlossary: 'Glosario',
  rulesSymbols: 'Símbolos',
  ruleLink: 'Enlace a esta regla',
  print: 'Imprimir',
}
