import { add, divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { decimalOf } from '../amounts.ts'

/** One month of the year that the extra pay is earned in. */
export type EarnedMonth = {
  /** Monthly pay that month's part is of. */
  monthlyPay: Minor
  /** The part of the month that earns it, as a decimal from 0 to 1: employed, and not unpaid. */
  part: string
}

/**
 * A 13th month's pay as earned so far: a twelfth of each month's pay for that month's part, rounded
 * once over the year. Twelve whole months of one pay give exactly that pay.
 */
export function thirteenthMonthEarned(months: readonly EarnedMonth[]): Minor {
  const twelfths = months
    .map(({ monthlyPay, part }) => {
      const { units, scale } = decimalOf(part)
      return { units: unitsOf(monthlyPay) * units, scale }
    })
    .reduce(add, { units: 0n, scale: 0 })
  return minorFrom(divideRound(twelfths.units, 12n * 10n ** BigInt(twelfths.scale)))
}

/** What is paid now: what was earned less what was paid of it before; to a leaver also the rest. */
export function thirteenthMonthDue(months: readonly EarnedMonth[], paid: readonly Minor[]): Minor {
  return paid.reduce((left, amount) => left - amount, thirteenthMonthEarned(months))
}
