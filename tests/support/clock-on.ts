import { env } from 'cloudflare:test'

/**
 * `DAYS_ON=365 npm test worker` asks whether any test depends on today's date: the clock of the tests and
 * of the API is so many days on. The runtime's own alarms go by the real one.
 */
const daysOn = Number(env.DAYS_ON || '0')

if (daysOn !== 0) {
  const Real = Date
  const shift = daysOn * 86_400_000
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: [] | [number | string]) =>
      given.length === 0 ? new target(Real.now() + shift) : Reflect.construct(target, given),
    get: (target, name, receiver) =>
      name === 'now' ? () => Real.now() + shift : Reflect.get(target, name, receiver),
  })
}
