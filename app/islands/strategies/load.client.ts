import type { Strategy } from './strategy.ts'

export const load: Strategy = (_island, wake) => {
  wake()
  return () => {}
}
