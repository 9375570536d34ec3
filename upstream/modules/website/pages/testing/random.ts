/** Whole numbers from 0 to one below `below`, as `rollFrom` of the tests gives them. */
export type Random = (below: number) => number

/** One of some values. @throws RangeError for none */
export function oneOf<T>(random: Random, values: readonly T[]): T {
  const at = random(values.length)
  for (const [place, value] of values.entries()) if (place === at) return value
  throw new RangeError('Nothing to choose from')
}

export function listOf<T>(random: Random, atMost: number, make: () => T): T[] {
  return Array.from({ length: random(atMost + 1) }, () => make())
}
