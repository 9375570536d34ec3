import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'

/** A part of a fixed price that is billed when it is reached. */
export type Milestone = {
  id: string
  amount: Minor
  reachedDate: string | null
  /** It stands on an invoice. */
  isClaimed: boolean
}

/** Milestones to bill: reached, and on no invoice. */
export function dueMilestones<One extends Milestone>(milestones: readonly One[]): One[] {
  return milestones.filter(({ reachedDate, isClaimed }) => reachedDate !== null && !isClaimed)
}

/** A part of a fixed price that is billed as far as it is done. */
export type ProgressPart = {
  id: string
  /** What it is of the price of the project. */
  price: Minor
  /** Done, a decimal from 0 to 100. */
  percentDone: string
  /** What of it stands on invoices, credits taken off. */
  billed: Minor
}

/**
 * What of each part is to be billed: what it has come to, rounded to the cent, without what was billed
 * before. So no cent is lost on the way, and what is done makes exactly its price. It is negative where
 * progress was set back. Parts with nothing to bill are left out.
 * @throws RangeError 'percent_malformed' | 'amount_out_of_range'
 */
export function progressLines(parts: readonly ProgressPart[]): { id: string; amount: Minor }[] {
  return parts
    .map(({ id, price, percentDone, billed }) => ({
      id,
      amount: earned(price, percentDone) - billed,
    }))
    .filter(({ amount }) => amount !== 0)
}

function earned(price: Minor, percentDone: string): Minor {
  const done = parseDecimal(percentDone, { maxScale: 4, maxIntegerDigits: 3 })
  const hundred = done ? 100n * 10n ** BigInt(done.scale) : 0n
  if (done === undefined || done.units < 0n || done.units > hundred) {
    throw new RangeError('percent_malformed')
  }
  return minorFrom(divideRound(unitsOf(price) * done.units, hundred))
}
