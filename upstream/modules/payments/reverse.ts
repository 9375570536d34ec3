import type { Payment } from '#contract/payment.ts'
import { laterOf } from '../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { requireOpenDate } from '../ledger/index.ts'
import { closeDocument, settlementRefusal } from '../settlement/index.ts'
import { getPayment, getStoredPayment } from './reader.ts'
import { markReversed } from './writer.ts'

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
