import { eq } from 'drizzle-orm'
import type { PaperView } from '#contract/core/paper.ts'
import { indexDocument } from '../../../documents/offered/search-entry.ts'
import { removeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { changeStamps, newStamps } from '../../../register/stamps.ts'
import { customWords } from '../../firm/custom-fields/index.ts'
import { removeRecord } from '../../firm/records/index.ts'
import { getStoredQuote, type LineRecord, linesOf, type QuoteRecord } from './reader.ts'
import { quoteLinesTable, quotesTable, quoteVersionsTable } from './tables.ts'

/** What a draft says, before its row has its state and stamps. */
export type NewQuote = Omit<
  typeof quotesTable.$inferInsert,
  'id' | 'state' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'rowNumber'
>
export type NewLine = Omit<LineRecord, 'quoteId' | 'position'>

/** Writes a new draft with its lines; gives it as stored. */
export function insertQuote(
  writer: Writer,
  context: FirmContext,
  quote: NewQuote,
  lines: readonly NewLine[],
): QuoteRecord {
  const row = writer.db
    .insert(quotesTable)
    .values({
      ...quote,
      ...newStamps(context),
      state: 'draft',
      id: context.newId(),
    })
    .returning()
    .get()
  writeLines(writer, row, lines)
  return row
}

/** Writes what changed of a quote; gives it as stored. */
export function changeQuote(
  { db }: Writer,
  context: FirmContext,
  before: QuoteRecord,
  changes: Partial<Omit<QuoteRecord, 'id' | 'rowNumber' | 'version'>>,
): QuoteRecord {
  return db
    .update(quotesTable)
    .set({ ...changes, ...changeStamps(context), version: before.version + 1 })
    .where(eq(quotesTable.id, before.id))
    .returning()
    .get()
}

/** Replaces the lines of a quote, and what it is found by. */
export function replaceLines(writer: Writer, row: QuoteRecord, lines: readonly NewLine[]): void {
  writer.sql.exec('delete from quote_lines where quote_id = ?', row.id)
  writeLines(writer, row, lines)
}

/** Removes a draft as if it had never been; the audit keeps what it was. */
export function deleteQuote(writer: Writer, { id, rowNumber }: QuoteRecord): void {
  writer.sql.exec('delete from quote_lines where quote_id = ?', id)
  writer.sql.exec('delete from quotes where id = ?', id)
  removeSearchEntry(writer, 'quote_search', rowNumber)
  removeRecord(writer, { kind: 'quote', id })
}

/** Keeps how a quote was issued, to be read when it has changed. */
export function keepVersion(
  { db }: Writer,
  { now, newId }: FirmContext,
  { id: quoteId, revision, issuedAt, total }: QuoteRecord,
  paper: PaperView,
): void {
  const row = { revision, total, issuedAt: issuedAt ?? now.toISOString() }
  db.insert(quoteVersionsTable)
    .values({ ...row, id: newId(), quoteId, paper: JSON.stringify(paper) })
    .onConflictDoNothing()
    .run()
}

/** Gives every public link a secret of its own, as in a firm that was copied from another. */
export function renewQuoteSecrets({ sql }: Writer): void {
  sql.exec('update quotes set public_secret = hex(randomblob(16)) where public_secret is not null')
}

/** Writes anew what a quote is found by. */
export function reindexQuote(writer: Writer, id: string): void {
  writeSearch(writer, getStoredQuote(writer, id), linesOf(writer, id))
}

/** Writes the lines of a document that has none, and what it is found by. */
function writeLines(writer: Writer, row: QuoteRecord, lines: readonly NewLine[]): void {
  insertLines(writer, row.id, lines)
  writeSearch(writer, row, lines)
}

function insertLines({ db }: Writer, quoteId: string, lines: readonly NewLine[]): void {
  // Five rows of 20 columns are the 100 parameters a statement may have.
  for (let start = 0; start < lines.length; start += 5) {
    const rows = lines.slice(start, start + 5)
    db.insert(quoteLinesTable)
      .values(rows.map((line, at) => ({ ...line, quoteId, position: start + at })))
      .run()
  }
}

function writeSearch(writer: Writer, row: QuoteRecord, lines: readonly NewLine[]): void {
  const described = lines.map(({ sku, description }) => `${sku} ${description}`)
  const words = [customWords(writer, 'quote', row.custom), ...described].join('\n')
  indexDocument(writer, { kind: 'quote', table: 'quote_search' }, row, words)
}
