import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** What the books owe for points at the end of a day, minor units of the base currency. */
export function pointsOn({ sql }: Reader, date: string): Minor {
  return sql
    .exec<{ owed: number }>(
      'select coalesce(sum(amount), 0) as owed from loyalty_entries where posted_on <= ?',
      date,
    )
    .one().owed
}
