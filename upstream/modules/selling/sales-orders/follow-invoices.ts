import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { DraftSource, InvoiceSteps } from '../invoicing/index.ts'
import { refreshOrder } from './progress.ts'
import { billingsOn } from './reader.ts'
import { deleteBilling, moveBilling } from './writer.ts'

/** What was on a draft, or on a line of it, that was deleted can be invoiced again. */
export const draftSource: DraftSource = {
  draftDeleted(writer, context, invoiceId) {
    const billings = billingsOn(writer, invoiceId)
    for (const { id } of billings) deleteBilling(writer, id)
    for (const orderId of new Set(billings.map((one) => one.orderId))) {
      refreshOrder(writer, context, orderId)
    }
  },
  draftSaved(writer, context, invoiceId, moved) {
    for (const { id, invoiceLineId } of billingsOn(writer, invoiceId)) {
      const line = moved.get(invoiceLineId)
      if (line === undefined) deleteBilling(writer, id)
      else if (line !== invoiceLineId) moveBilling(writer, id, line)
    }
    refreshOf(writer, context, invoiceId)
  },
}

/** An order follows what becomes of its invoices: what they bill, credit or take back is read there. */
export const invoiceSteps: InvoiceSteps = {
  finalised(writer, context, { id }) {
    refreshOf(writer, context, id)
  },
  credited(writer, context, { creditsId }) {
    if (creditsId) refreshOf(writer, context, creditsId)
  },
  voided(writer, context, { id }) {
    refreshOf(writer, context, id)
  },
}

function refreshOf(writer: Writer, context: FirmContext, invoiceId: string): void {
  for (const orderId of new Set(billingsOn(writer, invoiceId).map((one) => one.orderId))) {
    refreshOrder(writer, context, orderId)
  }
}
