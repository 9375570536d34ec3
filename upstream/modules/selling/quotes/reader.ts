import { asc, desc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { Quote, QuoteInput } from '#contract/selling/quotes.ts'
import { headInput, lineInput } from '../../../documents/stored-document.ts'
import type { Reader } from '../../../firm/store.ts'
import { quoteLinesTable, quotesTable, quoteVersionsTable } from './tables.ts'

/** A stored quote, without its lines. */
export type QuoteRecord = typeof quotesTable.$inferSelect
export type LineRecord = typeof quoteLinesTable.$inferSelect

/** @throws AppError not_found */
export function getStoredQuote(reader: Reader, id: string): QuoteRecord {
  const row = findStoredQuote(reader, id)
  if (!row) throw new AppError('not_found', 'No such quote')
  return row
}

export function findStoredQuote({ db }: Reader, id: string): QuoteRecord | undefined {
  return db.select().from(quotesTable).where(eq(quotesTable.id, id)).get()
}

/** The quote with a public secret; undefined where there is none. */
export function findShared({ db }: Reader, secret: string): QuoteRecord | undefined {
  return db.select().from(quotesTable).where(eq(quotesTable.publicSecret, secret)).get()
}

/** A quote's lines in their order. */
export function linesOf({ db }: Reader, quoteId: string): LineRecord[] {
  return db
    .select()
    .from(quoteLinesTable)
    .where(eq(quoteLinesTable.quoteId, quoteId))
    .orderBy(asc(quoteLinesTable.position))
    .all()
}

/** The versions issued before, newest first. */
export function versionsOf({ db }: Reader, quoteId: string): Quote['versions'] {
  const { revision, issuedAt, total } = quoteVersionsTable
  return db
    .select({ revision, issuedAt, total })
    .from(quoteVersionsTable)
    .where(eq(quoteVersionsTable.quoteId, quoteId))
    .orderBy(desc(revision))
    .all()
}

/** The paper of a version as it was issued. @throws AppError not_found */
export function versionPaper({ sql }: Reader, quoteId: string, revision: number): PaperView {
  const [row] = sql.exec<{ paper: string }>(
    'select paper from quote_versions where quote_id = ? and revision = ?',
    quoteId,
    revision,
  )
  if (!row) throw new AppError('not_found', 'No such version')
  return JSON.parse(row.paper)
}

/** What a person wrote into a stored quote. */
export function quoteInput(row: QuoteRecord, lines: readonly LineRecord[]): QuoteInput {
  return {
    ...headInput(row),
    customerId: row.customerId,
    validUntil: row.validUntil,
    terms: row.terms,
    custom: row.custom,
    lines: lines.map((line) => ({
      ...lineInput(line),
      isOptional: line.isOptional,
      hasFreeQuantity: line.hasFreeQuantity,
    })),
  }
}
