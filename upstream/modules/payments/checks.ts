import { AppError, type FieldProblems } from '#contract/errors.ts'
import type { PaymentInput } from '#contract/payment.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { balanceOf, itemsOfDocument, type OpenItem } from '../settlement/index.ts'

type Wanted = PaymentInput['allocations'][number]

/** An allocation of a payment as it is recorded: what it takes off the invoice, and for how much. */
export type CheckedAllocation = {
  invoiceId: string
  /** In the payment's currency. */
  amount: number
  /** In the invoice's currency; the discount comes on top. */
  invoiceAmount: number
  discount: number
}

/**
 * What a payment is put towards, in the order of its allocations.
 * @throws AppError not_found for an invoice the firm does not have; invalid when one is not open,
 *   is another customer's or in another currency without an amount in it, when more is allocated
 *   than is owed or was paid, or when the date is yet to come
 */
export function requireAllocatable(
  reader: Reader,
  context: FirmContext,
  input: PaymentInput,
): CheckedAllocation[] {
  const fields: FieldProblems = {}
  const seen = new Set<string>()
  const checked = input.allocations.map((wanted, at) => {
    const { invoiceId } = wanted
    const items = itemsOfDocument(reader, invoiceId)
    const found = { ...wanted, invoiceAmount: wanted.invoiceAmount ?? wanted.amount }
    const problem = invoiceProblem(items, input)
    if (problem) fields[`allocations.${at}.invoiceId`] = { key: problem }
    else if (seen.has(invoiceId)) fields[`allocations.${at}.invoiceId`] = { key: 'twice' }
    else {
      const wrong = amountProblem(items, wanted, input.currency)
      if (wrong) fields[`allocations.${at}.${wrong.field}`] = { key: wrong.key }
    }
    seen.add(invoiceId)
    return found
  })
  const allocated = input.allocations.reduce((sum, { amount }) => sum + amount, 0)
  if (allocated > input.amount) fields.amount = { key: 'lessThanAllocated' }
  if (input.fee > input.amount) fields.fee = { key: 'tooLarge' }
  if (input.date > firmDate(reader, context)) fields.date = { key: 'inFuture' }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Payment', { fields })
  return checked
}

/** Invoices, and what reminders of them charged. */
export function isPaidByCustomers({ documentKind }: Pick<OpenItem, 'documentKind'>): boolean {
  return documentKind === 'invoice' || documentKind === 'reminderCharge'
}

function invoiceProblem(
  items: readonly OpenItem[],
  { customerId }: Pick<PaymentInput, 'customerId'>,
): string | undefined {
  const [first] = items
  if (!first || !isPaidByCustomers(first) || balanceOf(items) === 0) return 'notOpen'
  return first.partyId === customerId ? undefined : 'otherCustomer'
}

function amountProblem(
  items: readonly OpenItem[],
  { amount, invoiceAmount, discount }: Wanted,
  currency: string,
): { field: keyof Wanted; key: string } | undefined {
  const isForeign = items[0]?.currency !== currency
  if (isForeign && invoiceAmount === undefined) return { field: 'invoiceId', key: 'otherCurrency' }
  if (!isForeign && invoiceAmount !== undefined && invoiceAmount !== amount) {
    return { field: 'invoiceAmount', key: 'invalidAmount' }
  }
  const due = balanceOf(items)
  const taken = invoiceAmount ?? amount
  if (taken > due) return { field: isForeign ? 'invoiceAmount' : 'amount', key: 'moreThanDue' }
  return taken + discount > due ? { field: 'discount', key: 'moreThanDue' } : undefined
}
