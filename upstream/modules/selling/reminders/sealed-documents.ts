import { eq } from 'drizzle-orm'
import { type SealedDocuments, sealOf } from '../../books/ledger/index.ts'
import { reminderChargesTable as charges } from './tables.ts'

/** What was posted for reminders; that it was taken back is no part of it. */
export const sealedDocuments: SealedDocuments = {
  reminderCharge({ db }, id) {
    const row = db.select().from(charges).where(eq(charges.id, id)).get()
    if (!row) return undefined
    return sealOf([
      ...[row.id, row.number, row.itemId, row.invoiceId, row.date],
      ...[row.currency, row.fee, row.interest, row.createdAt],
    ])
  },
}
