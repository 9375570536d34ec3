import { eq } from 'drizzle-orm'
import { type SealedDocuments, sealOf } from '../../books/ledger/index.ts'
import { loyaltyEntriesTable } from './tables.ts'

/** Changes of points that are posted by themselves, as they were written; whose they are may change by a merge. */
export const sealedDocuments: SealedDocuments = {
  loyaltyEntry({ db }, id) {
    const row = db.select().from(loyaltyEntriesTable).where(eq(loyaltyEntriesTable.id, id)).get()
    if (!row) return undefined
    return sealOf([
      ...[row.id, row.type, row.date, row.points, row.amount, row.expiresOn, row.note],
      ...[row.createdAt, row.createdBy],
    ])
  },
}
