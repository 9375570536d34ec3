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
