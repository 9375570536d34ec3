import { denominationsOf } from '#contract/core/cash.ts'

/** As many are offered to be pressed. */
const offered = 4

/**
 * What a customer may hand over for an amount: the next sums that notes make, the smallest first; all
 * in minor units, and none that is the amount itself.
 */
export function handedOver(due: number, currency: string): number[] {
  if (due <= 0) return []
  const notes = denominationsOf(currency).filter((note) => note >= 500)
  const sums = notes.map((note) => Math.ceil(due / note) * note)
  return [...new Set(sums)]
    .filter((sum) => sum > due)
    .toSorted((one, other) => one - other)
    .slice(0, offered)
}
