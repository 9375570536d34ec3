import type { Reader } from '../../../firm/store.ts'
import type { MethodSum, MonthSum, PaymentSpan, PaymentSum } from '../../books/settlement/index.ts'

/** What customers paid in a span less what they were paid back, in the base currency. */
export function receivedIn(reader: Reader, asked: PaymentSpan): PaymentSum {
  const { table, bound } = daysOf(asked)
  const query = `select coalesce(sum(amount_base), 0) as amount, coalesce(sum(count), 0) as count
    from ${table}`
  return reader.sql.exec<PaymentSum>(query, ...bound).one()
}

/** The same, month by month. */
export function receivedByMonth(reader: Reader, asked: PaymentSpan): MonthSum[] {
  const { table, bound } = daysOf(asked)
  const query = `select substr(day, 1, 7) as month, sum(amount_base) as amount, sum(count) as count
    from ${table} group by 1`
  return reader.sql.exec<MonthSum>(query, ...bound).toArray()
}

/** Sums by day: those that are kept, or for some people's payments of the payments themselves. */
function daysOf({ from, to, people }: PaymentSpan): { table: string; bound: string[] } {
  if (!people) {
    const kept = `(select day, amount_base, count from payment_days
      where party = 'customer' and id >= ? and id < ? || ';')`
    return { table: kept, bound: [from, to] }
  }
  const own = `(select date as day, 1 as count,
      case direction when 'in' then amount_base else 0 - amount_base end as amount_base
    from payments where direction in ('in', 'out') and state <> 'reversed'
      and date >= ? and date <= ? and created_by in (select value from json_each(?)))`
  return { table: own, bound: [from, to, JSON.stringify(people)] }
}

/** What customers paid within some days, by method, in the base currency; reversed ones left out. */
export function receivedByMethod({ sql }: Reader, from: string, to: string): MethodSum[] {
  return sql
    .exec<MethodSum>(
      `select method, count(*) as count, sum(amount_base) as amount from payments
       where date between ? and ? and direction = 'in' and state = 'completed'
       group by method order by amount desc, method`,
      ...[from, to],
    )
    .toArray()
}
