/** Everywhere and the connection, in Spanish. */
import { count } from '../counting'
import type { Everywhere } from '../messages/everywhere'

export const everywhere: Everywhere = {
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
  lobbyOffline: (ago) =>
    `Sin conexión. Tus mesas se ven como estaban (${ago}); en cuanto conteste el servidor se podrá jugar.`,
  error: 'Algo ha fallado',
  again: 'Reintentar',
  theme: (dark) => (dark ? 'Pasar a tema claro' : 'Pasar a tema oscuro'),
  languageOther: 'Switch to English',
  skipToContent: 'Ir a las opciones',
  credits:
    'Iconos de game-icons.net, CC BY 3.0 · Letras Bangers, Bungee, Londrina Solid y Saira Stencil One, SIL OFL 1.1',

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
}
