/**
 * Shows the page about having no connection in place of the browser's own, and notices that are
 * pushed to this device. It keeps no other page, as whoever uses the device next may be somebody
 * else; `till-worker.js` keeps one, of a till. Forms are left to the browser: sent from here, one of
 * another site would look like ours.
 */
const cacheName = 'offline'
const parts = ['style', 'font']
const dayMs = 86_400_000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable())
})

/** A page says in which language it is read: `/offline?lng=…`. */
self.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(visit(event))
  else if (parts.includes(request.destination)) event.respondWith(fetchPart(request))
})

async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const cache = await caches.open(cacheName)
    const [page] = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/offline')
    const kept = page && (await cache.match(page))
    if (!kept) throw error
    return kept
  }
}

async function fetchPart(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request.url)
    if (!kept) throw error
    return kept
  }
}

async function keep(path) {
  const known = await caches.match(path)
  const age = Date.now() - Date.parse(known?.headers.get('date') ?? '')
  if (known && age < dayMs) return
  // Without cookies: the page as it is for everybody.
  const answer = await fetch(path, { credentials: 'omit' })
  if (!answer.ok) return
  const html = await answer.clone().text()
  const hrefs = [...html.matchAll(/<link rel="(?:stylesheet|preload)" href="([^"]+)"/g)]
  await caches.delete(cacheName)
  const cache = await caches.open(cacheName)
  await cache.addAll(hrefs.map(([, href]) => href ?? ''))
  await cache.put(path, answer)
}

/** A notice of ours, encrypted for this browser: `{ title, body, link, tag }`. */
self.addEventListener('push', (event) => {
  const { title = 'Firmament', body = '', link = '/notifications', tag } = readNote(event.data)
  const shown = { body, tag, icon: '/icon-192.png', data: { link } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

function readNote(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** Opens the page that a notice is about: a path of this site, and of no other. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { origin } = self.location
  const url = new URL(event.notification.data?.link ?? '/notifications', origin)
  event.waitUntil(url.origin === origin ? self.clients.openWindow(url.href) : undefined)
})
