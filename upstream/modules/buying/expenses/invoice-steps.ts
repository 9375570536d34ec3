import { hasRest, type InvoiceSteps, linesOf } from '../../selling/invoicing/index.ts'
import { releaseAll, releaseLines } from './on-invoice.ts'

/** What was on an invoice that is void, or on a line of it that was credited in full, can be billed on again. */
export const invoiceSteps: InvoiceSteps = {
  finalised() {},
  credited(writer, _, { creditsId }) {
    if (!creditsId) return
    const credited = linesOf(writer, creditsId).filter((line) => !hasRest(line))
    releaseLines(writer, creditsId, new Set(credited.map(({ id }) => id)))
  },
  voided(writer, _, invoice) {
    releaseAll(writer, invoice.id)
  },
}
