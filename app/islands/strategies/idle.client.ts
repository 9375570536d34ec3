import type { Strategy } from './strategy.ts'

export const idle: Strategy = (_island, wake) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(wake, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(wake)
  return () => cancelIdleCallback(request)
}
