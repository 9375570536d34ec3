import type { Reader } from '../../../firm/store.ts'
import { type SealedDocuments, sealIfThere, sealOf } from '../../books/ledger/index.ts'
import { getStoredSession } from './session-reader.ts'
import { getStoredTotal } from './totals/reader.ts'

export const sealedDocuments: SealedDocuments = {
  tillSession: (reader, sessionId) => sealIfThere(() => partsSeal(reader, sessionId)),
  dayTotal: (reader, id) => sealIfThere(() => totalSeal(reader, id)),
}

/**
 * SHA-256 of what a Z report says, which its entries take into the chain: a report that was changed
 * afterwards breaks it.
 * @throws AppError not_found
 */
function partsSeal(reader: Reader, sessionId: string): string {
  const row = getStoredSession(reader, sessionId)
  const sealedParts = [
    ...[row.id, row.number, row.registerId, row.date, row.openedAt, row.openedBy],
    ...[row.openingCount, row.closingCount, row.countedAt, row.countedBy, row.closedAt],
    ...[row.note, row.report],
  ]
  return sealOf(sealedParts)
}

/** SHA-256 of what a day came to; that it was reversed is said by the entry that does so. */
function totalSeal(reader: Reader, id: string): string {
  const { number, date, currency, rows, note, createdAt, createdBy } = getStoredTotal(reader, id)
  return sealOf([id, number, date, currency, rows, note, createdAt, createdBy])
}
