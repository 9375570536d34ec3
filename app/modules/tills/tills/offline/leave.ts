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
  const isOut = state === 'left'
  const isDone = await allOf([
    shutStore,
    () => dropWorkers(isOut),
    () => dropCaches(isOut),
    () => isOut && localStorage.clear(),
    () => isOut && sessionStorage.clear(),
  ])
  // What failed is tried again by the next page.
  if (!isDone) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers
  document.cookie = keptTillsCookie('shut', location.protocol === 'https:')
}

/** Takes each step, whether or not those before it could be taken; says whether all could. */
async function allOf(steps: readonly (() => unknown)[]): Promise<boolean> {
  let isDone = true
  for (const step of steps) {
    try {
      await step()
    } catch {
      isDone = false
    }
  }
  return isDone
}

async function dropWorkers(isOut: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing
    if (isOut || worker?.scriptURL.endsWith(script)) await registration.unregister()
  }
}

async function dropCaches(isOut: boolean): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) {
    if (isOut || name.startsWith('till ')) await caches.delete(name)
  }
}
