import { currencyDigits } from './currencies.ts'
import { divideRound } from './decimal.ts'
import { type Minor, minorFrom, unitsOf } from './money.ts'

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
  CHF: 5,
  CAD: 5,
  AUD: 5,
  NZD: 10,
  DKK: 50,
  SEK: 100,
  NOK: 100,
  CZK: 100,
  HUF: 500,
}

/** What a drawer of a currency is counted by: its notes and coins in minor units, the dearest first. */
export function denominationsOf(currency: string): readonly Minor[] {
  return known[currency] ?? usualDenominations(currency)
}

/** The step that an amount paid in cash is rounded to, in minor units; 1 where nothing is rounded. */
export function cashStep(currency: string): Minor {
  return steps[currency] ?? 1
}

/** What is paid of an amount in cash: to the nearest step, halves away from zero. In minor units. */
export function cashAmount(amount: Minor, currency: string): Minor {
  const step = unitsOf(cashStep(currency))
  return minorFrom(divideRound(unitsOf(amount), step) * step)
}

/** What a payment takes off one document. */
export type CashAllocation = {
  /** In minor units of the payment's currency. */
  amount: Minor
  /** What is settled of the document with it, a discount included, in the document's currency. */
  settles: Minor
  /** What is open of the document's instalments, the earliest due first; one where it has none. */
  open: readonly Minor[]
}

type Paid = {
  method: string
  currency: string
  amount: Minor
  allocations: readonly CashAllocation[]
}

/**
 * What coins add to what a payment in cash puts towards documents, or take off it, in minor units.
 * Only what is paid in full is rounded, a document or instalments of it: a part of one leaves the
 * rest open, and rounding each of many small parts would give the debt away. Nothing either where
 * less is paid than coins make of it.
 */
export function cashRounding({ method, currency, amount, allocations }: Paid): Minor {
  if (method !== 'cash' || !allocations.every(paysInFull)) return 0
  const allocated = allocations.reduce((sum, part) => sum + part.amount, 0)
  const rounded = cashAmount(allocated, currency)
  return amount >= rounded ? rounded - allocated : 0
}

/** Whether nothing stays open of the instalments that it reaches. */
function paysInFull({ settles, open }: CashAllocation): boolean {
  let left = settles
  for (const part of open) {
    if (left <= 0) break
    left -= part
  }
  return left === 0
}

/** The step that the total of a document is rounded to in a firm that rounds so, or does not. */
export function totalStep(currency: string, rounding: 'off' | 'coins'): Minor {
  return rounding === 'coins' ? cashStep(currency) : 1
}

/** One, two and five of each power of ten, from the smallest step of cash to five hundred units. */
function usualDenominations(currency: string): Minor[] {
  const unit = 10 ** currencyDigits(currency)
  const found: Minor[] = []
  for (let power = 1; power <= unit * 100; power *= 10) found.push(power, 2 * power, 5 * power)
  return found.filter((value) => value >= cashStep(currency)).reverse()
}
