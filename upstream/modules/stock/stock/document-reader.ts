import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Actor } from '../../../firm/actor.ts'
import { prepared } from '../../../firm/prepared.ts'
import { reachesAll } from '../../../firm/reach.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'
import { stockDocumentLinesTable, stockDocumentsTable } from './tables.ts'

export type StoredDocument = typeof stockDocumentsTable.$inferSelect
export type StoredLine = typeof stockDocumentLinesTable.$inferSelect

const documentById = prepared((db) =>
  db
    .select()
    .from(stockDocumentsTable)
    .where(eq(stockDocumentsTable.id, sql.placeholder('id')))
    .prepare(),
)

/** @throws AppError not_found */
export function getStoredDocument({ db }: Reader, id: string): StoredDocument {
  const row = documentById(db).get({ id })
  if (!row) throw new AppError('not_found', 'No such stock document')
  return row
}

/**
 * As `getStoredDocument`, for somebody who may reach a part of the firm's records alone: whom it went to,
 * and what for, is left out unless they reach that invoice. @throws AppError not_found
 */
export function documentFor(
  reader: Reader,
  { actor }: { actor: Actor },
  id: string,
): StoredDocument {
  const document = getStoredDocument(reader, id)
  const { sourceKind, sourceId, partner } = document
  if (reachesAll(actor) || (sourceId === '' && partner === '')) return document
  const isOfInvoice = sourceKind === 'invoice' || sourceKind === 'creditNote'
  if (isOfInvoice && reachesRecord(reader, actor, 'invoice', sourceId)) return document
  return { ...document, partner: '', sourceId: '', sourceNumber: '' }
}

/** What a document is known by. @throws AppError not_found */
export function documentFacts(
  reader: Reader,
  id: string,
): Pick<StoredDocument, 'number' | 'kind' | 'partner'> {
  return getStoredDocument(reader, id)
}

export function linesOf({ db }: Reader, documentId: string): StoredLine[] {
  return db
    .select()
    .from(stockDocumentLinesTable)
    .where(eq(stockDocumentLinesTable.documentId, documentId))
    .orderBy(asc(stockDocumentLinesTable.position))
    .all()
}

/** Documents that another record caused, such as the deliveries of an invoice; oldest first. */
export function documentsOfSource({ db }: Reader, sourceId: string): StoredDocument[] {
  return db
    .select()
    .from(stockDocumentsTable)
    .where(eq(stockDocumentsTable.sourceId, sourceId))
    .orderBy(asc(stockDocumentsTable.id))
    .all()
}

/** The deliveries among them. */
export function deliveriesOf(reader: Reader, sourceId: string): StoredDocument[] {
  return documentsOfSource(reader, sourceId).filter(({ kind }) => kind === 'delivery')
}

/** A move out, and how much of it came back. */
export type MoveOut = {
  id: string
  line: number
  warehouseId: string
  date: string
  costCentreId: string
  left: number
}

/** The moves out of a document that have not all come back, in their order. */
export function movesOut({ sql: rows }: Reader, documentId: string): MoveOut[] {
  return rows
    .exec<MoveOut>(
      `select id, line, warehouse_id as warehouseId, date, cost_centre_id as costCentreId,
         0 - quantity - coalesce((
         select sum(back.quantity) from stock_moves as back where back.origin_id = stock_moves.id
       ), 0) as left
       from stock_moves where document_id = ? and quantity < 0 order by line, sequence`,
      documentId,
    )
    .toArray()
}

/** The moves of kits that were assembled or taken apart, in their order. */
export function movesOfKits({ sql: rows }: Reader, documentId: string) {
  return rows
    .exec<{
      line: number
      kitLine: number
      itemId: string
      quantity: number
      value: number
      given: number | null
    }>(
      `select line, kit_line as kitLine, item_id as itemId, quantity, value, given
       from stock_moves where document_id = ? and kit_line is not null order by sequence`,
      documentId,
    )
    .toArray()
}

/** What the moves of a document cost and how much came back, by line. */
export function lineSums(
  { sql: rows }: Reader,
  documentId: string,
): Map<number, { cost: number; returned: number }> {
  const found = rows.exec<{ line: number; cost: number; returned: number }>(
    `select line, sum(value) as cost, coalesce(sum((
       select sum(back.quantity) from stock_moves as back where back.origin_id = stock_moves.id
     )), 0) as returned
     from stock_moves where document_id = ? group by line`,
    documentId,
  )
  return new Map(found.toArray().map(({ line, ...sums }) => [line, sums]))
}
