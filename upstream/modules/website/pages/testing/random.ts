/** Whole numbers from 0 to one below `below`. */
export type Random = (below: number) => number

/** Mulberry32: the same numbers from the same seed everywhere. */
export function seededRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** One of some values. @throws RangeError for none */
export function oneOf<T>(random: Random, values: readonly T[]): T {
  const at = random(values.length)
  for (const [place, value] of values.entries()) if (place === at) return value
  throw new RangeError('Nothing to choose from')
}

export function listOf<T>(random: Random, atMost: number, make: () => T): T[] {
  return Array.from({ length: random(atMost + 1) }, () => make())
}
