import { env, runInDurableObject } from 'cloudflare:test'

/**
 * The tests and the API that they ask live in the same week, whatever the day is: a clock that begins
 * here and goes on from there. `CLOCK` begins it elsewhere. Times at which the runtime is to ring go
 * the other way, as it goes by the clock of the machine.
 */
const beginsAt = Date.parse(env.CLOCK || '2026-11-24T10:00:00Z')
const mark = Symbol.for('firmament.clock')

if (!(mark in globalThis)) {
  const Real = Date
  const ahead = beginsAt - Real.now()
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: [] | [number | string], made) =>
      given.length === 0
        ? Reflect.construct(target, [Real.now() + ahead], made)
        : Reflect.construct(target, given, made),
    apply: () => new Real(Real.now() + ahead).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name, receiver),
  })
  Object.defineProperty(globalThis, mark, { value: ahead })
  await runInDurableObject(env.FIRM.get(env.FIRM.newUniqueId()), (_, { storage }) => {
    const ways: Pick<DurableObjectStorage, 'getAlarm' | 'setAlarm'> = Object.getPrototypeOf(storage)
    const { getAlarm, setAlarm } = ways
    ways.setAlarm = function setAlarmOn(at, ...rest) {
      return setAlarm.call(this, Number(at) - ahead, ...rest)
    }
    ways.getAlarm = async function getAlarmOn(...given) {
      const at = await getAlarm.apply(this, given)
      return at === null ? null : at + ahead
    }
  })
}
