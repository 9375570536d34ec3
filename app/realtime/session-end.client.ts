const graceMs = 1_000
let isEnding = false

/**
 * Asks for the page again, which then leads to the login or the lock screen and back here. Not at
 * once: in the page that signs out itself, the answer to that is on its way.
 */
export function leavePage(): void {
  if (isEnding) return
  isEnding = true
  const timer = setTimeout(() => location.assign(location.pathname + location.search), graceMs)
  addEventListener('pagehide', () => clearTimeout(timer))
}
