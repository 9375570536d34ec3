import type { PaymentSteps } from '../settlement/index.ts'
import { moneyMoved } from './money-moved.ts'
import { receivedByMonth } from './months.ts'
import { paySupplier } from './pay-supplier.ts'
import { getStoredPayment } from './reader.ts'
import { recordPayment } from './record.ts'
import { refundCredit } from './refund.ts'
import { reversePayment } from './reverse.ts'

export const paymentSteps: PaymentSteps = {
  record: recordPayment,
  paySupplier,
  refund: refundCredit,
  takeBack(writer, context, paymentId) {
    if (getStoredPayment(writer, paymentId).state === 'reversed') return
    reversePayment(writer, context, paymentId, '')
  },
  receivedByMonth,
  moneyMoved,
}
