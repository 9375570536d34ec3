import type { DailySales } from '#contract/daily-sales.ts'
import type { Minor } from '#contract/money.ts'
import { isAllowed, scopeOf } from '#contract/roles.ts'
import { addDays } from '../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { findPaymentSteps } from '../settlement/index.ts'
import { byItems } from './daily-items.ts'

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
  return {
    from,
    to,
    currency: getFirmProfile(reader).baseCurrency,
    sold: soldBetween(reader, from, to),
    weekBefore: soldBetween(reader, addDays(from, -7), addDays(to, -7)),
    yearBefore: soldBetween(reader, addDays(from, -364), addDays(to, -364)),
    days: daysBetween(reader, from, to),
    groups: {
      register: byColumn(reader, 'register_name', from, to),
      cashier: byColumn(reader, 'cashier_name', from, to),
      hour: byColumn(reader, 'hour', from, to),
      tender: byTender(reader, from, to),
      tax: byTax(reader, from, to),
      ...byItems(reader, from, to),
      item: byItem(reader, from, to),
    },
    invoicesPaid: seesPayments
      ? (findPaymentSteps()?.receivedByMethod(reader, from, to) ?? null)
      : null,
    sessions: closedBetween(reader, from, to),
  }
}

const within = 'date between ? and ?'

function soldBetween({ sql }: Reader, from: string, to: string): Sold {
  return sql
    .exec<Sold>(
      `select count(*) as tickets, coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax,
         coalesce(sum(total), 0) as total
       from till_tickets where ${within}`,
      ...[from, to],
    )
    .one()
}

function daysBetween({ sql }: Reader, from: string, to: string): DailySales['days'] {
  const rows = sql.exec<{ date: string; total: Minor }>(
    `select date, sum(total) as total from till_tickets where ${within} group by date`,
    ...[from, to],
  )
  const sums = new Map(rows.toArray().map(({ date, total }) => [date, total]))
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
      `select cast(${column} as text) as key, count(*) as tickets, sum(total) as total
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

/** As many items are shown. */
const shownItems = 15

/** The items that brought most; what is no item goes by what was typed. */
function byItem({ sql }: Reader, from: string, to: string): Grouped[] {
  return sql
    .exec<Grouped>(
      `select description as key, count(distinct ticket_id) as tickets, sum(net + tax) as total
       from till_ticket_lines where ticket_id in (select id from till_tickets where ${within})
       group by description order by total desc, key limit ?`,
      ...[from, to, shownItems],
    )
    .toArray()
}

function closedBetween({ sql }: Reader, from: string, to: string): DailySales['sessions'] {
  return sql
    .exec<DailySales['sessions'][number]>(
      `select id, number, register_name as registerName, date, difference,
         coalesce((select sum(amount - change) from till_tenders
           where tender = 'cash' and ticket_id in (
             select id from till_tickets where session_id = till_sessions.id)), 0) as cash,
         coalesce((select sum(case direction when 'out' then amount else 0 - amount end)
           from till_moves
           where session_id = till_sessions.id and reason = 'bank'), 0) as banked
       from till_sessions where ${within} and stage = 'closed' order by date, number`,
      ...[from, to],
    )
    .toArray()
}
