import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'

/** An expense or a purchase of a project that its client pays. */
export type BillableCost = {
  id: string
  kind: 'expense' | 'purchase'
  description: string
  date: string
  /** What it cost without tax, in the currency of the invoice. */
  netAmount: Minor
  /** Added on top, a decimal of per cent; "0" passes it on as it is. */
  markupPercent: string
}

export type CostLine = Omit<BillableCost, 'netAmount' | 'markupPercent'> & {
  netAmount: Minor
  amount: Minor
}

/**
 * Lines of expenses and purchases, each by itself, by their days.
 * @throws RangeError 'markup_malformed' | 'amount_out_of_range'
 */
export function costLines(costs: readonly BillableCost[]): CostLine[] {
  return costs
    .map(({ markupPercent, ...cost }) => ({
      ...cost,
      amount: withMarkup(cost.netAmount, markupPercent),
    }))
    .sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1))
}

/** Halves away from zero. */
function withMarkup(net: Minor, markupPercent: string): Minor {
  const markup = parseDecimal(markupPercent, { maxScale: 4, maxIntegerDigits: 6 })
  if (markup === undefined || markup.units < 0n) throw new RangeError('markup_malformed')
  const hundred = 100n * 10n ** BigInt(markup.scale)
  return minorFrom(divideRound(unitsOf(net) * (hundred + markup.units), hundred))
}
