import type { PaymentFields, PaymentInput } from '#contract/books/payment.ts'
import { paymentsContract } from '#contract/money/payments.ts'
import { type HandlerContext, implement } from '../../../firm/implement.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { changeFields } from './added-fields.ts'
import { applyCredit } from './apply-credit.ts'
import { listPaymentRows, listPayments } from './list.ts'
import { listOpenInvoices } from './open-invoices.ts'
import { paySupplier, receiveFromSupplier } from './pay-supplier.ts'
import { getPayment } from './reader.ts'
import { recordPayment } from './record.ts'
import { refundCredit } from './refund.ts'
import { reverseByHand } from './reverse.ts'

const os = implement(paymentsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) => listPayments(store, firm, input)),
  rows: os.rows.handler(({ context: { store, firm }, input }) =>
    listPaymentRows(store, firm, input),
  ),
  create: os.create.handler(({ context, input: { firmId: _, ...input } }) =>
    recordAndTell(context, input),
  ),
  paySupplier: os.paySupplier.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => paySupplier(writer, firm, input)),
  ),
  receiveFromSupplier: os.receiveFromSupplier.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => receiveFromSupplier(writer, firm, input)),
  ),
  get: os.get.handler(({ context, input }) => getPayment(context.store.reader, input.paymentId)),
  changeFields: os.changeFields.handler(
    ({ context: { store, firm }, input: { paymentId, ...input } }) =>
      store.transact(firm, (writer) => changeFields(writer, firm, paymentId, input)),
  ),
  reverse: os.reverse.handler(({ context: { store, firm }, input: { paymentId, ...input } }) =>
    store.transact(firm, (writer) => reverseByHand(writer, firm, paymentId, input)),
  ),
  applyCredit: os.applyCredit.handler(
    ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => applyCredit(writer, firm, input)),
  ),
  refund: os.refund.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => refundCredit(writer, firm, input)),
  ),
  listOpen: os.listOpen.handler(({ context, input }) =>
    listOpenInvoices(context.store.reader, context.firm, input),
  ),
})

function recordAndTell(context: HandlerContext, input: PaymentInput & PaymentFields) {
  const { store, firm } = context
  return store.transact(firm, (writer) => {
    const payment = recordPayment(writer, firm, input)
    const { id, customerName, amount, currency } = payment
    queueNotice(writer, firm, {
      kind: 'paymentRecorded',
      params: { by: firm.actor.userName, customer: customerName, amount, currency },
      link: `/firms/${firm.firmId}/payments/${id}`,
      about: { entity: 'payment', id: id },
    })
    return payment
  })
}
