import type { Reader } from '../../../firm/store.ts'
import type { SealedDocuments } from '../../books/ledger/index.ts'
import { getDocument, linesOf } from './reader.ts'
import { seal } from './seal.ts'

/** The tax of a deposit's money has no record but its entry. */
export const sealedDocuments: SealedDocuments = {
  invoice: sealAgain,
  creditNote: sealAgain,
  depositTax: null,
}

function sealAgain(reader: Reader, documentId: string): string | undefined {
  try {
    const row = getDocument(reader, documentId)
    return seal(row.previousHash ?? '', row, linesOf(reader, documentId))
  } catch {
    return undefined
  }
}
