import { proxy, type Snapshot, snapshot } from 'valtio/vanilla'

const seeds = new WeakMap<object, unknown>()

/**
 * State that all islands of a page share: read it with `useShared`, write it by assignment in the
 * browser. Belongs in a `.state.ts` file. On the server a module serves all tenants at once, so
 * there the state is frozen and a write throws.
 */
export function shared<T extends object>(initial: T): T {
  const state = proxy(initial)
  seeds.set(state, snapshot(state))
  return import.meta.env.SSR ? deepFreeze(state) : state
}

/**
 * The state as it was made, which is what the server rendered from.
 *
 * @throws when the state was not made by `shared`
 */
export function seedOf<T extends object>(state: T): Snapshot<T> {
  if (!seeds.has(state)) throw new Error('Shared state is made by shared(), not by proxy()')
  // A WeakMap cannot say that its value follows from its key.
  return seeds.get(state) as Snapshot<T>
}

function deepFreeze<T extends object>(state: T): T {
  for (const { value } of Object.values(Object.getOwnPropertyDescriptors(state)))
    if (typeof value === 'object' && value !== null) deepFreeze(value)
  return Object.freeze(state)
}
