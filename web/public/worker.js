/**
 * The service worker: opens the page where there is no connection, and tells whoever asked for it
 * that it is their turn.
 *
 * Files whose names change with what is in them are kept for ever. The page itself and the icons are
 * asked for first, and kept for when nobody answers. What the server says of tables is never kept.
 */
const KEPT = 'sobremesa'
const PAGE = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(begin())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // A report that the server sends is a page of its own.
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(forEver(request))
  else if (pathname.startsWith('/icons/')) event.respondWith(latest(request))
})
/** A page tells what it had loaded before there was a worker. */
self.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data.keep))
})

async function begin() {
  await keepPage(await fetch(PAGE))
  await self.skipWaiting()
}

async function page(event) {
  try {
    const answer = await fetch(event.request)
    if (answer.status < 500) {
      if (answer.ok) event.waitUntil(keepPage(answer.clone()))
      return answer
    }
    return (await caches.match(PAGE)) ?? answer
  } catch {
    return (await caches.match(PAGE)) ?? Response.error()
  }
}

/** Keep the page and the files that it names; with another version what was kept is of no use. */
async function keepPage(answer) {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return
  const text = await answer.text()
  const before = await caches.match(PAGE)
  const files = filesOf(text)
  if (before && filesOf(await before.text()).join() !== files.join()) await caches.delete(KEPT)
  const cache = await caches.open(KEPT)
  await cache.put(PAGE, new Response(text, { headers: { 'content-type': 'text/html' } }))
  await keep(files)
}

function filesOf(text) {
  return text.match(/\/assets\/[\w.-]+/g) ?? []
}

async function keep(files) {
  const cache = await caches.open(KEPT)
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
}

async function forEver(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone())
  return answer
}

async function latest(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone())
    return answer
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/** It has become somebody's turn: said unless they look at the table already. */
self.addEventListener('push', (event) => {
  event.waitUntil(call(event.data.json()))
})
self.addEventListener('notificationclick', (event) => {
  const { link, stop } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === 'stop' ? stopCalls(stop) : open(link))
})

async function call({ table, title, body, link, stop, stop_text: text }) {
  const actions = [{ action: 'stop', title: text }]
  const look = { icon: '/app/icon-192.png', badge: '/app/icon-192.png', tag: table, actions }
  await self.registration.showNotification(title, { body, data: { link, stop }, ...look })
}

async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === link)
  await (there ? there.focus() : self.clients.openWindow(link))
}

async function stopCalls(token) {
  await fetch(`/api/calls/${token}`, { method: 'DELETE' })
}
