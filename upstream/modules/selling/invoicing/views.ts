import { DocumentState } from '#contract/selling/invoice.ts'
import type { AuditedDocument } from '../../../documents/audited.ts'
import type { Reader } from '../../../firm/store.ts'
import { recentChanges } from '../../firm/records/index.ts'
import { shownActions } from './texts.ts'

export { boughtByParty } from './bought-by-party.ts'
export { depositsOfTaxes } from './deposits/store.ts'
export { type EarlyOffer, earlyOffers } from './early-payment.ts'
export {
  buyersOfDocuments,
  itemsOfDocuments,
  originDays,
  partiesToDocuments,
  type SoldField,
  type SoldLines,
  soldLines,
} from './sold-lines.ts'
export { readStanding, shortStanding } from './standing.ts'
export { unusualToSell } from './unusual.ts'

/** Sums of a month, `YYYY-MM`, or of a span, in minor units of the base currency. */
type Sum = { amount: number; count: number }
type MonthSum = Sum & { month: string }

/** Days, first and last; of whose documents: ids of who made them, undefined for everybody's. */
type Asked = { from: string; to: string; people?: readonly string[] | undefined }

/** Credit notes are taken off what was invoiced, and do not count as invoices. */
const netSums = `coalesce(sum(case kind when 'creditNote' then 0 - total_base else total_base end), 0)
    as amount, coalesce(sum(case kind when 'invoice' then count else 0 end), 0) as count`

/** What was invoiced in a span by date of issue, less what was credited, without drafts and void ones. */
export function invoicedIn(reader: Reader, asked: Asked): Sum {
  const { table, bound } = issuedDays(asked)
  return reader.sql.exec<Sum>(`select ${netSums} from ${table}`, ...bound).one()
}

/** The same, month by month. */
export function invoicedByMonth(reader: Reader, asked: Asked): MonthSum[] {
  const { table, bound } = issuedDays(asked)
  const query = `select substr(issue_date, 1, 7) as month, ${netSums} from ${table} group by 1`
  return reader.sql.exec<MonthSum>(query, ...bound).toArray()
}

/** Sums by day: those that are kept, or for some people's documents of the documents themselves. */
function issuedDays({ from, to, people }: Asked): { table: string; bound: string[] } {
  const isMeant = `issue_date >= ? and issue_date <= ? and state <> 'draft' and state <> 'void'`
  if (!people) {
    return {
      table: `(select issue_date, kind, total_base, count from invoice_days where ${isMeant})`,
      bound: [from, to],
    }
  }
  const own = `(select issue_date, kind, total_base - deducted_base as total_base, 1 as count
    from invoices
    where ${isMeant} and created_by in (select value from json_each(?)))`
  return { table: own, bound: [from, to, JSON.stringify(people)] }
}

/** How many invoices are drafts, of all or of some people. */
export function countDrafts({ sql }: Reader, people?: readonly string[]): number {
  const [query, ...bound] = people
    ? [
        `select count(*) as count from invoices
         where created_by in (select value from json_each(?)) and kind = 'invoice' and state = 'draft'`,
        JSON.stringify(people),
      ]
    : [
        `select coalesce(sum(count), 0) as count from invoice_stats
         where kind = 'invoice' and state = 'draft'`,
      ]
  return sql.exec<{ count: number }>(query ?? '', ...bound).one().count
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

/** Whether there is any invoice, draft or not, of all or of some people. */
export function hasInvoices({ sql }: Reader, people?: readonly string[]): boolean {
  const found = people
    ? sql.exec(
        'select 1 from invoices where created_by in (select value from json_each(?)) limit 1',
        JSON.stringify(people),
      )
    : sql.exec('select 1 from invoices limit 1')
  return found.toArray().length > 0
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

/** So far back it is looked for what happened to some people's documents. */
const maxLookedAt = 300

/** What happened last, newest first, to all documents or to those that some people made. */
export function listActivity(
  reader: Reader,
  limit: number,
  people?: readonly string[],
): Activity[] {
  const changes = recentChanges(reader, 'invoice', shownActions, people ? maxLookedAt : limit)
  const shown = changes.flatMap((change) => {
    const { id, action, at, actorName, amount, currency, detail, entityId } = change
    const [row] = reader.sql.exec<{ number: string; customerName: string; madeBy: string }>(
      `select coalesce(number, '') as number, customer_name as customerName,
         created_by as madeBy from invoices where id = ?`,
      entityId,
    )
    if (people && !people.includes(row?.madeBy ?? change.actorId)) return []
    const { number = '', customerName = change.title } = row ?? {}
    const invoiceId = row ? entityId : null
    const own = { id, action, at, by: actorName, amount, currency, detail }
    return [{ ...own, invoiceId, number, customerName }]
  })
  return shown.slice(0, limit)
}

/** Where a document stands; amounts in minor units of its currency. */
type DocumentStanding = {
  number: string | null
  state: DocumentState
  dueDate: string
  total: number
  due: number
  creditNotesTotal: number
  splitTax: number
}

/** Where a document stands; undefined for a draft that was deleted. */
export function findInvoiceState({ sql }: Reader, id: string): DocumentStanding | undefined {
  const [row] = sql.exec<Omit<DocumentStanding, 'state'> & { state: string }>(
    `select number, state, due_date as dueDate, total, due,
      credit_notes_total as creditNotesTotal, split_tax as splitTax
     from invoices where id = ?`,
    id,
  )
  return row && { ...row, state: DocumentState.parse(row.state) }
}

/** Id, customer and currency of an issued invoice by its number; undefined where there is none. */
export function findInvoiceByNumber(
  { sql }: Reader,
  number: string,
): { id: string; customerId: string; currency: string } | undefined {
  const [row] = sql.exec<{ id: string; customerId: string; currency: string }>(
    `select id, customer_id as customerId, currency from invoices
     where kind = 'invoice' and number = ?`,
    number,
  )
  return row
}

/** All that was issued in a span, void ones too: their numbers are taken. */
export function auditedInvoices(
  { sql }: Reader,
  { from, to }: { from: string; to: string },
): AuditedDocument[] {
  return sql
    .exec<AuditedDocument>(
      `select id, kind, coalesce(number, '') as number, '' as otherNumber, issue_date as date,
         customer_id as partyId, customer_name as partyName, currency, net, tax, total, state
       from invoices where state <> 'draft' and issue_date >= ? and issue_date <= ?
       order by issue_date, row_number`,
      from,
      to,
    )
    .toArray()
}

export type IssuedDocument = {
  id: string
  kind: string
  number: string
  date: string
  dueDate: string
  currency: string
  total: number
  open: number
  state: string
  /** The account that it asks to be paid to, as it was printed; empty for a credit note. */
  iban: string
}

/**
 * What was issued to a customer, void ones too, the newest first.
 * @param invoiceId that one alone
 */
export function issuedTo(
  { sql }: Reader,
  customerId: string,
  { limit, invoiceId }: { limit: number; invoiceId?: string | undefined },
): IssuedDocument[] {
  return sql
    .exec<IssuedDocument>(
      `select id, kind, number, issue_date as date, due_date as dueDate, currency, total,
         due as open, state, case when kind = 'creditNote' then ''
           else coalesce(json_extract(snapshot, '$.seller.bankAccount.iban'), '') end as iban
       from invoices where customer_id = ?1 and state <> 'draft' and (?3 is null or id = ?3)
       order by issue_date desc, id desc limit ?2`,
      ...[customerId, limit, invoiceId ?? null],
    )
    .toArray()
}

/** Of which invoice each of some credit notes takes something back, by the ids of the notes. */
export function invoicesCredited({ sql }: Reader, ids: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; invoiceId: string }>(
    `select id, credits_id as invoiceId from invoices
     where credits_id is not null and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(ids)]),
  )
  return new Map(rows.toArray().map(({ id, invoiceId }) => [id, invoiceId]))
}
