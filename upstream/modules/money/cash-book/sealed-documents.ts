import { eq } from 'drizzle-orm'
import { type SealedDocuments, sealOf } from '../../books/ledger/index.ts'
import { cashCountsTable } from './tables.ts'

/** What was counted; money that was noted by hand has no record but its entry. */
export const sealedDocuments: SealedDocuments = {
  cashEntry: null,
  cashCount({ db }, id) {
    const row = db.select().from(cashCountsTable).where(eq(cashCountsTable.id, id)).get()
    return row && sealOf(Object.values(row))
  },
}
