import type { PaymentFields, PaymentInput } from '#contract/books/payment.ts'
import { paymentsContract } from '#contract/money/payments.ts'
import { answer, type HandlerContext, write } from '../../../firm/implement.ts'
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

export const router = answer(paymentsContract, {
  list: ({ context: { store, firm }, input }) => listPayments(store, firm, input),
  rows: ({ context: { store, firm }, input }) => listPaymentRows(store, firm, input),
  create: ({ context, input: { firmId: _, ...input } }) => recordAndTell(context, input),
  paySupplier: write(paySupplier),
  receiveFromSupplier: write(receiveFromSupplier),
  get: ({ context, input }) => getPayment(context.store.reader, input.paymentId),
  changeFields: write((writer, firm, { paymentId, ...input }) =>
    changeFields(writer, firm, paymentId, input),
  ),
  reverse: write((writer, firm, { paymentId, ...input }) =>
    reverseByHand(writer, firm, paymentId, input),
  ),
  applyCredit: write(applyCredit),
  refund: write(refundCredit),
  listOpen: ({ context, input }) => listOpenInvoices(context.store.reader, context.firm, input),
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
