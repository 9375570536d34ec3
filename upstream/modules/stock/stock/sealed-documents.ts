import type { Reader } from '../../../firm/store.ts'
import { type SealedDocuments, sealIfThere, sealOf } from '../../books/ledger/index.ts'
import { getStoredDocument } from './document-reader.ts'

/**
 * Stock documents with their moves. A document that is delivered in parts gets moves later, so its
 * seal says up to which move it goes: `<sequence>:<hash>`. What a move cost is worked out anew when
 * an earlier one is added, and posted as a difference.
 */
export const sealedDocuments: SealedDocuments = {
  stockDocument: (reader, id, posted) =>
    sealIfThere(() => {
      const last = posted === undefined ? lastMoveOf(reader, id) : Number(posted.split(':')[0])
      const { kind, number, warehouseId, toWarehouseId, date, reason, ...row } = getStoredDocument(
        reader,
        id,
      )
      const head = [id, kind, number, date, warehouseId, toWarehouseId, reason]
      const source = [row.sourceKind, row.sourceId, row.sourceNumber, row.createdAt, row.createdBy]
      return `${last}:${sealOf([...head, ...source, movesUntil(reader, id, last), ...landed(reader, id, kind)])}`
    }),
}

function lastMoveOf({ sql }: Reader, documentId: string): number {
  const query = 'select coalesce(max(sequence), 0) as last from stock_moves where document_id = ?'
  return sql.exec<{ last: number }>(query, documentId).one().last
}

function movesUntil({ sql }: Reader, documentId: string, last: number) {
  return sql
    .exec(
      `select sequence, id, line, item_id, warehouse_id, kind, direction, date, quantity, given,
         priced_quantity, priced_move_id, origin_id, counter, kit_line, cost_centre_id
       from stock_moves where document_id = ? and sequence <= ? order by sequence`,
      documentId,
      last,
    )
    .toArray()
    .map((row) => Object.values(row))
}

/** What a landed cost gave to which receipts: never changed once it is written. */
function landed({ sql }: Reader, documentId: string, kind: string) {
  if (kind !== 'landedCost') return []
  return sql
    .exec(
      'select line, move_id, bill_id, amount from stock_landed where document_id = ?',
      documentId,
    )
    .toArray()
    .map((row) => Object.values(row))
}
