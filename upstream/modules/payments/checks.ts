import { AppError, type FieldProblems } from '#contract/errors.ts'
import type { PaymentInput } from '#contract/payments.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { type DocumentRow, getDocument, isOpen } from '../invoicing/index.ts'

/**
 * The invoices a payment is put towards, in the order of its allocations.
 * @throws AppError not_found for an invoice the firm does not have; invalid when one is not open,
 *   is another customer's or in another currency, when more is allocated than is owed or was
 *   paid, or when the date is yet to come
 */
export function requireAllocatable(
  reader: Reader,
  context: FirmContext,
  input: PaymentInput,
): DocumentRow[] {
  const fields: FieldProblems = {}
  const seen = new Set<string>()
  const invoices = input.allocations.map(({ invoiceId, amount }, at) => {
    const invoice = getDocument(reader, invoiceId)
    const problem = invoiceProblem(invoice, input)
    if (problem) fields[`allocations.${at}.invoiceId`] = { key: problem }
    else if (seen.has(invoiceId)) fields[`allocations.${at}.invoiceId`] = { key: 'twice' }
    else if (amount > invoice.due) fields[`allocations.${at}.amount`] = { key: 'moreThanDue' }
    seen.add(invoiceId)
    return invoice
  })
  const allocated = input.allocations.reduce((sum, { amount }) => sum + amount, 0)
  if (allocated > input.amount) fields.amount = { key: 'lessThanAllocated' }
  if (input.fee > input.amount) fields.fee = { key: 'tooLarge' }
  if (input.date > firmDate(reader, context)) fields.date = { key: 'inFuture' }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Payment', { fields })
  return invoices
}

function invoiceProblem(
  invoice: DocumentRow,
  { customerId, currency }: Pick<PaymentInput, 'customerId' | 'currency'>,
): string | undefined {
  if (!isOpen(invoice)) return 'notOpen'
  if (invoice.customerId !== customerId) return 'otherCustomer'
  return invoice.currency === currency ? undefined : 'otherCurrency'
}
