import { keepTyped } from '#app/shell/form/keep-typed.client.ts'

const graceMs = 1_000
let isEnding = false

/**
 * Asks for the page again, which then leads to the login or the lock screen and back here, with what was
 * typed. Not at once: in the page that signs out itself, the answer to that is on its way.
 */
export function leavePage(): void {
  if (isEnding) return
  isEnding = true
  const timer = setTimeout(async () => {
    await keepTyped()
    location.assign(location.pathname + location.search)
  }, graceMs)
  addEventListener('pagehide', () => clearTimeout(timer))
}
