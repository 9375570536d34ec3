import { and, eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { getStoredDocument, type StoredDocument, type StoredLine } from './document-reader.ts'
import { stockDocumentLinesTable, stockDocumentsTable } from './tables.ts'

/** The series of each kind. */
export const seriesOf = {
  receipt: 'goodsReceipt',
  delivery: 'delivery',
  return: 'goodsReturn',
  transfer: 'stockTransfer',
  adjustment: 'stockAdjustment',
  assembly: 'stockAssembly',
  disassembly: 'stockDisassembly',
  landedCost: 'landedCost',
} as const

export type NewDocument = Pick<
  StoredDocument,
  'kind' | 'state' | 'date' | 'warehouseId' | 'partner'
> &
  Partial<
    Pick<StoredDocument, 'toWarehouseId' | 'reason' | 'note'> &
      Pick<StoredDocument, 'sourceKind' | 'sourceId' | 'sourceNumber'>
  >

export type NewLine = Pick<StoredLine, 'itemId' | 'quantity' | 'done'> &
  Partial<Pick<StoredLine, 'sourceLineId' | 'unit' | 'unitSize' | 'costCentreId'>>

/** Writes a document under the next number of its kind, with its lines. */
export function insertDocument(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  document: NewDocument,
  lines: readonly NewLine[],
): StoredDocument {
  const id = newId()
  const { number } = takeNumber(writer, { kind: seriesOf[document.kind], date: document.date })
  writer.db
    .insert(stockDocumentsTable)
    .values({
      toWarehouseId: null,
      reason: 'other',
      note: '',
      sourceKind: '',
      sourceId: '',
      sourceNumber: '',
      ...document,
      id,
      number,
      createdAt: now.toISOString(),
      createdBy: actor.userId,
      createdByName: actor.userName,
    })
    .run()
  for (const [position, line] of lines.entries()) {
    writer.db
      .insert(stockDocumentLinesTable)
      .values({ sourceLineId: '', ...line, documentId: id, position })
      .run()
  }
  return getStoredDocument(writer, id)
}

export function setDone(
  { db }: Writer,
  documentId: string,
  position: number,
  values: { done: number; quantity?: number },
): void {
  db.update(stockDocumentLinesTable)
    .set(values)
    .where(
      and(
        eq(stockDocumentLinesTable.documentId, documentId),
        eq(stockDocumentLinesTable.position, position),
      ),
    )
    .run()
}

/** Says which line of the document that caused it a line is of, with that line's unit and centre. */
export function setSource(
  { db }: Writer,
  documentId: string,
  position: number,
  source: Pick<StoredLine, 'sourceLineId' | 'unit' | 'unitSize' | 'costCentreId'>,
): void {
  db.update(stockDocumentLinesTable)
    .set(source)
    .where(
      and(
        eq(stockDocumentLinesTable.documentId, documentId),
        eq(stockDocumentLinesTable.position, position),
      ),
    )
    .run()
}

/** Makes a document that of another record than the one that caused it. */
export function handDocumentOver(
  { db }: Writer,
  documentId: string,
  { kind, id, number }: { kind: string; id: string; number: string },
): void {
  db.update(stockDocumentsTable)
    .set({ sourceKind: kind, sourceId: id, sourceNumber: number })
    .where(eq(stockDocumentsTable.id, documentId))
    .run()
}

export function setState({ db }: Writer, documentId: string, state: StoredDocument['state']): void {
  db.update(stockDocumentsTable).set({ state }).where(eq(stockDocumentsTable.id, documentId)).run()
}
