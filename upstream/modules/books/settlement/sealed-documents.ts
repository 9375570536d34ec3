import type { Reader } from '../../../firm/store.ts'
import { type SealedDocuments, sealIfThere, sealOf } from '../ledger/index.ts'
import { type Allocation, allocationsByEntry, getAllocation, itemsOfDocument } from './reader.ts'

/**
 * What settles without a document of its own: credits that are put towards something, netting and
 * what took one back, by their allocation; discounts, write-offs and deducted deposits by their open
 * item and what it was set against. Parties may be merged and allocations taken back; both leave
 * traces of their own.
 */
export const sealedDocuments: SealedDocuments = {
  credit: sealOfAllocation,
  netting: sealOfAllocation,
  allocation: sealOfAllocation,
  discount: sealOfItem,
  writeOff: sealOfItem,
  deposit: sealOfItem,
}

function sealOfAllocation(reader: Reader, id: string): string | undefined {
  return sealIfThere(() => sealOf(partsOf(getAllocation(reader, id))))
}

function sealOfItem(reader: Reader, documentId: string): string | undefined {
  const items = itemsOfDocument(reader, documentId)
  if (items.length === 0) return undefined
  return sealOf([
    items.map(({ id, direction, side, documentKind, date, currency, amount, amountBase }) => [
      ...[id, direction, side, documentKind, date, currency, amount, amountBase],
    ]),
    allocationsByEntry(reader, documentId).map(partsOf),
  ])
}

function partsOf(one: Allocation) {
  return [
    ...[one.id, one.kind, one.debitItemId, one.creditItemId],
    ...[one.debitAmount, one.debitBase, one.creditAmount, one.creditBase],
    ...[one.effectiveDate, one.entrySourceId, one.causeId, one.note],
    ...[one.recordedAt, one.recordedBy],
  ]
}
