/**
 * The product's service worker, once it is at work.
 * @throws where the browser allows none, as in some private windows
 */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js')
  return navigator.serviceWorker.ready
}
