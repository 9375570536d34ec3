import type { SealedDocuments } from '../../books/ledger/index.ts'
import { sealOf } from '../../books/ledger/index.ts'
import { findEntry } from './reader.ts'

/** Changes of balances and gift cards, as they were written. */
export const sealedDocuments: SealedDocuments = {
  walletEntry(reader, id) {
    const row = findEntry(reader, id)
    if (!row) return undefined
    return sealOf([
      ...[row.id, row.walletId, row.sequence, row.type, row.date],
      ...[row.amount, row.amountBase, row.held, row.balanceAfter, row.heldAfter],
      ...[row.reference, row.note, row.documentKind, row.documentId, row.documentNumber],
      ...[row.createdAt, row.createdBy],
    ])
  },
}
