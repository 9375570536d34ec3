import type { SealedDocuments } from '../../books/ledger/index.ts'

/** Opening balances and costs of the made-up years have no record but their entries. */
export const sealedDocuments: SealedDocuments = { journal: null }
