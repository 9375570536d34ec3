import { currencyDigits } from './currencies.ts'
import type { Minor } from './money.ts'

/** Notes and coins in circulation, in minor units, the dearest first. */
const known: Record<string, readonly Minor[]> = {
  EUR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  CHF: [100_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5],
  GBP: [5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  USD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1],
  RUB: [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 1_000, 500, 200, 100, 50, 10],
}

/**
 * The smallest step that cash is paid in, in minor units, where coins of the minor unit are no longer
 * there: the Swiss five centimes, the whole krone and so on.
 */
const steps: Record<string, Minor> = {
  ...{ CHF: 5, CAD: 5, AUD: 5, NZD: 10, DKK: 50, SEK: 100, NOK: 100, CZK: 100, HUF: 500 },
}

/** What a drawer of a currency is counted by: its notes and coins in minor units, the dearest first. */
export function denominationsOf(currency: string): readonly Minor[] {
  return known[currency] ?? usualDenominations(currency)
}

/** The step that an amount paid in cash is rounded to, in minor units; 1 where nothing is rounded. */
export function cashStep(currency: string): Minor {
  return steps[currency] ?? 1
}

/** One, two and five of each power of ten, from the smallest step of cash to five hundred units. */
function usualDenominations(currency: string): Minor[] {
  const unit = 10 ** currencyDigits(currency)
  const found: Minor[] = []
  for (let power = 1; power <= unit * 100; power *= 10) found.push(power, 2 * power, 5 * power)
  return found.filter((value) => value >= cashStep(currency)).reverse()
}
