import { DocumentState } from '#contract/invoice.ts'
import type { Reader } from '../../firm/store.ts'
import { recentChanges } from '../records/index.ts'
import { shownActions } from './texts.ts'

export { customersOfDocuments, type SoldField, type SoldLines, soldLines } from './sold-lines.ts'

/** Sums of a month, `YYYY-MM`, in minor units of the base currency. */
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

/** How many invoices are drafts. */
export function countDrafts({ sql }: Reader): number {
  return sql
    .exec<{ count: number }>(
      `select coalesce(sum(count), 0) as count from invoice_stats
       where kind = 'invoice' and state = 'draft'`,
    )
    .one().count
}

/** How many invoices and credit notes dated until a day are drafts still. */
export function countDraftsUntil({ sql }: Reader, date: string): number {
  return sql
    .exec<{ count: number }>(
      `select coalesce(sum(count), 0) as count from invoice_days
       where state = 'draft' and issue_date <= ?`,
      date,
    )
    .one().count
}

/** Whether there is any invoice, draft or not. */
export function hasInvoices({ sql }: Reader): boolean {
  return sql.exec('select 1 from invoices limit 1').toArray().length > 0
}

/** One thing that happened to a document, for the firm's activity. */
export type Activity = {
  id: string
  /** A key of the `history` texts. */
  action: string
  at: string
  by: string
  amount: number | null
  currency: string | null
  detail: string
  /** Null where the draft is deleted. */
  invoiceId: string | null
  number: string
  customerName: string
}

/** What happened last, newest first. */
export function listActivity(reader: Reader, limit: number): Activity[] {
  return recentChanges(reader, 'invoice', shownActions, limit).map((change) => {
    const { id, action, at, actorName, amount, currency, detail, entityId } = change
    const [row] = reader.sql.exec<{ number: string; customerName: string }>(
      `select coalesce(number, '') as number, customer_name as customerName
       from invoices where id = ?`,
      entityId,
    )
    const { number = '', customerName = change.title } = row ?? {}
    const invoiceId = row ? entityId : null
    const own = { id, action, at, by: actorName, amount, currency, detail }
    return { ...own, invoiceId, number, customerName }
  })
}

/** Net amounts of an item in one currency at one rate; credit notes count below zero. */
export type ItemSales = {
  itemId: string | null
  name: string
  currency: string
  exchangeRate: string
  net: number
  count: number
}

/** What was invoiced and credited in a span by item, without drafts and void documents. */
export function salesByItem({ sql }: Reader, from: string, to: string): ItemSales[] {
  return sql
    .exec<ItemSales>(
      `select line.item_id as itemId, max(line.description) as name, currency,
         exchange_rate as exchangeRate,
         sum(case kind when 'creditNote' then 0 - line.net else line.net end) as net,
         count(*) as count
       from invoices join invoice_lines as line on line.invoice_id = invoices.id
       where issue_date >= ? and issue_date <= ? and state not in ('draft', 'void')
       group by line.item_id, currency, exchange_rate`,
      from,
      to,
    )
    .toArray()
}

/** Where a document stands; amounts in minor units of its currency. */
type DocumentStanding = {
  number: string | null
  state: DocumentState
  dueDate: string
  total: number
  due: number
  creditNotesTotal: number
}

/** Where a document stands; undefined for a draft that was deleted. */
export function findInvoiceState({ sql }: Reader, id: string): DocumentStanding | undefined {
  const [row] = sql.exec<Omit<DocumentStanding, 'state'> & { state: string }>(
    `select number, state, due_date as dueDate, total, due, credit_notes_total as creditNotesTotal
     from invoices where id = ?`,
    id,
  )
  return row && { ...row, state: DocumentState.parse(row.state) }
}
