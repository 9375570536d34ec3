// @ts-check

/**
 * Numbers that are the same for a seed on every machine (mulberry32).
 * @param {number} seed
 */
export function randomOf(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** @param {number} from @param {number} to both included */
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    /** @param {number} share from 0 to 1 */
    chance: (share) => next() < share,
    /** @template Item @param {readonly Item[]} items @returns {Item} */
    pick: (items) => /** @type {Item} */ (items[Math.floor(next() * items.length)]),
  }
}

/** @typedef {ReturnType<typeof randomOf>} Random */
