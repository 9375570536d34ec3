import type { Reader } from '../../firm/store.ts'
import { type SealedDocuments, sealIfThere, sealOf } from '../ledger/index.ts'
import { getStoredSession } from './session-reader.ts'

export const sealedDocuments: SealedDocuments = {
  tillSession: (reader, sessionId) => sealIfThere(() => partsSeal(reader, sessionId)),
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
