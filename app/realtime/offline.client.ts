import { publicCodes } from '#app/shell/i18n/public-codes.ts'

const worker = '/service-worker.js'

/**
 * Has a service worker keep the page about having no connection, in the language of this one. A
 * browser that knows or allows no service worker shows a page of its own then.
 */
export async function prepareOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { lang } = document.documentElement
  const code = Object.entries(publicCodes).find(([tag]) => tag === lang)?.[1]
  try {
    await navigator.serviceWorker.register(worker)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(`/offline?lng=${code}`)
  } catch {
    // A private window may refuse to keep anything.
  }
}
