import { eq } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import { removeSearchEntry, writeSearchEntry } from '../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { applyDocumentChange } from './figures.ts'
import type { DocumentRow, LineRow } from './reader.ts'
import { historyTable, invoiceLinesTable, invoicesTable } from './tables.ts'
import { type HistoryKind, searchEntryOf } from './texts.ts'

/** A document before its row has its own number and stamps. */
export type NewDocument = Omit<
  typeof invoicesTable.$inferInsert,
  'id' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'rowNumber'
>
export type NewLine = Omit<LineRow, 'invoiceId' | 'position'>

/** Writes a new document with its lines; gives it as stored. */
export function insertDocument(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  document: NewDocument,
  lines: readonly NewLine[],
): DocumentRow {
  const stamp = now.toISOString()
  const stamps = { createdAt: stamp, createdBy: actor.userId, updatedAt: stamp }
  const row = writer.db
    .insert(invoicesTable)
    .values({ ...document, ...stamps, id: newId(), version: 1, updatedBy: actor.userId })
    .returning()
    .get()
  insertLines(writer, row.id, lines)
  writeSearchEntry(writer, 'invoice_search', row.rowNumber, searchEntryOf(row, lines))
  applyDocumentChange(writer, null, row)
  return row
}

/** Writes what changed of a document and keeps every sum right; gives it as stored. */
export function changeDocument(
  writer: Writer,
  { actor, now }: FirmContext,
  before: DocumentRow,
  changes: Partial<NewDocument>,
): DocumentRow {
  const stamps = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  const after = writer.db
    .update(invoicesTable)
    .set({ ...changes, ...stamps, version: before.version + 1 })
    .where(eq(invoicesTable.id, before.id))
    .returning()
    .get()
  applyDocumentChange(writer, before, after)
  return after
}

/** Replaces the lines of a draft, and what it is found by. */
export function replaceLines(writer: Writer, row: DocumentRow, lines: readonly NewLine[]): void {
  writer.sql.exec('delete from invoice_lines where invoice_id = ?', row.id)
  insertLines(writer, row.id, lines)
  writeSearchEntry(writer, 'invoice_search', row.rowNumber, searchEntryOf(row, lines))
}

/** Removes a draft as if it had never been; the audit keeps what it was. */
export function deleteDocument(writer: Writer, row: DocumentRow): void {
  for (const table of ['invoice_lines', 'history', 'attachments']) {
    writer.sql.exec(`delete from ${table} where invoice_id = ?`, row.id)
  }
  writer.sql.exec('delete from invoices where id = ?', row.id)
  removeSearchEntry(writer, 'invoice_search', row.rowNumber)
  applyDocumentChange(writer, row, null)
}

export function setCreditedQuantity({ sql }: Writer, lineId: string, quantity: string): void {
  sql.exec('update invoice_lines set credited_quantity = ? where id = ?', quantity, lineId)
}

export function saveLastHash({ sql }: Writer, kind: DocumentRow['kind'], hash: string): void {
  sql.exec(
    `insert into document_chains (kind, last_hash) values (?, ?)
     on conflict (kind) do update set last_hash = excluded.last_hash`,
    kind,
    hash,
  )
}

/** Gives every public link a secret of its own, as in a firm that was copied from another. */
export function renewPublicSecrets({ sql }: Writer): void {
  sql.exec(
    'update invoices set public_secret = hex(randomblob(16)) where public_secret is not null',
  )
}

/** Says in a document's history what was done to it. */
export function addHistory(
  { db }: Writer,
  { actor, now, newId }: FirmContext,
  entry: {
    invoiceId: string
    kind: HistoryKind
    amount?: Minor
    currency?: string
    detail?: string
  },
): void {
  db.insert(historyTable)
    .values({
      id: newId(),
      at: now.toISOString(),
      by: actor.userId,
      byName: actor.userName,
      invoiceId: entry.invoiceId,
      kind: entry.kind,
      amount: entry.amount ?? null,
      currency: entry.currency ?? null,
      detail: entry.detail ?? '',
    })
    .run()
}

function insertLines({ db }: Writer, invoiceId: string, lines: readonly NewLine[]): void {
  // Five rows of 20 columns are the 100 parameters a statement may have.
  for (let start = 0; start < lines.length; start += 5) {
    const rows = lines.slice(start, start + 5)
    db.insert(invoiceLinesTable)
      .values(rows.map((line, at) => ({ ...line, invoiceId, position: start + at })))
      .run()
  }
}
