import { createHash } from 'node:crypto'
import type { StoredEntry, StoredLine } from './reader.ts'

type Unsealed = Omit<StoredEntry, 'hash' | 'previousHash'>

/** What an entry says of itself, in the order in which it is stored and sealed. */
export function entryValues(entry: Unsealed): (string | number | null)[] {
  return [
    entry.sequence,
    entry.id,
    entry.date,
    entry.memo,
    entry.source.kind,
    entry.source.id,
    entry.reversesId,
    entry.postedAt,
    entry.postedBy,
    entry.documentHash,
    entry.exceptionId,
  ]
}

/**
 * SHA-256 of what an entry and its lines say and of the hash of the entry before it, so that none
 * can be changed or taken out unseen. `documentHash` ties the document that was posted to it.
 */
export function entryHash(entry: Omit<StoredEntry, 'hash'>, lines: readonly StoredLine[]): string {
  const sealedParts = [
    entry.previousHash,
    ...entryValues(entry),
    lines.map((line) => [
      line.account,
      line.debit,
      line.credit,
      line.partyId ?? null,
      line.openItemId ?? null,
      line.taxCode ?? null,
      line.taxBase ?? null,
      line.currency ?? null,
      line.amount ?? null,
      line.costCentreId ?? null,
    ]),
  ]
  return createHash('sha256').update(JSON.stringify(sealedParts)).digest('hex')
}
