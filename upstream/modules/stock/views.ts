import type { Minor } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'

export { type SoldCost, soldCosts } from './sold-costs.ts'

/** What all stock is worth at the end of a day, minor units of the base currency. */
export function valueOn({ sql }: Reader, date: string): Minor {
  return sql
    .exec<{ value: number }>(
      'select coalesce(sum(value), 0) as value from stock_days where date <= ?',
      date,
    )
    .one().value
}

/** Whether stock was ever moved. */
export function hasMoved({ sql }: Reader): boolean {
  return sql.exec('select 1 from stock_days limit 1').toArray().length > 0
}

/** How many items are below their reorder level now. */
export function countLowItems({ sql }: Reader): number {
  return sql
    .exec<{ count: number }>("select count(*) as count from stock_items where shelf = 'low'")
    .one().count
}

/** Of some items the ids of those that are kept in stock. */
export function stockItemIds({ sql }: Reader, ids: readonly string[]): Set<string> {
  const rows = sql.exec<{ id: string }>(
    'select id from stock_items where id in (select value from json_each(?))',
    JSON.stringify([...new Set(ids)]),
  )
  return new Set(rows.toArray().map(({ id }) => id))
}
