/** The sounds of this page, as its player has set them. */
import type { Heard } from './recipes'
import { settings } from './settings.svelte'
import { Speaker } from './speaker'

/** Whoever looks elsewhere hears only what is urgent, and only if they asked to be told. */
export const speaker = new Speaker({
  volume: () => (settings.sound ? settings.volume : 0),
  welcome: (urgent) =>
    navigator.userActivation.hasBeenActive && (!document.hidden || (urgent && settings.notify)),
})

export function hear(...names: readonly Heard[]): void {
  speaker.play(names)
}

export function callToTurn(): void {
  speaker.play(['turn'], true)
}
