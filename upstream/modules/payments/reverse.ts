import type { Payment } from '#contract/payments.ts'
import { laterOf } from '../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { addHistory, allocationsOf, debit, refusal, unsettle } from '../invoicing/index.ts'
import { entriesOf, post, requireOpenDate, reverse } from '../ledger/index.ts'
import { changeCredit, creditOf } from '../parties/index.ts'
import { getPayment, getStoredPayment, type StoredPayment } from './reader.ts'
import { withExchangeDifference } from './record.ts'
import { markReversed } from './writer.ts'

/**
 * Takes a payment back, today: its entry is reversed and its invoices are owed again.
 * @throws AppError not_found, locked; conflict when it was reversed before, or when the credit it
 *   left has been used
 */
export function reversePayment(
  writer: Writer,
  context: FirmContext,
  paymentId: string,
  reason: string,
): Payment {
  const payment = getStoredPayment(writer, paymentId)
  if (payment.state === 'reversed') throw refusal('alreadyReversed')
  const { customerId, currency, unallocated } = payment
  if (creditOf(writer, customerId, currency).amount < unallocated) throw refusal('creditUsed')
  const date = laterOf(firmDate(writer, context), payment.date)
  requireOpenDate(writer, date, context)

  for (const entry of entriesOf(writer, paymentId)) reverse(writer, context, entry.id, date)
  for (const allocation of allocationsOf(writer, paymentId)) {
    unsettle(writer, context, allocation)
    addHistory(writer, context, {
      invoiceId: allocation.invoiceId,
      kind: 'paymentReversed',
      amount: allocation.amount,
      currency,
      detail: payment.number,
    })
  }
  if (unallocated > 0) takeCreditBack(writer, context, payment, date)
  markReversed(writer, context, payment)
  writer.audit({
    entity: 'payment',
    entityId: paymentId,
    action: 'reverse',
    before: { state: payment.state },
    after: { state: 'reversed', reason },
  })
  return getPayment(writer, paymentId)
}

/** A credit of several rates can leave a worth behind when its last unit goes; it is no credit. */
function takeCreditBack(
  writer: Writer,
  context: FirmContext,
  { id, number, customerId, currency, unallocated, unallocatedBase }: StoredPayment,
  date: string,
): void {
  const change = { amount: -unallocated, amountBase: -unallocatedBase }
  changeCredit(writer, customerId, currency, change)
  const { amount, amountBase } = creditOf(writer, customerId, currency)
  if (amount !== 0 || amountBase === 0) return
  changeCredit(writer, customerId, currency, { amount: 0, amountBase: -amountBase })
  post(writer, context, {
    date,
    memo: number,
    source: { kind: 'payment', id },
    lines: withExchangeDifference([debit({ role: 'customerCredit' }, amountBase)]),
  })
}
