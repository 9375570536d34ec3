import type { DocumentRow } from './reader.ts'

type Settled = Pick<
  DocumentRow,
  'total' | 'paid' | 'discounted' | 'writtenOff' | 'creditNotesTotal' | 'due' | 'deducted'
> &
  Pick<DocumentRow, 'sentAt' | 'viewedAt'>

/**
 * Where a final invoice stands: by what is owed and what that was settled with, and by whether it
 * was sent and seen. One that its credit notes took back altogether is credited, not paid; and what
 * deposits took off, or was given up, is no payment of it.
 */
export function settledState(row: Settled): DocumentRow['state'] {
  if (row.due === 0) {
    if (row.total > 0 && row.creditNotesTotal >= row.total) return 'credited'
    return row.writtenOff > 0 ? 'writtenOff' : 'paid'
  }
  if (row.paid - row.deducted + row.discounted > 0) return 'partlyPaid'
  if (row.viewedAt !== null) return 'viewed'
  return row.sentAt === null ? 'finalised' : 'sent'
}
