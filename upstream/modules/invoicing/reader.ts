import { asc, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Attachment, HistoryEntry, Invoice } from '#contract/invoice.ts'
import { prepared } from '../../firm/prepared.ts'
import type { Reader } from '../../firm/store.ts'
import { settlementsOf } from '../settlement/views.ts'
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
export function linksOf(reader: Reader, row: DocumentRow): Invoice['links'] {
  const links = reader.sql
    .exec<Invoice['links'][number]>(
      `select id, kind, coalesce(number, '') as number, issue_date as date, total as amount
       from invoices where credits_id = ?1 or id = ?2`,
      row.id,
      row.creditsId,
    )
    .toArray()
  const payments = new Map<string, Invoice['links'][number]>()
  for (const { by, date, amount } of settlementsOf(reader, row.id)) {
    if (by.kind !== 'payment') continue
    const sum = payments.get(by.id)?.amount ?? 0
    payments.set(by.id, {
      id: by.id,
      kind: 'payment',
      number: by.number,
      date,
      amount: sum + amount,
    })
  }
  return [...links, ...payments.values()].sort(
    (a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id),
  )
}

/** Base amounts and tax groups of the credit notes of an invoice. */
export function creditNotesOf({ db }: Reader, invoiceId: string): DocumentRow[] {
  return db.select().from(invoicesTable).where(eq(invoicesTable.creditsId, invoiceId)).all()
}

/** Hash of the last numbered document of a kind, which the next one continues; '' before the first. */
export function lastHashOf({ sql }: Reader, kind: DocumentRow['kind']): string {
  const [row] = sql.exec<{ hash: string }>(
    'select last_hash as hash from document_chains where kind = ?',
    kind,
  )
  return row?.hash ?? ''
}
