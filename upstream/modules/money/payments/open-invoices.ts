import type { FirmContext, Reader } from '../../../firm/store.ts'
import { openInvoicesOf } from '../../books/settlement/views.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'

const maxOpen = 500

/** A customer's open invoices, to choose what a payment covers. @throws AppError not_found */
export function listOpenInvoices(
  reader: Reader,
  context: FirmContext,
  { customerId, currency }: { customerId: string; currency?: string },
) {
  getStoredParty(reader, customerId)
  const today = firmDate(reader, context)
  return openInvoicesOf(reader, customerId, currency, maxOpen).map((invoice) => ({
    ...invoice,
    isOverdue: invoice.dueDate < today,
  }))
}
