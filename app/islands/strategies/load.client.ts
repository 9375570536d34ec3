import type { Strategy } from './strategy'

export const load: Strategy = (_island, wake) => {
  wake()
  return () => {}
}
