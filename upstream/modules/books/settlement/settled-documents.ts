import type { Reader } from '../../../firm/store.ts'

/** A document that something was taken off, and whose it is. */
type ReducedDocument = { documentKind: string; documentId: string; partyId: string }

/**
 * What discounts, write-offs and deducted deposits were taken off, by the ids of what they posted:
 * each has an item of its own that is settled with the document's.
 */
export function documentsReducedBy(
  { sql }: Reader,
  sourceIds: readonly string[],
): Map<string, ReducedDocument> {
  const half = (own: 'debit' | 'credit', other: 'debit' | 'credit') =>
    `select item.document_id as sourceId, other.document_kind as documentKind,
       other.document_id as documentId, other.party_id as partyId
     from json_each(?1) as wanted
     cross join open_items as item on item.document_id = wanted.value and item.side = '${own}'
     cross join allocations on ${own}_item_id = item.id
     cross join open_items as other on other.id = ${other}_item_id
     where item.document_kind in ('discount', 'writeOff', 'deposit')`
  const rows = sql.exec<ReducedDocument & { sourceId: string }>(
    `${half('debit', 'credit')} union all ${half('credit', 'debit')}`,
    JSON.stringify([...new Set(sourceIds)]),
  )
  return new Map(rows.toArray().map(({ sourceId, ...document }) => [sourceId, document]))
}
