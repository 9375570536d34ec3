import type { PaymentSteps } from '../../books/settlement/index.ts'
import { moneyMoved } from './money-moved.ts'
import { paySupplier, receiveFromSupplier } from './pay-supplier.ts'
import { getStoredPayment } from './reader.ts'
import { receivedByMonth, receivedIn } from './received.ts'
import { receivedByMethod } from './received-by-method.ts'
import { recordPayment } from './record.ts'
import { refundCredit } from './refund.ts'
import { reversePayment } from './reverse.ts'

export const paymentSteps: PaymentSteps = {
  record: (writer, context, input) => recordPayment(writer, context, input, true),
  paySupplier: (writer, context, input) => paySupplier(writer, context, input, true),
  receiveFromSupplier,
  refund: refundCredit,
  takeBack(writer, context, paymentId) {
    if (getStoredPayment(writer, paymentId).state === 'reversed') return
    reversePayment(writer, context, paymentId, '')
  },
  receivedIn,
  receivedByMonth,
  receivedByMethod,
  moneyMoved,
}
