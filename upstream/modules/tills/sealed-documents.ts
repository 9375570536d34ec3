import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { Reader } from '../../firm/store.ts'
import type { SealedDocuments } from '../ledger/index.ts'
import { getStoredSession } from './session-reader.ts'

export const sealedDocuments: SealedDocuments = {
  tillSession(reader, sessionId) {
    try {
      return sealOf(reader, sessionId)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    }
  },
}

/**
 * SHA-256 of what a Z report says, which its entries take into the chain: a report that was changed
 * afterwards breaks it.
 * @throws AppError not_found
 */
export function sealOf(reader: Reader, sessionId: string): string {
  const row = getStoredSession(reader, sessionId)
  const said = [
    ...[row.id, row.number, row.registerId, row.date, row.openedAt, row.openedBy],
    ...[row.openingCount, row.closingCount, row.countedAt, row.countedBy, row.closedAt],
    ...[row.note, row.report],
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
