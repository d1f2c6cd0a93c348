/** The interface in Spanish. Its shape is what every other language must have. */
import type { ChatItem, Coach, Difficulty, Revealed } from '../types'

const WAYS = ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste']

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

/** How often something so unlikely happens. */
export function oneIn(chance: number, language: 'es' | 'en'): string {
  const games = chance >= 0.4 ? 2 : Math.round(1 / Math.max(chance, 1e-9))
  const many = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(games)
  return language === 'es' ? `1 de cada ${many}` : `1 in ${many}`
}

export interface Messages {
  // Everywhere
  name: string
  tagline: string
  close: string
  cancel: string
  back: string
  copy: string
  copied: string
  yes: string
  no: string
  loading: string
  stillTrying: string
  error: string
  again: string
  theme: (dark: boolean) => string
  languageOther: string
  languageName: string
  skipToContent: string
  credits: string
  // The board
  board: string
  goal: string
  goalMore: string
  goalLess: string
  acting: string
  pinned: string
  zoomIn: string
  zoomOut: string
  fit: string
  skip: string
  watchOn: string
  facing: (way: number) => string
  pieceActive: string
  pieceDone: string
  outOf: (name: string, now: number, most: number) => string
  cardBack: string
  cards: string
  showCards: string
  hideCards: string
  pile: (name: string, count: number) => string
  dice: (faces: string) => string
  dieOf: (face: string, sides: number) => string
  // The question
  why: string
  whyNot: string
  notPossible: (count: number) => string
  choices: string
  choicesCount: (count: number) => string
  key: (key: string) => string
  waitingFor: (names: string) => string
  waitingTitle: string
  coach: string
  coachAsk: string
  coachThinks: string
  coachSays: string
  coachBetween: (low: number, high: number) => string
  coachReason: (feature: string, better: boolean) => string
  coachAbout: string
  lessons: string
  lesson: (number: number) => string
  lessonsLeft: (count: number) => string
  lessonNext: string
  lessonLater: string
  lessonsSkip: string
  lessonsDone: string
  lessonsClose: string
  lessonsAgain: string
  lessonsSwitch: string
  lessonsAbout: string
  learn: string
  learnAbout: string
  coachTitle: string
  coachSetting: (value: Coach) => string
  botThinks: (names: string) => string
  hurryBot: string
  review: string
  reviewAsk: string
  reviewAskAbout: string
  reviewMaking: string
  reviewCurve: string
  reviewByChoice: string
  reviewByLuck: string
  reviewTurns: string
  reviewBetter: (choice: string, points: string) => string
  reviewLuck: (good: boolean, points: string) => string
  reviewError: (points: number, playouts: number) => string
  watching: string
  watchingAbout: string
  youToo: string
  sending: string
  anyoneDecides: string
  notThisTurn: string
  notThisTurnAbout: string
  dontAsk: string
  dontAskAbout: string
  undo: string
  undoAsk: string
  undoToHere: string
  goTo: (cell: string, steps: number, cost: string) => string
  goDanger: (cell: string) => string
  goFar: (cell: string, steps: number, cost: string) => string
  sitHere: string
  undoFree: (steps: number) => string
  undoStops: (reason: Revealed) => string
  undoNothing: string
  undoWanted: (name: string, steps: number) => string
  undoWhy: (reason: Revealed) => string
  undoAlone: (reason: Revealed) => string
  undoWaiting: (names: string) => string
  agree: string
  refuse: string
  whatIf: string
  whatIfOn: string
  whatIfAbout: string
  whatIfNear: string
  whatIfBack: string
  whatIfStop: string
  whatIfAsked: (role: string) => string
  whatIfOver: string
  planShow: string
  planHide: string
  planSeen: string
  planShown: string
  planOf: (name: string) => string
  planDismiss: string
  planHidden: string
  rule: string
  ruleIn: (language: string) => string
  ruleMissing: string
  readRule: string
  rules: string
  rulesOf: (game: string) => string
  rulesSearch: string
  rulesFound: (number: number) => string
  rulesNone: string
  rulesUnwritten: string
  rulesContents: string
  rulesGlossary: string
  rulesSymbols: string
  ruleLink: string
  print: string
  // The chronicle
  chronicle: string
  chronicleEmpty: string
  seeThen: string
  pastTitle: string
  pastStep: (step: number, of: number) => string
  backToNow: string
  newLines: (count: number) => string
  // Chat
  chat: string
  chatEmpty: string
  chatSay: string
  chatOff: string
  chatWho: string
  chatFor: (who: string) => string
  mute: string
  unmute: string
  sendAway: string
  chatSend: string
  chatEarlier: string
  chatNew: (count: number) => string
  notice: (item: ChatItem) => string
  spectator: string
  // The bar
  seats: string
  you: string
  bot: string
  here: string
  away: string
  freeSeat: string
  turn: string
  invite: string
  menu: string
  help: string
  settings: string
  spectators: (count: number) => string
  lobby: string
  leave: string
  // Connection
  connecting: string
  offline: string
  readOnly: string
  restartIn: (minutes: number) => string
  closedFor: (code: number) => string
  reconnect: string
  // Settings
  sound: string
  notify: string
  notifyBlocked: string
  pace: string
  paceOf: (pace: number) => string
  cover: string
  coverOf: (cover: string) => string
  askTwice: string
  askBlunders: string
  blunder: (points: number) => string
  coachWeighs: string
  sure: string
  sureYes: (choice: string) => string
  sureNo: string
  orders: string
  ordersAbout: string
  ordersNone: string
  orderThisTurn: (name: string) => string
  orderRemove: (name: string) => string
  report: string
  reportAbout: string
  reportNote: string
  reportMake: string
  record: string
  fairness: string
  fairnessAbout: string
  commitment: string
  secret: string
  // Seats
  seatsTitle: string
  handToBot: string
  takeBack: string
  giveLink: string
  giveLinkAbout: string
  reopen: string
  reopenAbout: string
  reopenIn: (seconds: number) => string
  seatLeaving: string
  rename: string
  abandon: string
  abandonAsk: string
  inviteAbout: string
  inviteSeat: (role: string) => string
  inviteWatch: string
  linkHereOnly: string
  linkNearby: string
  linkNowhere: string
  // Hot seat
  passTo: (name: string) => string
  passAbout: string
  passReady: (name: string) => string
  // Help
  helpTitle: string
  helpKeys: readonly (readonly [string, string])[]
  helpAbout: string
  // The end
  won: string
  lost: string
  ended: string
  watchAgain: string
  lookAtBoard: string
  goOnThere: string
  playAgain: string
  swapSides: string
  playHarder: string
  playHarderAt: (mission: string) => string
  nextMission: (mission: string) => string
  whatNext: string
  seeResult: string
  campaigns: string
  campaignAfter: (mission: string, result: string) => string
  asCampaign: string
  goOnWith: (mission: string) => string
  campaignSoFar: string
  // Past results and luck
  results: string
  resultsNone: string
  resultsOf: (games: number) => string
  wonOf: (won: number, games: number) => string
  winsOf: (name: string, won: number) => string
  usualSettings: string
  duration: (seconds: number) => string
  luck: string
  luckAbout: string
  luckNone: string
  luckProved: string
  luckDoubt: (problem: string) => string
  luckNobody: string
  luckDie: string
  luckRolls: string
  luckExpected: string
  luckActual: string
  luckChance: string
  luckChanceOf: (high: boolean, chance: number) => string
  number: (value: number) => string
  date: (seconds: number) => string
  // The lobby
  games: string
  noGames: string
  players: (low: number, high: number) => string
  minutes: (low: number, high: number) => string
  missions: (count: number) => string
  play: string
  openTable: string
  mission: string
  options: string
  whoSits: string
  seatMe: string
  seatHere: string
  seatLink: string
  seatOpen: string
  seatBot: (name: string) => string
  howMany: string
  yourName: string
  playerName: string
  listed: string
  listedAbout: string
  start: string
  resume: string
  resumeNone: string
  openTables: string
  watchGames: string
  watch: string
  join: string
  sitDown: string
  seatFor: (role: string) => string
  seatGone: string
  yourTurn: string
  turnOf: (names: string) => string
  statusOpen: string
  statusOver: string
  ago: (seconds: number) => string
  steps: (count: number) => string
  difficulty: (difficulty: Difficulty) => string
  campaign: string
  forget: string
  // The waiting room
  waitingRoom: string
  waitingRoomAbout: string
  seatTaken: (name: string) => string
  seatWaits: string
  startNow: string
  sitAs: (role: string) => string
  // Replay
  replay: string
  replaySlider: string
  first: string
  previous: string
  next: string
  last: string
  run: string
  halt: string
  eyesOf: string
  everybody: string
  speed: string
  times: (speed: number) => string
  turnBefore: string
  turnAfter: string
  linkToMoment: string
  goToMoment: (text: string, step: number) => string
  moments: string
}

export const es: Messages = {
  name: 'Sobremesa',
  tagline: 'Reglamentos de mesa que se juegan: aquí, ahora y entre amigos.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Volver',
  copy: 'Copiar',
  copied: 'Copiado',
  yes: 'Sí',
  no: 'No',
  loading: 'Cargando…',
  stillTrying: 'El servidor no contesta todavía. Se sigue intentando…',
  error: 'Algo ha fallado',
  again: 'Reintentar',
  theme: (dark) => (dark ? 'Pasar a tema claro' : 'Pasar a tema oscuro'),
  languageOther: 'Switch to English',
  languageName: 'español',
  skipToContent: 'Ir a las opciones',
  credits: 'Iconos de game-icons.net, CC BY 3.0',

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

  why: '¿Por qué?',
  whyNot: '¿Por qué no?',
  notPossible: (number) => `Ahora no es posible (${number})`,
  choices: 'Opciones',
  choicesCount: (number) => count(number, 'opción', 'opciones'),
  key: (key) => `tecla ${key}`,
  waitingFor: (names) => `Esperando a ${names}…`,
  waitingTitle: 'No te toca a ti',
  coach: 'Entrenador',
  coachAsk: '¿Qué haría alguien que juega bien?',
  coachThinks: 'El entrenador está probando jugadas…',
  coachSays: 'Quien juega bien haría',
  coachBetween: (low, high) => `entre ${low} y ${high} % de ganar`,
  coachReason: (feature, better) => `${better ? 'mejor' : 'peor'}: ${feature}`,
  coachAbout: 'Probabilidades de ganar, probadas con lo que sabe tu asiento.',
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
  coachTitle: 'El entrenador',
  coachSetting: (value) =>
    ({ never: 'callado', request: 'si se le pregunta', always: 'en cada decisión' })[value],
  botThinks: (names) => `${names}: pensando…`,
  hurryBot: 'Que decida ya',
  review: 'Análisis',
  reviewAsk: 'Analizar esta partida',
  reviewAskAbout: 'Dónde cambió, qué costó cada decisión y qué fue suerte. Tarda un minuto o dos.',
  reviewMaking: 'Repasando cada decisión…',
  reviewCurve: 'La probabilidad de ganar a lo largo de la partida',
  reviewByChoice: 'por decisiones',
  reviewByLuck: 'por suerte',
  reviewTurns: 'Dónde cambió',
  reviewBetter: (choice, points) => `Mejor: ${choice} (+${points})`,
  reviewLuck: (good, points) => (good ? `La suerte dio ${points}` : `La suerte quitó ${points}`),
  reviewError: (points, playouts) =>
    `Los puntos son probabilidades de ganar, de cien. El valor de una posición se equivoca en unos ${String(points)}; cada decisión se probó ${String(playouts)} veces.`,
  watching: 'Estás mirando',
  watchingAbout:
    'No ves la mano de nadie y no decides nada. Puedes hablar con la mesa en la charla.',
  youToo: 'Tú también puedes hacer algo:',
  sending: 'Enviando…',
  anyoneDecides: 'Puede decidir cualquiera de vosotros.',
  notThisTurn: 'No más en este turno',
  notThisTurnAbout: 'Se dejará pasar sin preguntar hasta que empiece el turno siguiente.',
  dontAsk: 'No preguntarme nunca por esto',
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
  rule: 'Regla',
  ruleIn: (language) => `El texto está en ${language}.`,
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

  chronicle: 'Crónica',
  chronicleEmpty: 'Aquí se contará la partida.',
  seeThen: 'Ver el tablero tal como estaba entonces',
  pastTitle: 'Así estaba el tablero',
  pastStep: (step, of) => `Paso ${step} de ${of}`,
  backToNow: 'Volver al presente',
  newLines: (number) => count(number, 'línea nueva', 'líneas nuevas'),

  chat: 'Charla',
  chatEmpty: 'Todavía nadie ha dicho nada.',
  chatSay: 'Di algo…',
  chatOff: 'Ahora no puedes escribir en la charla de esta mesa.',
  chatWho: 'Quién puede hablar',
  chatFor: (who) => (who === 'all' ? 'todos' : who === 'seats' ? 'solo quienes juegan' : 'nadie'),
  mute: 'Silenciar',
  unmute: 'Dejar hablar',
  sendAway: 'Echar de la mesa',
  chatSend: 'Enviar',
  chatEarlier: 'Mensajes anteriores',
  chatNew: (number) => count(number, 'mensaje nuevo', 'mensajes nuevos'),
  notice: ({ name, text }) =>
    ({
      sat: `${name} se ha sentado.`,
      left: `${name} se ha ido.`,
      renamed: `Ahora se llama ${name}.`,
      'to-bot': `${name} deja su sitio a un bot.`,
      'from-bot': `${name} vuelve a jugar en persona.`,
      leaving: `${name} no está: si no vuelve pronto, su sitio podrá ser de otra persona.`,
      here: `${name} sigue aquí y conserva su sitio.`,
      reopened: `El sitio de ${name} queda libre para otra persona.`,
      started: 'La partida ha empezado.',
      undone: `${name} ha deshecho.`,
      'undo-refused': `${name} no quiere deshacer.`,
      'bot-failed': `El bot de ${name} no ha respondido bien: se elige por él.`,
      abandoned: 'La partida se ha abandonado.',
      muted: `${name} ya no puede hablar en la charla.`,
      unmuted: `${name} puede volver a hablar.`,
      removed: 'Se ha echado a alguien que miraba.',
      'chat-all': 'Todos pueden hablar en la charla.',
      'chat-seats': 'Solo pueden hablar quienes juegan.',
      'chat-nobody': 'La charla está cerrada.',
      updated: `La partida sigue con reglas nuevas: ${name}.`,
    })[text] ?? text,
  spectator: 'Espectador',

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

  connecting: 'Conectando…',
  readOnly: 'El servidor está en mantenimiento: puedes mirar, pero de momento no se puede jugar.',
  restartIn: (minutes) =>
    `El servidor se reinicia en ${count(minutes, 'minuto', 'minutos')}. La partida se conserva y sigue sola después.`,
  offline: 'Sin conexión. Lo que has elegido se guarda y se enviará cuando vuelva el servidor.',
  closedFor: (code) =>
    ({
      4400: 'Esta página no se entiende con el servidor. Vuelve a cargarla.',
      4403: 'Ya no puedes estar en esta mesa.',
      4404: 'Esta mesa no existe.',
      4409: 'La mesa se ha cerrado.',
      4503: 'Este servidor no tiene las reglas con las que se jugó esta mesa.',
    })[code] ?? 'La conexión se ha cerrado.',
  reconnect: 'Conectar ahora',

  sound: 'Sonido',
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
    `Según el entrenador, esto te cuesta unos ${points} puntos de cada cien de ganar.`,
  coachWeighs: 'El entrenador mira cuánto cuesta… Elígelo otra vez si no quieres esperar.',
  sure: '¿Seguro?',
  sureYes: (choice) => `Sí: ${choice}`,
  sureNo: 'Mejor no',
  orders: 'Órdenes permanentes',
  ordersAbout: 'Ocasiones de intervenir que dejas pasar sin que se te pregunte.',
  ordersNone: 'Se te pregunta por todo.',
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

  seatsTitle: 'Quién juega qué',
  handToBot: 'Dejar a un bot',
  takeBack: 'Recuperar',
  giveLink: 'Ceder el sitio',
  giveLinkAbout: 'Quien abra este enlace se queda con tu sitio.',
  reopen: 'Enlace nuevo',
  reopenAbout: 'Si quien lo tiene no vuelve en un rato, el enlace anterior deja de valer.',
  reopenIn: (seconds) => `Enlace nuevo en ${seconds} s si no vuelve`,
  seatLeaving: 'Quieren dar tu sitio a otra persona: entra para conservarlo.',
  rename: 'Cambiar el nombre',
  abandon: 'Cerrar la mesa',
  abandonAsk: '¿Cerrar la mesa para todos?',
  inviteAbout: 'Cada enlace sirve para un sitio. No hace falta cuenta.',
  inviteSeat: (role) => `Enlace para ${role}`,
  inviteWatch: 'Enlace para mirar',
  linkHereOnly:
    'Este enlace solo funciona en este ordenador: el servidor no escucha a nadie más. Para invitar a alguien de la misma red, arráncalo con «sobremesa serve --host 0.0.0.0».',
  linkNearby: 'El enlace vale para quien esté en tu misma red.',
  linkNowhere: 'Este ordenador no está en ninguna red: el enlace no llegará a nadie.',

  passTo: (name) => `Pasa el dispositivo a ${name}`,
  passAbout: 'La pantalla está tapada para que nadie vea lo que no debe.',
  passReady: (name) => `Soy ${name}, adelante`,

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
    ['Esc', 'cerrar un menú, volver al presente'],
    ['?', 'esta ayuda'],
  ],
  helpAbout:
    'Lo que se puede elegir está iluminado; también está en la lista de la derecha. Al señalar una opción se ve en el tablero lo que haría. Las reglas se abren con «¿Por qué?».',

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
  luckAbout:
    'Cuánto han sumado los dados de cada uno, cuánto cabía esperar y cada cuántas partidas pasa algo así.',
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

  games: 'Juegos',
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
  listed: 'Mostrar la mesa en el inicio',
  listedAbout: 'Cualquiera podrá encontrarla y mirar.',
  start: 'Empezar',
  resume: 'Tus mesas',
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
