/** The sounds of this page, as its player has set them. What makes them is fetched with the first. */
import type { Heard } from './recipes'
import { settings } from './settings.svelte'
import type { Speaker } from './speaker'

let made: Promise<Speaker> | null = null

/** Whoever looks elsewhere hears only what is urgent, and only if they asked to be told. */
export function speaker(): Promise<Speaker> {
  made ??= import('./speaker').then(
    ({ Speaker }) =>
      new Speaker({
        volume: () => (settings.sound ? settings.volume : 0),
        welcome: (urgent) =>
          navigator.userActivation.hasBeenActive &&
          (!document.hidden || (urgent && settings.notify)),
      }),
  )
  return made
}

async function play(names: readonly Heard[], urgent: boolean): Promise<void> {
  if (!settings.sound || names.length === 0) return
  ;(await speaker()).play(names, urgent)
}

export function hear(...names: readonly Heard[]): void {
  void play(names, false)
}

export function callToTurn(): void {
  void play(['turn'], true)
}
