import type { ExchangeRate } from '#contract/books/rates.ts'
import type { Reader } from '../../../firm/store.ts'
import { crossRate } from './cross-rate.ts'

/** The list is not published on weekends and holidays; what is older than this is out of date. */
const maxAgeDays = 7

export type FetchState = {
  isFetched: boolean
  fetchedAt: string | null
  attemptedAt: string | null
  failure: string
}

/** Whether the list is fetched, and how it went; on, until somebody switches it off. */
export function fetchState({ sql }: Reader): FetchState {
  const [row] = sql.exec<{
    isFetched: number
    fetchedAt: string | null
    attemptedAt: string | null
    failure: string
  }>(
    `select is_fetched as isFetched, fetched_at as fetchedAt, attempted_at as attemptedAt, failure
     from rate_fetch`,
  )
  if (!row) return { isFetched: true, fetchedAt: null, attemptedAt: null, failure: '' }
  return { ...row, isFetched: row.isFetched === 1 }
}

/**
 * What one unit of a currency is worth in the base currency on a day: the newest rate of that day or
 * of the week before, as a person typed it or, unless that is of the same day, as the list says.
 */
export function findRate(
  reader: Reader,
  baseCurrency: string,
  currency: string,
  date: string,
): ExchangeRate | undefined {
  const typed = typedRate(reader, currency, date)
  const listed = listedRate(reader, baseCurrency, currency, date)
  if (typed && (!listed || typed.date >= listed.date)) return typed
  return listed
}

function typedRate({ sql }: Reader, currency: string, date: string): ExchangeRate | undefined {
  const [row] = sql.exec<{ date: string; rate: string }>(
    `select date, rate from typed_rates
     where currency = ?1 and date between date(?2, ?3) and ?2 order by date desc limit 1`,
    currency,
    date,
    `-${maxAgeDays} days`,
  )
  return row && { ...row, currency, source: 'typed' }
}

function listedRate(
  { sql }: Reader,
  baseCurrency: string,
  currency: string,
  date: string,
): ExchangeRate | undefined {
  // The euro stands in no list: it is what they are in.
  const [row] = sql.exec<{ date: string; base: string | null; other: string | null }>(
    `select day.date, base.per_euro as base, other.per_euro as other
     from (select distinct date from ecb_rates
       where date between date(?3, ?4) and ?3 order by date desc limit 1) day
     left join ecb_rates base on base.date = day.date and base.currency = ?1
     left join ecb_rates other on other.date = day.date and other.currency = ?2`,
    baseCurrency,
    currency,
    date,
    `-${maxAgeDays} days`,
  )
  if (!row) return undefined
  const base = baseCurrency === 'EUR' ? '1' : row.base
  const other = currency === 'EUR' ? '1' : row.other
  const rate = base && other ? crossRate(base, other) : undefined
  return rate === undefined ? undefined : { currency, date: row.date, rate, source: 'ecb' }
}

/** The newest list in the base currency, by currency. */
export function latestRates(reader: Reader, baseCurrency: string): ExchangeRate[] {
  const rows = reader.sql
    .exec<{ date: string; currency: string }>(
      `select date, currency from ecb_rates
       where date = (select max(date) from ecb_rates) order by currency`,
    )
    .toArray()
  const [first] = rows
  if (!first) return []
  const currencies = ['EUR', ...rows.map(({ currency }) => currency)]
  return currencies
    .filter((currency) => currency !== baseCurrency)
    .flatMap((currency) => listedRate(reader, baseCurrency, currency, first.date) ?? [])
}

/** What people typed, newest first, at most 100. */
export function typedRates({ sql }: Reader): ExchangeRate[] {
  return sql
    .exec<{ currency: string; date: string; rate: string }>(
      'select currency, date, rate from typed_rates order by date desc, currency limit 100',
    )
    .toArray()
    .map((row) => ({ ...row, source: 'typed' }))
}
