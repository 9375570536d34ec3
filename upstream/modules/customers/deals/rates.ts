/** What one unit of a currency was worth on a day, in the base currency: a decimal text. */
export type KnownRate = { currency: string; date: string; rate: string }

/** Finds the latest rate of a currency on or before a day; undefined where there is none. */
export type RateFinder = (currency: string, date: string) => KnownRate | undefined
