/**
 * Keeps the page that sells without a connection, of one register: its scope is the selling screen
 * of that register, `/firms/…/tills/…/sell`. It answers there while the server is away, and only
 * for pages that are read; forms and calls are left to the browser, as those of another site would
 * look like ours if they were sent from here.
 */
const scope = new URL(self.registration.scope).pathname
const cacheName = `till ${scope}`
const lasting = /^\/(assets|fonts)\/|^\/icons\.svg$/
/** A server that has not answered by then is away. */
const longestMs = 8_000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/** A page says what to keep: the page's path, pictures, and the parts that it was made of. */
self.addEventListener('message', (event) => {
  const { page, pictures, parts } = Object(event.data)
  if (typeof page !== 'string' || !page.startsWith(`${scope}/`)) return
  const [port] = event.ports
  event.waitUntil(
    keep(page, parts, pictures).then(
      () => port?.postMessage('kept'),
      () => port?.postMessage('failed'),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(visit(request))
  else if (lasting.test(url.pathname)) event.respondWith(part(request))
  else if (request.destination === 'image') event.respondWith(picture(request))
})

async function visit(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(`${scope}/offline`)
  if (!kept) return fetch(request)
  const away = new Promise((done) => {
    setTimeout(done, longestMs)
  })
  const answer = await Promise.race([fetch(request).catch(() => undefined), away])
  return answer && ![502, 503, 504].includes(answer.status) ? answer : kept
}

async function part(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

async function picture(request) {
  return (await caches.match(request.url, { cacheName })) ?? fetch(request)
}

async function keep(page, parts, pictures) {
  const answer = await fetch(page, { redirect: 'manual' })
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
  const html = await answer.clone().text()
  const named = [...html.matchAll(/(?:href|src)="(\/[^"#?]+)/g)].map(([, path]) => path ?? '')
  const loaded = parts
    .map((url) => new URL(url, self.location.origin))
    .filter(({ origin }) => origin === self.location.origin)
    .map(({ pathname }) => pathname)
  const needed = new Set([...named, ...loaded].filter((path) => lasting.test(path)))
  const cache = await caches.open(cacheName)
  const known = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const lacking = [...needed].filter((path) => !known.includes(path))
  await cache.addAll(lacking)
  await cache.put(page, answer)
  // A picture that is away is not missed; those of items that are gone are dropped.
  for (const path of pictures.filter((one) => !known.includes(one))) {
    await cache.add(path).catch(() => undefined)
  }
  const used = new Set([page, ...needed, ...pictures])
  if (loaded.length === 0) return
  for (const path of known.filter((one) => !used.has(one))) await cache.delete(path)
}
