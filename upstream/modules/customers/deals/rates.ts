/** What one unit of a currency was worth on a day, in the base currency: a decimal text. */
export type KnownRate = { currency: string; date: string; rate: string }

/** Finds the latest rate of a currency on or before a day; undefined where there is none. */
export type RateFinder = (currency: string, date: string) => KnownRate | undefined

/** @param rates in any order; of one day the last one given counts */
export function rateFinder(rates: readonly KnownRate[]): RateFinder {
  const byCurrency = new Map<string, KnownRate[]>()
  for (const rate of rates) {
    const known = byCurrency.get(rate.currency) ?? []
    known.push(rate)
    byCurrency.set(rate.currency, known)
  }
  for (const known of byCurrency.values()) known.sort((a, b) => (a.date < b.date ? -1 : 1))
  return (currency, date) => byCurrency.get(currency)?.findLast((rate) => rate.date <= date)
}
