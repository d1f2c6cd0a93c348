/** The screen in the middle, phones as hands, and codes to scan, in Spanish. */
import { count } from '../counting'
import type { Room } from '../messages/room'

export const room: Room = {
  bigScreen: 'Pantalla grande',
  screenAbout:
    'El tablero para todos, en un televisor o una tableta. No enseña ninguna mano ni ningún secreto.',
  screenHere: 'Mostrarlo en este aparato',
  screenCode: 'Código de la pantalla',
  screenCodeAbout: (address) =>
    `Abre ${address} en la pantalla: mostrará un código. Escríbelo aquí.`,
  screenHand: 'Poner la mesa en la pantalla',
  screenSent: 'Enviado. Si el código es el suyo, la pantalla aparece enseguida.',
  screenSign: (sign) => `Pantalla ${sign}`,
  screenCount: (screens) => count(screens, 'pantalla en la mesa', 'pantallas en la mesa'),
  lend: (sign) => `Prestar mis toques a la pantalla ${sign}`,
  lendAbout: 'Quien la toque juega por tu sitio en todo lo que no sea secreto.',
  screenWaits: 'Esta pantalla espera una mesa',
  screenWaitsAbout:
    'Escribe el código en la mesa, en «Pantalla grande», o escanéalo con un móvil que esté sentado a ella.',
  screenWhich: '¿Qué mesa pones en la pantalla?',
  screenNoTables: 'Este navegador no está sentado a ninguna mesa.',
  screenTurn: 'Girar la pantalla',
  screenTouchForSound: 'Toca una vez para oírla',
  screenWhole: 'Pantalla completa',
  screenGone: 'Esta mesa ya no está.',
  scanToJoin: 'Escanea para jugar',
  scanToJoinAbout: 'Elige un sitio libre, di tu nombre y juega.',
  scanToWatch: 'Escanea para mirar',
  touchFor: (name) => `Toca para jugar por ${name}`,
  wholeBoard: 'Ver todo el tablero',
  partOfBoard: 'Volver a lo que se decide',
  fullTable: 'Mesa completa',
  handOnly: 'Solo mi mano',
  yourCards: 'Tus cartas y figuras',
  qrCode: 'Código QR',
  qrOf: (what) => `Código para escanear: ${what}`,
  openSeats: 'Sitios libres para quien escanee el código',
  openSeatsAbout: 'Quien tenga el enlace de la mesa podrá sentarse donde no haya nadie.',
  notReached:
    '¿No se abre en el móvil? Tiene que estar en la misma wifi, y el cortafuegos de este ordenador debe dejarlo entrar.',
  linkUnreached: 'Aún no ha llegado nadie desde otro aparato.',
  linkReached: 'Funciona: ya ha llegado otro aparato.',
  linkVirtual: (network) =>
    `Este ordenador solo está en una VPN o una red virtual (${network}): solo puede venir quien esté en ella.`,
  firewallOn: 'Aquí hay un cortafuegos. Esto deja entrar a los móviles:',
}
