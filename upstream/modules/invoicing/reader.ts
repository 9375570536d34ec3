import { asc, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Attachment, HistoryEntry, Invoice } from '#contract/invoice.ts'
import { prepared } from '../../firm/prepared.ts'
import type { Reader } from '../../firm/store.ts'
import { attachmentsTable, historyTable, invoiceLinesTable, invoicesTable } from './tables.ts'

/** A stored invoice or credit note, without its lines. */
export type DocumentRow = typeof invoicesTable.$inferSelect
export type LineRow = typeof invoiceLinesTable.$inferSelect

const documentById = prepared((db) =>
  db
    .select()
    .from(invoicesTable)
    .where(eq(invoicesTable.id, sql.placeholder('id')))
    .prepare(),
)

/** @throws AppError not_found */
export function getDocument({ db }: Reader, id: string): DocumentRow {
  const row = documentById(db).get({ id })
  if (!row) throw new AppError('not_found', 'No such invoice')
  return row
}

/** The documents among the ids that are there, by date and then by age. */
export function findDocuments({ sql }: Reader, ids: readonly string[]): { id: string }[] {
  return sql
    .exec<{ id: string }>(
      `select id from invoices where id in (select value from json_each(?))
       order by issue_date, id`,
      JSON.stringify(ids),
    )
    .toArray()
}

/** A document's lines in their order. */
export function linesOf({ db }: Reader, documentId: string): LineRow[] {
  return db
    .select()
    .from(invoiceLinesTable)
    .where(eq(invoiceLinesTable.invoiceId, documentId))
    .orderBy(asc(invoiceLinesTable.position))
    .all()
}

/** What happened to a document, newest first. */
export function historyOf({ db }: Reader, documentId: string): HistoryEntry[] {
  return db
    .select()
    .from(historyTable)
    .where(eq(historyTable.invoiceId, documentId))
    .orderBy(desc(historyTable.id))
    .all()
    .map(({ id, kind, at, byName, amount, currency, detail }) => ({
      id,
      kind,
      at,
      by: byName,
      amount,
      currency,
      detail,
    }))
}

export function attachmentsOf({ db }: Reader, documentId: string): Attachment[] {
  return db
    .select()
    .from(attachmentsTable)
    .where(eq(attachmentsTable.invoiceId, documentId))
    .orderBy(asc(attachmentsTable.id))
    .all()
    .map(({ id, name, type, size, createdAt }) => ({ id, name, type, size, createdAt }))
}

/** Credit notes and payments of an invoice, or the invoice of a credit note. */
export function linksOf({ sql }: Reader, row: DocumentRow): Invoice['links'] {
  const links = sql.exec<Invoice['links'][number]>(
    `select id, kind, coalesce(number, '') as number, issue_date as date, total as amount
     from invoices where credits_id = ?1 or id = ?2
     union all
     select p.id, 'payment', p.number, p.date, sum(a.amount)
     from allocations a join payments p on p.id = a.source_id
     where a.invoice_id = ?1 and a.source_kind = 'payment' and not a.is_reversed
     group by p.id
     order by date, id`,
    row.id,
    row.creditsId,
  )
  return links.toArray()
}

export type StoredAllocation = {
  id: string
  sourceKind: 'payment' | 'creditNote' | 'credit'
  sourceId: string
  invoiceId: string
  amount: number
  amountBase: number
}

/** What a payment or credit took from invoices, as far as it stands. */
export function allocationsOf({ sql }: Reader, sourceId: string): StoredAllocation[] {
  return sql
    .exec<StoredAllocation>(
      `select id, source_kind as sourceKind, source_id as sourceId, invoice_id as invoiceId,
         amount, amount_base as amountBase
       from allocations where source_id = ? and not is_reversed order by id`,
      sourceId,
    )
    .toArray()
}

/** Hash of the last numbered document of a kind, which the next one continues; '' before the first. */
export function lastHashOf({ sql }: Reader, kind: DocumentRow['kind']): string {
  const [row] = sql.exec<{ hash: string }>(
    'select last_hash as hash from document_chains where kind = ?',
    kind,
  )
  return row?.hash ?? ''
}
