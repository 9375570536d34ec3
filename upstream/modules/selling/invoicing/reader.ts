import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import { prepared } from '../../../firm/prepared.ts'
import type { Reader } from '../../../firm/store.ts'
import { invoiceLinesTable, invoicesTable } from './tables.ts'

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

/** The document with a public secret; undefined where there is none. */
export function findShared({ db }: Reader, secret: string): DocumentRow | undefined {
  return db.select().from(invoicesTable).where(eq(invoicesTable.publicSecret, secret)).get()
}

/** Whether the customer disputes an invoice: then nobody is reminded of it. */
export function isDisputed({ sql }: Reader, invoiceId: string): boolean {
  const [row] = sql.exec<{ disputedAt: string | null }>(
    'select disputed_at as disputedAt from invoices where id = ?',
    invoiceId,
  )
  return row !== undefined && row.disputedAt !== null
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

const linesById = prepared((db) =>
  db
    .select()
    .from(invoiceLinesTable)
    .where(eq(invoiceLinesTable.invoiceId, sql.placeholder('id')))
    .orderBy(asc(invoiceLinesTable.position))
    .prepare(),
)

/** A document's lines in their order. */
export function linesOf({ db }: Reader, documentId: string): LineRow[] {
  return linesById(db).all({ id: documentId })
}

const notesById = prepared((db) =>
  db
    .select()
    .from(invoicesTable)
    .where(eq(invoicesTable.creditsId, sql.placeholder('id')))
    .prepare(),
)

/** Base amounts and tax groups of the credit notes of an invoice. */
export function creditNotesOf({ db }: Reader, invoiceId: string): DocumentRow[] {
  return notesById(db).all({ id: invoiceId })
}

/** Hash of the last numbered document of a kind, which the next one continues; '' before the first. */
export function lastHashOf({ sql }: Reader, kind: DocumentRow['kind']): string {
  const [row] = sql.exec<{ hash: string }>(
    'select last_hash as hash from document_chains where kind = ?',
    kind,
  )
  return row?.hash ?? ''
}

/** Path of a shared document's page; its token leads the gateway to the firm. */
export function publicPath(
  firmId: string,
  { publicSecret }: Pick<DocumentRow, 'publicSecret'>,
): string | null {
  return publicSecret === null ? null : `/i/${publicToken(firmId, publicSecret)}`
}
