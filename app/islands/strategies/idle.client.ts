import type { Strategy } from './strategy.ts'

/** A browser on a busy machine may never be idle; the island is then woken all the same. */
const patience = 2000

export const idle: Strategy = (_island, hydrate) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(hydrate, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(hydrate, { timeout: patience })
  return () => cancelIdleCallback(request)
}
