import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { convert, type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { DealState } from './pipeline.ts'
import type { RateFinder } from './rates.ts'

/** A deal as a forecast reads it. */
export type ForecastDeal = {
  id: string
  amount: Minor
  currency: string
  /** A percentage, a decimal text from 0 to 100. */
  probability: string
  /** Whether it is counted on, so that the worst case has it. */
  isCommitted: boolean
  state: DealState
  /** When it is expected to be won; null where nobody has said. */
  expectedDate: string | null
  /** Of a closed deal: its day and the rate that was frozen then, null where none was known. */
  closed: { date: string; rate: string | null } | null
}

/**
 * Amounts in minor units of the base currency. All three have what is won; `best` has every open deal,
 * `expected` each by its probability, `worst` those that are counted on.
 */
export type ForecastMonth = {
  /** `2026-05`; `overdue` has open deals whose day is over, `undated` those without one. */
  month: string
  won: Minor
  best: Minor
  expected: Minor
  worst: Minor
  /** Every deal of the month, the ones without a rate too. */
  openIds: string[]
  wonIds: string[]
  unpricedIds: string[]
}

export type Forecast = {
  asOfDate: string
  currency: string
  /** By time; `overdue` and `undated` at the end where there are any. */
  months: ForecastMonth[]
  /** Deals in currencies without a rate: they are in no sum. */
  unpriced: { currency: string; amount: Minor; dealIds: string[] }[]
  /** The oldest of the rates that were used; null where none was needed. */
  oldestRate: { currency: string; date: string } | null
}

type Priced = { base: Minor | undefined; rateDate?: string }

/**
 * What deals will bring, by month. An open deal is priced at the latest rate on or before the day, a won
 * one at the rate frozen when it was won; a deal without a rate is counted and named, never taken at 1.
 * @throws TypeError('probability_malformed'|'rate_malformed'), RangeError('amount_out_of_range')
 */
export function forecastDeals(
  deals: readonly ForecastDeal[],
  { asOfDate, currency }: { asOfDate: string; currency: string },
  findRate: RateFinder,
): Forecast {
  const months = new Map<string, ForecastMonth>()
  const unpriced = new Map<string, { amount: bigint; dealIds: string[] }>()
  let oldestRate: Forecast['oldestRate'] = null
  for (const deal of deals) {
    if (deal.state === 'lost') continue
    const { base, rateDate } = priceOf(deal, asOfDate, currency, findRate)
    if (rateDate !== undefined && rateDate < (oldestRate?.date ?? '9999')) {
      oldestRate = { currency: deal.currency, date: rateDate }
    }
    if (base === undefined) {
      const known = unpriced.get(deal.currency) ?? { amount: 0n, dealIds: [] }
      known.amount += unitsOf(deal.amount)
      known.dealIds.push(deal.id)
      unpriced.set(deal.currency, known)
    }
    const key = monthOf(deal, asOfDate)
    const month = months.get(key) ?? emptyMonth(key)
    addDeal(month, deal, base)
    months.set(key, month)
  }
  return {
    asOfDate,
    currency,
    months: [...months.values()].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
    unpriced: [...unpriced]
      .map(([of, { amount, dealIds }]) => ({ currency: of, amount: minorFrom(amount), dealIds }))
      .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
    oldestRate,
  }
}

function priceOf(
  deal: ForecastDeal,
  asOfDate: string,
  currency: string,
  findRate: RateFinder,
): Priced {
  if (deal.currency === currency) return { base: deal.amount }
  if (deal.state === 'won') {
    const rate = deal.closed?.rate ?? null
    return { base: rate === null ? undefined : convert(deal.amount, deal.currency, currency, rate) }
  }
  const found = findRate(deal.currency, asOfDate)
  if (found === undefined) return { base: undefined }
  return { base: convert(deal.amount, deal.currency, currency, found.rate), rateDate: found.date }
}

function addDeal(month: ForecastMonth, deal: ForecastDeal, base: Minor | undefined): void {
  const isWon = deal.state === 'won'
  const amount = base ?? 0
  month.won = plus(month.won, isWon ? amount : 0)
  month.best = plus(month.best, amount)
  month.expected = plus(month.expected, isWon ? amount : weighted(amount, deal.probability))
  month.worst = plus(month.worst, isWon || deal.isCommitted ? amount : 0)
  if (isWon) month.wonIds.push(deal.id)
  else month.openIds.push(deal.id)
  if (base === undefined) month.unpricedIds.push(deal.id)
}

function plus(sum: Minor, more: Minor): Minor {
  return minorFrom(unitsOf(sum) + unitsOf(more))
}

/** The expected part of an amount, halves away from zero. @throws TypeError('probability_malformed') */
export function weighted(amount: Minor, probability: string): Minor {
  const percent = parseDecimal(probability, { maxScale: 4, maxIntegerDigits: 3 })
  if (
    percent === undefined ||
    percent.units < 0n ||
    percent.units > 100n * 10n ** BigInt(percent.scale)
  ) {
    throw new TypeError('probability_malformed')
  }
  return minorFrom(
    divideRound(unitsOf(amount) * percent.units, 100n * 10n ** BigInt(percent.scale)),
  )
}

function monthOf({ state, closed, expectedDate }: ForecastDeal, asOfDate: string): string {
  if (state === 'won') return closed?.date.slice(0, 7) ?? 'undated'
  if (expectedDate === null) return 'undated'
  return expectedDate < asOfDate ? 'overdue' : expectedDate.slice(0, 7)
}

function sortKey({ month }: ForecastMonth): string {
  return month === 'overdue' ? '~1' : month === 'undated' ? '~2' : month
}

function emptyMonth(month: string): ForecastMonth {
  const none = { won: 0, best: 0, expected: 0, worst: 0 }
  return { month, ...none, openIds: [], wonIds: [], unpricedIds: [] }
}
