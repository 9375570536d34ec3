import type { ExchangeRateInput } from '#contract/books/rates.ts'
import type { Writer } from '../../../firm/store.ts'
import type { EcbList } from './ecb-list.ts'
import { type FetchState, fetchState } from './reader.ts'

/** Keeps lists with their dates; one that is there already stays as it is. */
export function insertLists({ sql }: Writer, lists: readonly EcbList[]): void {
  const rows = lists.flatMap(({ date, perEuro }) =>
    [...perEuro].map(([currency, rate]) => [date, currency, rate]),
  )
  sql.exec(
    `insert into ecb_rates (date, currency, per_euro)
     select value ->> 0, value ->> 1, value ->> 2 from json_each(?)
     where true on conflict (date, currency) do nothing`,
    JSON.stringify(rows),
  )
}

export function saveFetchState(writer: Writer, changes: Partial<FetchState>): void {
  const { isFetched, fetchedAt, attemptedAt, failure } = { ...fetchState(writer), ...changes }
  writer.sql.exec(
    `insert into rate_fetch (id, is_fetched, fetched_at, attempted_at, failure)
     values (1, ?, ?, ?, ?) on conflict (id) do update
     set is_fetched = excluded.is_fetched, fetched_at = excluded.fetched_at,
       attempted_at = excluded.attempted_at, failure = excluded.failure`,
    isFetched ? 1 : 0,
    fetchedAt,
    attemptedAt,
    failure,
  )
}

export function saveTypedRate({ sql }: Writer, { currency, date, rate }: ExchangeRateInput): void {
  sql.exec(
    `insert into typed_rates (currency, date, rate) values (?, ?, ?)
     on conflict (currency, date) do update set rate = excluded.rate`,
    currency,
    date,
    rate,
  )
}

/** Gives whether there was one. */
export function deleteTypedRate({ sql }: Writer, currency: string, date: string): boolean {
  const { rowsWritten } = sql.exec(
    'delete from typed_rates where currency = ? and date = ?',
    currency,
    date,
  )
  return rowsWritten > 0
}
