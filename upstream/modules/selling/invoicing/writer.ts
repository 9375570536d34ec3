import { insertRow, updateRow } from '../../../firm/rows.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { customWords } from '../../firm/custom-fields/index.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import { applyDocumentChange } from './figures.ts'
import { type DocumentRow, getDocument, type LineRow, linesOf } from './reader.ts'
import { invoiceLinesTable, invoicesTable } from './tables.ts'
import { searchEntryOf } from './texts.ts'

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
  const id = newId()
  const updatedBy = actor.userId
  insertRow(writer, invoicesTable, { ...document, ...stamps, id, version: 1, updatedBy })
  const row = getDocument(writer, id)
  insertLines(writer, row.id, lines)
  index(writer, row, lines)
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
  const version = before.version + 1
  updateRow(writer, invoicesTable, before.id, { ...changes, ...stamps, version })
  const after = getDocument(writer, before.id)
  applyDocumentChange(writer, before, after)
  return after
}

/** Replaces the lines of a draft, and what it is found by. */
export function replaceLines(writer: Writer, row: DocumentRow, lines: readonly NewLine[]): void {
  writer.sql.exec('delete from invoice_lines where invoice_id = ?', row.id)
  insertLines(writer, row.id, lines)
  index(writer, row, lines)
}

/** Removes a draft as if it had never been; the audit keeps what it was. */
export function deleteDocument(writer: Writer, row: DocumentRow): void {
  writer.sql.exec('delete from invoice_lines where invoice_id = ?', row.id)
  writer.sql.exec('delete from invoice_deposits where ? in (invoice_id, deposit_id)', row.id)
  removeRecord(writer, { kind: 'invoice', id: row.id })
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

/** Writes anew what a document is found by. */
export function reindexDocument(writer: Writer, id: string): void {
  index(writer, getDocument(writer, id), linesOf(writer, id))
}

/** Sets what a document is found by, in its list and in the search of the firm. */
function index(writer: Writer, row: DocumentRow, lines: readonly NewLine[]): void {
  const words = searchEntryOf(row, lines, customWords(writer, 'invoice', row.custom))
  writeSearchEntry(writer, 'invoice_search', row.rowNumber, words)
  const { id, number, customerName, total, currency, issueDate, createdBy: madeBy } = row
  putSearchEntry(writer, {
    kind: 'invoice',
    id,
    title: number ?? customerName,
    subtitle: number === null ? '' : customerName,
    text: [row.importedNumber, words.purchase_order, words.amount, words.lines].join(' '),
    amount: total,
    currency,
    date: issueDate,
    madeBy,
  })
}

function insertLines(writer: Writer, invoiceId: string, lines: readonly NewLine[]): void {
  for (const [position, line] of lines.entries()) {
    insertRow(writer, invoiceLinesTable, { ...line, invoiceId, position })
  }
}
