/** What makes this browser a screen: kept in it, so that a screen that dies comes back as the same. */
import { randomHex } from './connection'

const PLACE = 'sobremesa.screen'
/** Letters and digits that nobody takes for each other from across a room. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 6

interface Screen {
  /** Told to the server alone: by it a seat that was lent stays lent. */
  token: string
  /** Shown to everybody as long as the screen has no table. */
  code: string
}

function made(): Screen {
  const chance = crypto.getRandomValues(new Uint8Array(LENGTH))
  return {
    token: randomHex(16),
    code: Array.from(chance, (value) => SIGNS.charAt(value % SIGNS.length)).join(''),
  }
}

/** This browser as a screen; made when it first is one. */
export function thisScreen(): Screen {
  try {
    const kept = localStorage.getItem(PLACE)
    if (kept) return JSON.parse(kept) as Screen
    const screen = made()
    localStorage.setItem(PLACE, JSON.stringify(screen))
    return screen
  } catch {
    // A browser that keeps nothing is another screen after it was loaded anew.
    return made()
  }
}

/** The sign of a screen as people read it. */
export function readable(sign: string): string {
  return sign.slice(0, 4).toUpperCase()
}
