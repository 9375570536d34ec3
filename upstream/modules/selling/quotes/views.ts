import { QuoteState } from '#contract/selling/quotes.ts'
import type { Reader } from '../../../firm/store.ts'

/** Customers of some quotes, and who wrote these, by their ids; those that are gone are left out. */
export function partiesToQuotes(
  { sql }: Reader,
  ids: readonly string[],
): Map<string, { customerId: string; person: string }> {
  const rows = sql.exec<{ id: string; customerId: string; person: string }>(
    `select id, customer_id as customerId, created_by as person from quotes
     where id in (select value from json_each(?))`,
    JSON.stringify(ids),
  )
  return new Map(rows.toArray().map(({ id, ...parties }) => [id, parties]))
}

/** A quote as its customer's list has it; the total in minor units. */
export type GivenQuote = {
  id: string
  number: string
  date: string
  validUntil: string
  currency: string
  total: number
  state: QuoteState
}

/** Quotes that a customer was given, the newest first, without drafts. */
export function quotesTo({ sql }: Reader, customerId: string, maximum: number): GivenQuote[] {
  return sql
    .exec<Omit<GivenQuote, 'state'> & { state: string }>(
      `select id, coalesce(number, '') as number, issue_date as date, valid_until as validUntil,
         currency, total, state
       from quotes where customer_id = ? and state <> 'draft'
       order by issue_date desc, id desc limit ?`,
      ...[customerId, maximum],
    )
    .toArray()
    .map((row) => ({ ...row, state: QuoteState.parse(row.state) }))
}
