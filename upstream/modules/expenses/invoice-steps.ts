import { getDocument, type InvoiceSteps } from '../invoicing/index.ts'
import { releaseBilled } from './writer.ts'

/** What was on an invoice that is void, or all of which was credited, can be billed on again. */
export const invoiceSteps: InvoiceSteps = {
  finalised() {},
  credited(writer, _, note) {
    if (!note.creditsId) return
    const { total, creditNotesTotal } = getDocument(writer, note.creditsId)
    if (creditNotesTotal >= total) releaseBilled(writer, note.creditsId)
  },
  voided(writer, _, invoice) {
    releaseBilled(writer, invoice.id)
  },
}
