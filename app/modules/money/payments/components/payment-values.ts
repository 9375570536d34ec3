import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Format } from '#app/shell/format.ts'
import type { OpenInvoice } from './paid-invoices.tsx'

type Beginning = {
  customer: { currency: string }
  open: readonly OpenInvoice[]
  /** The one that is paid, when the page was opened for it. */
  invoice?: { id: string; currency: string }
  /** The known rate of today, where the currency is not the firm's. */
  rate: string | undefined
  today: string
  format: Pick<Format, 'amountInput' | 'numberInput'>
}

/** The form of a new payment, filled in as far as its beginning tells. */
export function newPaymentValues(beginning: Beginning): TypedTree {
  const { open, invoice, rate, today, format } = beginning
  const paid = open.find(({ id }) => id === invoice?.id)
  const currency = paymentCurrency(beginning)
  const due = paid ? format.amountInput(paid.due, currency) : ''
  return {
    amount: due,
    currency,
    date: today,
    method: 'bankTransfer',
    exchangeRate: rate === undefined ? '' : format.numberInput(rate),
    fee: '',
    reference: '',
    allocations: paid ? { [paid.id]: due } : {},
  }
}

/** The currency a payment begins with: the invoice's, else that of what is open, else the customer's. */
export function paymentCurrency({
  customer,
  open,
  invoice,
}: Pick<Beginning, 'customer' | 'open' | 'invoice'>): string {
  return invoice?.currency ?? open[0]?.currency ?? customer.currency
}
