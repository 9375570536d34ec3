/** Takes a number from a row that looks like chance: a whole one from 0 to below `below`. */
export type Roll = (below: number) => number

/** A row of 32 bits each that looks like chance, the same each time for a seed (mulberry32). */
function bitsFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/**
 * A repeatable row of numbers from 0 to below 1. A test that uses one has its seed in its name, or
 * in the message of each `expect`, so that a failure tells it.
 */
export function randomFrom(seed: number): () => number {
  const bits = bitsFrom(seed)
  return () => bits() / 2 ** 32
}

/** A repeatable row of whole numbers, each below what is asked for; of seeds, see `randomFrom`. */
export function rollFrom(seed: number): Roll {
  const bits = bitsFrom(seed)
  return (below) => bits() % below
}

/** Takes one of some values, each as often as the others. */
export function pickFrom(random: () => number): <Value>(values: readonly Value[]) => Value {
  return (values) => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }
}
