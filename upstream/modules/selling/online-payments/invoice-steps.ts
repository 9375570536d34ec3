import type { InvoiceSteps } from '../invoicing/index.ts'
import { planCharge } from './charge.ts'

export const invoiceSteps: InvoiceSteps = {
  finalised: planCharge,
  credited() {
    // Money goes back by the provider, who reports it.
  },
  voided() {
    // Only what nothing was paid of is voided.
  },
}
