import type { Payment } from '#contract/books/payment.ts'
import type { ReversalInput } from '#contract/money/payments.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { closeDocument, requireFreeable, settlementRefusal } from '../../books/settlement/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getPayment, getStoredPayment } from './reader.ts'
import { markReversed } from './writer.ts'

/**
 * Takes back what somebody says was not paid; what it settled can be paid once more from then on.
 * @throws AppError as `reversePayment`; conflict, forbidden where the bank may have its file
 */
export function reverseByHand(
  writer: Writer,
  context: FirmContext,
  paymentId: string,
  { reason, isStoppedAtBank }: ReversalInput,
): Payment {
  const { date } = getStoredPayment(writer, paymentId)
  requireFreeable(writer, context, { madeId: paymentId, date, isStoppedAtBank })
  return reversePayment(writer, context, paymentId, reason)
}

/**
 * Takes a payment or refund back, today: its invoices are owed again, also those that its surplus
 * was put towards later, and its entries are reversed. What of it was paid back to the customer
 * is owed by them.
 * @throws AppError not_found, locked; conflict when it was reversed before
 */
export function reversePayment(
  writer: Writer,
  context: FirmContext,
  paymentId: string,
  reason: string,
): Payment {
  const payment = getStoredPayment(writer, paymentId)
  if (payment.state === 'reversed') throw settlementRefusal('alreadyReversed')
  const date = laterOf(firmDate(writer, context), payment.date)
  requireOpenDate(writer, date, context)
  const undone = closeDocument(writer, context, paymentId, date)
  markReversed(writer, context, payment)
  writer.audit({
    entity: 'payment',
    entityId: paymentId,
    action: 'reverse',
    title: payment.number,
    detail: reason,
    before: { state: payment.state },
    after: { state: 'reversed', reason, undone: undone.map(({ id, kind }) => ({ id, kind })) },
  })
  return getPayment(writer, paymentId)
}
