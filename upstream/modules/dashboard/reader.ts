import type { Dashboard } from '#contract/dashboard.ts'
import type { Reader } from '../../firm/store.ts'

export type MonthSum = { month: string; amount: number; count: number }

/** Invoices of the months by date of issue, without drafts and void ones, in the base currency. */
export function invoicedByMonth({ sql }: Reader, from: string, to: string): MonthSum[] {
  return sql
    .exec<MonthSum>(
      `select substr(issue_date, 1, 7) as month, sum(total_base) as amount, sum(count) as count
       from invoice_days
       where issue_date >= ? and issue_date < ? || '-99'
         and kind = 'invoice' and state <> 'draft' and state <> 'void'
       group by 1`,
      from,
      to,
    )
    .toArray()
}

/** Payments of the months, in the base currency. */
export function receivedByMonth({ sql }: Reader, from: string, to: string): MonthSum[] {
  return sql
    .exec<MonthSum>(
      `select month, sum(amount_base) as amount, sum(count) as count
       from payment_months where month >= ? and month <= ? group by month`,
      from,
      to,
    )
    .toArray()
}

type Counts = { drafts: number; customers: number; items: number; invoices: number }

/** Number of drafts, and whether there is anything (1) or nothing (0) of each kind. */
export function countEach({ sql }: Reader): Counts {
  return sql
    .exec<Counts>(
      `select coalesce((select sum(count) from invoice_stats
           where kind = 'invoice' and state = 'draft'), 0) as drafts,
         exists (select 1 from parties where is_customer = 1) as customers,
         exists (select 1 from items) as items,
         exists (select 1 from invoices) as invoices`,
    )
    .one()
}

type Activity = Dashboard['activity'][number]

/** What happened last, newest first. */
export function listActivity({ sql }: Reader, most: number): Activity[] {
  return sql
    .exec<Activity>(
      `select h.id, h.kind, h.at, h.by_name as by, h.amount, h.currency, h.detail,
         i.id as invoiceId, coalesce(i.number, '') as number,
         coalesce(i.customer_name, '') as customerName
       from (select * from history order by id desc limit ?) h
       left join invoices i on i.id = h.invoice_id
       order by h.id desc`,
      most,
    )
    .toArray()
}
