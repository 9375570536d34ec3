import { shownCode } from '#app/shell/i18n/keep-language.client.ts'

const worker = '/service-worker.js'

/**
 * Has a service worker keep the page about having no connection, in the language of this one. A
 * browser that knows or allows no service worker shows a page of its own then.
 */
export async function prepareOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(worker)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(`/offline?lng=${shownCode()}`)
  } catch {
    // A private window may refuse to keep anything.
  }
}
