import type { Minor } from '#contract/core/money.ts'
import { isAllowed, scopeOf } from '#contract/core/roles.ts'
import type { DailySales } from '#contract/tills/daily-sales.ts'
import type { DayTotal } from '#contract/tills/day-totals.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { findPaymentSteps } from '../../books/settlement/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { cashBanked, cashTaken } from './bankings.ts'
import { byItems } from './daily-items.ts'
import { couponSums, pointsSum } from './given-off.ts'
import { giftCardSum } from './ticket-cards.ts'
import { tipSums } from './tips.ts'
import { standingTotals } from './totals/reader.ts'

type Sold = DailySales['sold']
type Grouped = { key: string; tickets: number; total: Minor }

/** What the tills sold on some days until one, beside the week and the year before. */
export function dailySales(
  reader: Reader,
  { actor }: FirmContext,
  to: string,
  days: number,
): DailySales {
  const from = addDays(to, 1 - days)
  const seesPayments = isAllowed(actor, 'payment:view') && scopeOf(actor, 'payment') === 'all'
  const totals = standingTotals(reader, from, to)
  return {
    from,
    to,
    currency: getFirmProfile(reader).baseCurrency,
    sold: soldBetween(reader, from, to),
    weekBefore: soldBetween(reader, addDays(from, -7), addDays(to, -7)),
    yearBefore: soldBetween(reader, addDays(from, -364), addDays(to, -364)),
    days: daysBetween(reader, from, to, totals),
    tips: tipSums(reader, within, [from, to]),
    coupons: couponSums(reader, within, [from, to]),
    points: pointsSum(reader, within, [from, to]),
    giftCards: giftCardSum(reader, within, [from, to]),
    dayTotals: totals.map(({ id, number, date, total }) => ({ id, number, date, total })),
    groups: {
      register: withTotals(byColumn(reader, 'register_name', from, to), totals, () => ''),
      cashier: byColumn(reader, 'cashier_name', from, to),
      hour: byColumn(reader, 'hour', from, to),
      tender: withTotals(byTender(reader, from, to), totals, ({ tender }) => tender),
      tax: withTotals(byTax(reader, from, to), totals, ({ taxRate }) => taxRate),
      ...byItems(reader, from, to),
    },
    invoicesPaid: seesPayments
      ? (findPaymentSteps()?.receivedByMethod(reader, from, to) ?? null)
      : null,
    sessions: closedBetween(reader, from, to),
  }
}

const within = 'date between ? and ?'
/** What was sold by a ticket: gift cards are none of it before they are spent. */
const turnover = 'total - gift_card_total'

/** What was sold on some days, over the counter and by totals of days. */
export function soldBetween(reader: Reader, from: string, to: string): Sold {
  const taken = reader.sql
    .exec<Omit<Sold, 'averageTicket'>>(
      `select count(*) as tickets, coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax,
         coalesce(sum(${turnover}), 0) as total,
         coalesce(sum(kind = 'sale' and exists (
           select 1 from till_ticket_lines where ticket_id = till_tickets.id)), 0) as sales
       from till_tickets where ${within}`,
      ...[from, to],
    )
    .one()
  const { sales, total } = taken
  const sold = { ...taken, averageTicket: sales === 0 ? 0 : Math.round(total / sales) }
  for (const { net, tax, total } of standingTotals(reader, from, to)) {
    sold.net += net
    sold.tax += tax
    sold.total += total
  }
  return sold
}

/** Groups with the totals of days, which are of no ticket; `keyOf` says where each row belongs. */
function withTotals(
  groups: Grouped[],
  totals: readonly DayTotal[],
  keyOf: (row: DayTotal['rows'][number]) => string,
): Grouped[] {
  const sums = new Map(groups.map((group) => [group.key, { ...group }]))
  for (const row of totals.flatMap(({ rows }) => rows)) {
    const key = keyOf(row)
    const group = sums.get(key) ?? { key, tickets: 0, total: 0 }
    group.total += row.amount
    sums.set(key, group)
  }
  return [...sums.values()]
}

function daysBetween(
  { sql }: Reader,
  from: string,
  to: string,
  totals: readonly DayTotal[],
): DailySales['days'] {
  const rows = sql.exec<{ date: string; total: Minor }>(
    `select date, sum(${turnover}) as total from till_tickets where ${within} group by date`,
    ...[from, to],
  )
  const sums = new Map(rows.toArray().map(({ date, total }) => [date, total]))
  for (const { date, total } of totals) sums.set(date, (sums.get(date) ?? 0) + total)
  const days: DailySales['days'] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({ date, total: sums.get(date) ?? 0 })
  }
  return days
}

type Column = 'register_name' | 'cashier_name' | 'hour'

function byColumn({ sql }: Reader, column: Column, from: string, to: string): Grouped[] {
  const order = column === 'hour' ? 'hour' : 'total desc, key'
  return sql
    .exec<Grouped>(
      `select cast(${column} as text) as key, count(*) as tickets, sum(${turnover}) as total
       from till_tickets where ${within} group by ${column} order by ${order}`,
      ...[from, to],
    )
    .toArray()
}

function byTender({ sql }: Reader, from: string, to: string): Grouped[] {
  return sql
    .exec<Grouped>(
      `select tender as key, count(distinct ticket_id) as tickets, sum(amount - change) as total
       from till_tenders where ticket_id in (select id from till_tickets where ${within})
       group by tender order by total desc, key`,
      ...[from, to],
    )
    .toArray()
}

function byTax({ sql }: Reader, from: string, to: string): Grouped[] {
  return sql
    .exec<Grouped>(
      `select tax_rate as key, count(distinct ticket_id) as tickets, sum(net + tax) as total
       from till_ticket_lines where ticket_id in (select id from till_tickets where ${within})
       group by tax_rate order by cast(tax_rate as real) desc`,
      ...[from, to],
    )
    .toArray()
}

function closedBetween({ sql }: Reader, from: string, to: string): DailySales['sessions'] {
  return sql
    .exec<DailySales['sessions'][number]>(
      `select id, number, register_name as registerName, date, difference,
         ${cashTaken} as cash, ${cashBanked} as banked
       from till_sessions where ${within} and stage = 'closed' order by date, number`,
      ...[from, to],
    )
    .toArray()
}
