import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** What is owed on balances and gift cards at the end of a day, minor units of the base currency. */
export function walletsOn({ sql }: Reader, date: string): Minor {
  return sql
    .exec<{ owed: number }>(
      'select coalesce(sum(amount_base), 0) as owed from wallet_entries where date <= ?',
      date,
    )
    .one().owed
}
