import type { Strategy } from './strategy.ts'

export const load: Strategy = (_island, hydrate) => {
  hydrate()
  return () => {}
}
