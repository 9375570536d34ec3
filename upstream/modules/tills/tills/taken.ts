import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { standingTotals } from './totals/reader.ts'

/** What a month sold over the counter, with its tax, and what of that and for gift cards was paid in. */
type TakenMonth = { month: string; count: number; sold: Minor; received: Minor }

/**
 * What tills sold and took in cash and by card in a span, by month and by the day of each sale, with
 * totals of days: minor units of the base currency. A gift card that is sold is no sale, and one that
 * pays brings no money.
 */
export function takenByMonth(reader: Reader, from: string, to: string): TakenMonth[] {
  const months = new Map<string, TakenMonth>()
  const of = (month: string) => {
    const known = months.get(month) ?? { month, count: 0, sold: 0, received: 0 }
    months.set(month, known)
    return known
  }
  const sold = reader.sql.exec<{ month: string; count: number; sold: Minor }>(
    `select substr(date, 1, 7) as month, count(*) as count, sum(total - gift_card_total) as sold
     from till_tickets where date between ? and ? group by 1`,
    ...[from, to],
  )
  for (const { month, ...sums } of sold.toArray()) Object.assign(of(month), sums)
  const received = reader.sql.exec<{ month: string; received: Minor }>(
    `select substr(date, 1, 7) as month, sum(amount - change) as received
     from till_tickets join till_tenders on ticket_id = id
     where date between ? and ? and tender in ('cash', 'card') group by 1`,
    ...[from, to],
  )
  for (const { month, ...sums } of received.toArray()) Object.assign(of(month), sums)
  for (const { date, total } of standingTotals(reader, from, to)) {
    const known = of(date.slice(0, 7))
    known.count += 1
    known.sold += total
    known.received += total
  }
  return [...months.values()]
}
