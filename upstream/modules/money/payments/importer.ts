import { ImportedPayment, type PaymentFields, type PaymentInput } from '#contract/books/payment.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { parseAmount } from '#contract/core/money.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { moneyAccountList } from '../../books/ledger/index.ts'
import { balanceOf, itemsOfDocument } from '../../books/settlement/index.ts'
import { customPaths } from '../../firm/custom-fields/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { findCustomer } from '../../firm/parties/index.ts'
import { findInvoiceByNumber } from '../../selling/invoicing/views.ts'
import { getStoredPayment } from './reader.ts'
import { recordPayment } from './record.ts'
import { reversePayment } from './reverse.ts'

/** How rows of a file become payments received: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'payments',
  needs: 'payment:edit',
  undoNeeds: 'payment:delete',
  isPosting: true,
  ties: [],
  // What one payment of an invoice leaves is all that the next can pay.
  tieLists: ['invoices'],
  input: ImportedPayment,
  decimals: ['amount'],
  dates: ['date'],
  custom: (reader, context) => customPaths(reader, context, 'payment'),
  words: (reader) => ({ account: moneyAccountList(reader) }),
  defaults: (reader) => ({ currency: getFirmProfile(reader).baseCurrency }),
  create: (writer, context, input) =>
    recordPayment(writer, context, paymentOf(writer, context, input)),
  // What is in the books stays there: a payment is taken back by its reversal.
  remove: (writer, context, id) => {
    reversePayment(writer, context, id, '')
  },
  labelOf: (reader, id) => getStoredPayment(reader, id).number,
})

/** @throws AppError invalid where customer, amount or an invoice is not what the firm has */
function paymentOf(
  reader: Reader,
  context: FirmContext,
  { customer, amount: typed, invoices, ...rest }: ImportedPayment,
): PaymentInput & PaymentFields {
  const amount = parseAmount(typed, rest.currency)
  if (amount === undefined || amount <= 0) throw invalidField('amount', 'invalidAmount')
  const named = namedInvoices(reader, context, invoices)
  const customerId =
    customer === '' ? named[0]?.customerId : findCustomer(reader, context, customer)
  if (customerId === undefined) {
    throw invalidField('customer', customer === '' ? 'required' : 'noSuchCustomer')
  }
  let left = amount
  const allocations = named.flatMap(({ id, ...invoice }) => {
    if (invoice.customerId !== customerId) throw invalidField('invoices', 'otherCustomer')
    if (invoice.currency !== rest.currency) throw invalidField('invoices', 'otherCurrency')
    const due = balanceOf(itemsOfDocument(reader, id))
    if (due === 0) throw invalidField('invoices', 'notOpen')
    const taken = Math.min(due, left)
    left -= taken
    return taken > 0 ? [{ invoiceId: id, amount: taken, discount: 0 }] : []
  })
  return { ...rest, exchangeRate: '', customerId, amount, fee: 0, allocations }
}

/** What the caller's role does not reach is as unknown as what there is not. */
function namedInvoices(reader: Reader, { actor }: FirmContext, invoices: string) {
  const numbers = new Set(invoices.split(/[,;]/).map((number) => number.trim()))
  return [...numbers]
    .filter((number) => number !== '')
    .map((number) => {
      const invoice = findInvoiceByNumber(reader, number)
      const isReached =
        invoice &&
        reachesRecord(reader, actor, 'invoice', invoice.id) &&
        reachesRecord(reader, actor, 'party', invoice.customerId)
      if (isReached) return invoice
      const fields = { invoices: { key: 'unknownInvoice', params: { number } } }
      throw new AppError('invalid', 'No such invoice', { fields })
    })
}
