/** The page as an app: a service worker opens it without a connection. */

/** What the worker keeps besides the page itself. */
const KEPT = /^\/(assets|icons)\//

export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const here = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && KEPT.test(pathname),
  )
  active?.postMessage({ keep: here.map(({ pathname }) => pathname) })
}
