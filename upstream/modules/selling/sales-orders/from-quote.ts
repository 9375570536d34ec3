import { SalesOrderInput } from '#contract/selling/sales-orders.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { isOrderDelivered } from '../../stock/stock/index.ts'
import { acceptedQuote, markOrdered } from '../quotes/index.ts'
import { createDraft, requireCustomerInReach } from './draft.ts'
import { refusal } from './refusal.ts'

/**
 * Makes the draft of an order of an accepted quote, once: of what the customer took of it, at the prices
 * and with the rounding they accepted.
 * @throws AppError not_found; conflict for one that is not accepted, or has its delivery already
 */
export function orderFromQuote(
  writer: Writer,
  context: FirmContext,
  quoteId: string,
): { salesOrderId: string } {
  const { input, taxRounding } = acceptedQuote(writer, quoteId)
  requireCustomerInReach(writer, context, input)
  if (isOrderDelivered(writer, quoteId)) throw refusal('quoteDelivers')
  const order = SalesOrderInput.parse({ ...input, issueDate: firmDate(writer, context) })
  const row = createDraft(writer, context, order, { quoteId, taxRounding })
  markOrdered(writer, context, quoteId, row.id)
  linkRecords(writer, context, {
    from: { kind: 'quote', id: quoteId },
    relation: 'convertedTo',
    to: { kind: 'salesOrder', id: row.id },
  })
  return { salesOrderId: row.id }
}
