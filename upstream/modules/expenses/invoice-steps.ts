import type { InvoiceSteps } from '../invoicing/index.ts'
import { releaseBilled } from './writer.ts'

/** What was on an invoice that is void can be billed on again. */
export const invoiceSteps: InvoiceSteps = {
  finalised() {},
  credited() {},
  voided(writer, _, invoice) {
    releaseBilled(writer, invoice.id)
  },
}
