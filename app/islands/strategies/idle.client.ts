import type { Strategy } from './strategy.ts'

export const idle: Strategy = (_island, hydrate) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(hydrate, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(hydrate)
  return () => cancelIdleCallback(request)
}
