import { eq } from 'drizzle-orm'
import type { DraftSource } from '../invoicing/index.ts'
import { scheduleExpiry } from './issue.ts'
import { quotesTable } from './tables.ts'
import { changeQuote } from './writer.ts'

/** A quote whose draft invoice was deleted can be made into an invoice again. */
export const draftSource: DraftSource = {
  draftDeleted(writer, context, invoiceId) {
    const quotes = writer.db.select().from(quotesTable).where(eq(quotesTable.invoiceId, invoiceId))
    for (const row of quotes.all()) {
      const state = row.answer === null ? 'open' : 'accepted'
      const after = changeQuote(writer, context, row, { state, invoiceId: null })
      if (state === 'open') scheduleExpiry(writer, after)
      writer.audit({ entity: 'quote', entityId: row.id, action: 'release', before: { invoiceId } })
    }
  },
}
