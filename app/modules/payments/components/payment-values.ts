import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Format } from '#app/shell/format.ts'
import type { OpenInvoice } from './open-invoice.ts'

type Beginning = {
  customer: { currency: string }
  open: readonly OpenInvoice[]
  /** The one that is paid, when the page was opened for it. */
  invoice?: { id: string; currency: string; exchangeRate: string }
  today: string
  format: Pick<Format, 'amountInput' | 'numberInput'>
}

/** The form of a new payment, filled in as far as its beginning tells. */
export function newPaymentValues(beginning: Beginning): TypedTree {
  const { customer, open, invoice, today, format } = beginning
  const paid = open.find(({ id }) => id === invoice?.id)
  const currency = invoice?.currency ?? open[0]?.currency ?? customer.currency
  const due = paid ? format.amountInput(paid.due, currency) : ''
  return {
    amount: due,
    currency,
    date: today,
    method: 'bankTransfer',
    exchangeRate: invoice ? format.numberInput(invoice.exchangeRate) : '',
    fee: '',
    reference: '',
    allocations: paid ? { [paid.id]: due } : {},
  }
}
