/**
 * The product's service worker, once it is at work. Not `serviceWorker.ready`: that is the worker of
 * the page it is asked on, which on a till's selling screen is the till's own.
 * @throws where the browser allows none, as in some private windows
 */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (worker && worker.state !== 'activated') await activated(worker)
  return registration
}

/** Waits until a worker is at work. @throws where it could not be installed */
export async function activated(worker: ServiceWorker): Promise<void> {
  await new Promise<void>((done, failed) => {
    const look = () => {
      if (worker.state === 'activated') done()
      if (worker.state === 'redundant') failed(new Error('The worker was not installed'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
