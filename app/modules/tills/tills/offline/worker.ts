import { activated } from '#app/realtime/service-worker.client.ts'

const script = '/till-worker.js'

/** How long the browser is given to keep a page and what it is made of. */
const longestMs = 60_000

/**
 * Has a service worker keep the page of a till that sells without a connection, and its pictures.
 * Its scope is the selling screen of that till alone.
 * @returns whether the page is kept now
 */
export async function keepOfflinePage(
  scope: string,
  page: string,
  pictures: readonly string[],
): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const registration = await navigator.serviceWorker.register(script, { scope })
    const worker = registration.active ?? (await activeOf(registration))
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<boolean>((done) => {
      port1.onmessage = ({ data }) => done(data === 'kept')
      setTimeout(() => done(false), longestMs)
    })
    const parts = performance.getEntriesByType('resource').map(({ name }) => name)
    const isOnPage = location.pathname === page
    worker.postMessage({ page, pictures, parts: isOnPage ? parts : [] }, [port2])
    return await answer
  } catch {
    // A private window may refuse to keep anything.
    return false
  }
}

async function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.installing ?? registration.waiting
  if (!worker) throw new Error('No worker')
  await activated(worker)
  return worker
}
