import type { Minor } from '#contract/core/money.ts'

/**
 * By how much a tax that was typed from a document may differ from what the rate gives, for sellers
 * round line by line, by rate or not at all: five minor units, or one percent where that is more.
 */
export function taxTolerance(byRate: Minor): Minor {
  return Math.max(5, Math.floor(Math.abs(byRate) / 100))
}
