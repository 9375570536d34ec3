import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { DraftSource, InvoiceSteps } from '../invoicing/index.ts'
import { refreshOrder } from './progress.ts'
import { billingsOn } from './reader.ts'
import { deleteBilling, moveBilling } from './writer.ts'

/** What was on a draft, or on a line of it, that was deleted can be invoiced again. */
export const draftSource: DraftSource = {
  draftDeleted(writer, context, invoiceId) {
    release(writer, context, invoiceId)
  },
  draftSaved(writer, context, invoiceId, moved) {
    const orders = ordersOn(writer, invoiceId)
    for (const { id, invoiceLineId } of billingsOn(writer, invoiceId)) {
      const line = moved.get(invoiceLineId)
      if (line === undefined) deleteBilling(writer, id)
      else if (line !== invoiceLineId) moveBilling(writer, id, line)
    }
    for (const orderId of orders) refreshOrder(writer, context, orderId)
  },
}

/** An order follows what becomes of its invoices: what they bill and credit is read there. */
export const invoiceSteps: InvoiceSteps = {
  finalised(writer, context, { id }) {
    refreshOf(writer, context, id)
  },
  credited(writer, context, { creditsId }) {
    if (creditsId) refreshOf(writer, context, creditsId)
  },
  voided(writer, context, { id }) {
    release(writer, context, id)
  },
}

/** What an invoice billed can be billed again. */
function release(writer: Writer, context: FirmContext, invoiceId: string): void {
  const orders = ordersOn(writer, invoiceId)
  for (const { id } of billingsOn(writer, invoiceId)) deleteBilling(writer, id)
  for (const orderId of orders) refreshOrder(writer, context, orderId)
}

function refreshOf(writer: Writer, context: FirmContext, invoiceId: string): void {
  for (const orderId of ordersOn(writer, invoiceId)) refreshOrder(writer, context, orderId)
}

function ordersOn(writer: Writer, invoiceId: string): Set<string> {
  return new Set(billingsOn(writer, invoiceId).map(({ orderId }) => orderId))
}
