import { getDocument, type InvoiceSteps } from '../invoicing/index.ts'
import { releaseBillLines } from './bill-on.ts'

/** What was on an invoice that is void, or all of which was credited, can be billed on again. */
export const invoiceSteps: InvoiceSteps = {
  finalised() {},
  credited(writer, _, note) {
    if (!note.creditsId) return
    const { total, creditNotesTotal } = getDocument(writer, note.creditsId)
    if (creditNotesTotal >= total) releaseBillLines(writer, note.creditsId)
  },
  voided(writer, _, invoice) {
    releaseBillLines(writer, invoice.id)
  },
}
