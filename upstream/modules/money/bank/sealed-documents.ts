import { eq } from 'drizzle-orm'
import { type SealedDocuments, sealOf } from '../../books/ledger/index.ts'
import { bankEntriesTable } from './tables.ts'

/** What the bank said of a line when it was posted, whatever becomes of the line and its match. */
export const sealedDocuments: SealedDocuments = {
  bankEntry({ db }, id) {
    const row = db.select().from(bankEntriesTable).where(eq(bankEntriesTable.id, id)).get()
    return row && sealOf(Object.values(row))
  },
}
