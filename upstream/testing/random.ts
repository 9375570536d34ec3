/** A repeatable stream of numbers from 0 to below 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Takes one of some values, each as often as the others. */
export function pickFrom(random: () => number): <Value>(values: readonly Value[]) => Value {
  return (values) => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }
}
