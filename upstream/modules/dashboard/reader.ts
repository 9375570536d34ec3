import type { Dashboard } from '#contract/dashboard.ts'
import type { Reader } from '../../firm/store.ts'

export type Aged = { bucket: number; amount: number; count: number; oldest: string }

/**
 * What is open by how late it is, in the base currency; bucket 0 is not yet due, then one for each
 * of the dates in `edges` that the due date lies before (the nearest first).
 */
export function openByAge({ sql }: Reader, edges: readonly string[]): Aged[] {
  const bucket = edges.map(() => '(due_date < ?)').join(' + ')
  return sql
    .exec<Aged>(
      `select ${bucket} as bucket, sum(due_base) as amount, sum(count) as count,
         min(due_date) as oldest
       from receivable_days group by 1`,
      ...edges,
    )
    .toArray()
}

/** How many customers owe something; it steps from one to the next, however many invoices each has. */
export function countDebtors({ sql }: Reader): number {
  const open = `due <> 0 and state <> 'draft' and state <> 'void'`
  return sql
    .exec<{ count: number }>(
      `with recursive debtor (id) as (
         select min(customer_id) from invoices where ${open}
         union all
         select (select min(customer_id) from invoices where ${open} and customer_id > debtor.id)
         from debtor where debtor.id is not null)
       select count(id) as count from debtor`,
    )
    .one().count
}

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

type Late = Omit<Dashboard['overdueList'][number], 'daysLate'> & { dueDate: string }

/** The invoices that are late the longest. */
export function listOverdue({ sql }: Reader, today: string, most: number): Late[] {
  return sql
    .exec<Late>(
      `select id, number, customer_name as customerName, due_date as dueDate, currency, due
       from invoices
       where due <> 0 and state <> 'draft' and state <> 'void' and due_date < ?
       order by due_date, id limit ?`,
      today,
      most,
    )
    .toArray()
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
