import type { Roll } from '../../../../testing/random.ts'

export { type Roll as Random, rollFrom as seededRandom } from '../../../../testing/random.ts'

/** One of some values. @throws RangeError for none */
export function oneOf<T>(random: Roll, values: readonly T[]): T {
  const at = random(values.length)
  for (const [place, value] of values.entries()) if (place === at) return value
  throw new RangeError('Nothing to choose from')
}

export function listOf<T>(random: Roll, atMost: number, make: () => T): T[] {
  return Array.from({ length: random(atMost + 1) }, () => make())
}
