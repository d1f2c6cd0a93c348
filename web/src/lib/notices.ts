/** Telling a player who looks elsewhere that it is their turn. */
import { settings } from './settings.svelte'
import { callToTurn } from './sound'
import { t } from './words'

/** Ask the browser for permission to show notifications. */
export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  if (Notification.permission === 'granted') return true
  return (await Notification.requestPermission()) === 'granted'
}

const SHAKE = [90, 60, 90]

/** A browser lets only a page shake the device that has been touched. */
function shake(): void {
  if (!settings.vibrate || !('vibrate' in navigator) || !navigator.userActivation.hasBeenActive)
    return
  navigator.vibrate(SHAKE)
}

/** It has become this player's turn. */
export function announceTurn(game: string): void {
  callToTurn()
  shake()
  if (!document.hidden || !settings.notify || !('Notification' in globalThis)) return
  if (Notification.permission !== 'granted') return
  const notice = new Notification(t.yourTurn, { body: game, tag: 'sobremesa-turn' })
  notice.addEventListener('click', () => {
    focus()
    notice.close()
  })
}
