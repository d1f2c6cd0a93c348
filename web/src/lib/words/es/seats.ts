/** Who plays what, and invitations, in Spanish. */
import type { Seats } from '../messages/seats'

export const seats: Seats = {
  seatsTitle: 'Quién juega qué',
  handToBot: 'Dejar a un bot',
  patience: 'Si alguien no contesta',
  patienceOf: (seconds) =>
    ({ 3600: 'tras una hora sigue un bot', 86400: 'tras un día sigue un bot' })[seconds] ??
    (seconds === 0 ? 'se le espera' : `tras ${seconds / 86400} días sigue un bot`),
  standIn: 'Bot suplente',
  stoodIn: (name) => `Un bot juega por ${name} hasta que vuelva.`,
  takeBack: 'Recuperar',
  giveLink: 'Ceder el sitio',
  giveLinkAbout: 'Quien abra este enlace se queda con tu sitio.',
  reopen: 'Enlace nuevo',
  reopenAbout:
    'Si quien lo tiene no vuelve en un rato, se puede deshacer sin su acuerdo; un enlace nuevo anula el anterior.',
  reopenIn: (seconds) => `Enlace nuevo en ${seconds} s si no vuelve`,
  seatLeaving: 'Quieren dar tu sitio a otra persona: entra para conservarlo.',
  rename: 'Cambiar el nombre',
  abandon: 'Cerrar la mesa',
  abandonAsk: '¿Cerrar la mesa para todos?',
  inviteAbout: 'Cada enlace sirve para un sitio. No hace falta cuenta.',
  inviteSeat: (role) => `Enlace para ${role}`,
  inviteWatch: 'Enlace para mirar',
  linkHereOnly:
    'Este enlace solo funciona en este ordenador: el servidor no escucha a nadie más. Para invitar a móviles y amigos de la misma red, arráncalo con «sobremesa --lan».',
  linkNearby: 'El enlace vale para quien esté en tu misma red.',
  linkNowhere: 'Este ordenador no está en ninguna red: el enlace no llegará a nadie.',
}
