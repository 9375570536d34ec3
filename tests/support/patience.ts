import { vi } from 'vitest'

/** What is waited for comes soon, or late where the machine does other work as well. */
const patience = { timeout: 300_000, interval: 50 }
const wait = vi.waitFor

// By itself it gives up after a second, and has no setting. A file may come here twice.
if (!('isPatient' in wait)) {
  vi.waitFor = Object.assign(
    <T>(
      check: () => T | Promise<T>,
      options?: number | { timeout?: number; interval?: number },
    ) => {
      const own = typeof options === 'number' ? { timeout: options } : options
      return wait(check, { ...patience, ...own })
    },
    { isPatient: true },
  )
}
