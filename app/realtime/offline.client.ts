import { shownCode } from '#app/shell/i18n/keep-language.client.ts'
import { readyWorker } from './service-worker.client.ts'

/**
 * Has a service worker keep the page about having no connection, in the language of this one. A
 * browser that knows or allows no service worker shows a page of its own then.
 */
export async function prepareOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const { active } = await readyWorker()
    active?.postMessage(`/offline?lng=${shownCode()}`)
  } catch {
    // A private window may refuse to keep anything.
  }
}
