import { keptTillsCookie, readKeptTills } from '#app/shell/session/kept-tills.ts'
import { shutStore } from './store.ts'

const script = '/till-worker.js'

/**
 * Shuts what this browser keeps of tills, once somebody signed out or locked the screen: the kept
 * pages with their workers go, and of the tickets only sealed ones stay. After signing out, what else
 * the product has kept goes too, as the browser was not told to throw all of it away.
 */
export async function leaveTills(): Promise<void> {
  const state = readKeptTills(document.cookie)
  if (state === undefined || state === 'shut') return
  await shutStore()
  const isOut = state === 'left'
  if ('serviceWorker' in navigator) {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const worker = registration.active ?? registration.waiting ?? registration.installing
      const isOfTill = worker?.scriptURL.endsWith(script)
      if (isOut || isOfTill) await registration.unregister()
    }
    for (const name of await caches.keys()) {
      if (isOut || name.startsWith('till ')) await caches.delete(name)
    }
  }
  if (isOut) {
    localStorage.clear()
    sessionStorage.clear()
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers
  document.cookie = keptTillsCookie('shut', location.protocol === 'https:')
}
