/** The chronicle and the chat, in Spanish. */
import { count } from '../counting'
import type { Telling } from '../messages/telling'

export const telling: Telling = {
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
      lent: `${name} presta sus toques a la pantalla.`,
      'not-lent': `${name} ya no presta sus toques a la pantalla.`,
      'ties-always': `${name} quiere que se pregunte por cada empate.`,
      'ties-matters': `${name} deja a la mesa los empates que no importan.`,
      'ties-never': `${name} deja a la mesa todos los empates.`,
      started: 'La partida ha empezado.',
      undone: `${name} ha vuelto atrás.`,
      'undo-refused': `${name} no quiere deshacer.`,
      'bot-failed': `El bot de ${name} no ha respondido bien: se elige por él.`,
      abandoned: 'La partida se ha abandonado.',
      muted: `${name} ya no puede hablar en la charla.`,
      unmuted: `${name} puede volver a hablar.`,
      removed: 'Se ha echado a alguien que miraba.',
      'chat-all': 'Todos pueden hablar en la charla.',
      'chat-seats': 'Solo pueden hablar quienes juegan.',
      'chat-nobody': 'La charla está cerrada.',
      'stand-in': `${name} lleva sin contestar lo acordado: un bot juega hasta que vuelva.`,
      'hook-on': 'Un grupo sabrá a quién le toca.',
      'hook-off': 'El grupo ya no sabrá a quién le toca.',
      delay:
        name === '0'
          ? 'Los espectadores lo ven todo al momento.'
          : `Los espectadores ven cómo estaba hace ${name} decisiones.`,
      updated: `La partida sigue con reglas nuevas: ${name}.`,
    })[text] ?? text,
  spectator: 'Espectador',
}
