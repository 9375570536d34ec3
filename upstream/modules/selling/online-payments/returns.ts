import { eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  applyCredits,
  balanceOf,
  itemsOfDocument,
  openCredits,
  requirePaymentSteps,
  reverseAllocation,
} from '../../books/settlement/index.ts'
import { settledBy } from '../../books/settlement/views.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { getDocument } from '../invoicing/index.ts'
import { type CardPaymentRow, type CardReturnRow, returnsOf } from './reader.ts'
import type { MoneyBack } from './standing.ts'
import { cardPaymentsTable, cardReturnsTable } from './tables.ts'

/** Records what went back of a payment, and what came back after all. */
export function followReturns(
  writer: Writer,
  context: FirmContext,
  payment: CardPaymentRow,
  returns: readonly MoneyBack[],
): void {
  const known = new Map(returnsOf(writer, payment.id).map((row) => [row.id, row]))
  for (const back of returns) {
    const row = known.get(back.id)
    if (!row && back.isStanding) giveBack(writer, context, payment, back)
    if (row && row.undoneAt === null && !back.isStanding) comeBack(writer, context, payment, row)
  }
}

/**
 * Pays money back from the clearing account: from the customer's credit, as a credit note leaves it,
 * and else from this payment, whose invoice is then owed again. What was reversed by hand before is
 * out of the books already, and only kept as known.
 */
function giveBack(
  writer: Writer,
  context: FirmContext,
  payment: CardPaymentRow,
  back: MoneyBack,
): void {
  const { id, kind, amount, fee } = back
  const { invoiceId, currency } = payment
  const { customerName, number } = getDocument(writer, invoiceId)
  const refundId = bookRefund(writer, context, payment, back)
  const createdAt = context.now.toISOString()
  const row = { id, cardPaymentId: payment.id, kind, amount, fee, refundId, createdAt }
  writer.db.insert(cardReturnsTable).values(row).run()
  if (kind !== 'dispute') return
  queueNotice(writer, context, {
    kind: 'cardDisputed',
    params: { number: number ?? '', customer: customerName, amount, currency },
    link: `/firms/${context.firmId}/invoices/${invoiceId}`,
    about: { entity: 'invoice', id: invoiceId },
  })
}

/** What stands for the refund of money that left a payment which somebody had reversed before. */
const takenBackByHand = ''

/** Pays the money back, and gives the id of the refund. */
function bookRefund(
  writer: Writer,
  context: FirmContext,
  payment: CardPaymentRow,
  { id, amount, fee }: MoneyBack,
): string {
  const [paid] = itemsOfDocument(writer, payment.paymentId)
  // The reversal took the money off the clearing account: a second time would be too much.
  if (paid?.closedDate !== null) return takenBackByHand
  const { customerId } = getDocument(writer, payment.invoiceId)
  const date = firmDate(writer, context)
  freeCredit(writer, context, payment, { customerId, amount, date })
  const refund = requirePaymentSteps().refund(writer, context, {
    ...cardMoney(payment, date),
    ...{ customerId, amount, fee, reference: id },
  })
  return refund.id
}

function cardMoney({ currency }: CardPaymentRow, date: string) {
  return { date, method: 'card', currency, exchangeRate: '', account: '' } as const
}

/** Records money that is here after all, of a payment that somebody had reversed. */
function recordAnew(
  writer: Writer,
  context: FirmContext,
  payment: CardPaymentRow,
  { id, amount, date }: { id: string; amount: number; date: string },
): void {
  const { invoiceId, currency } = payment
  const { customerId } = getDocument(writer, invoiceId)
  const open = itemsOfDocument(writer, invoiceId)
  const isOwed = open[0]?.side === 'debit' && open[0].currency === currency
  const part = isOwed ? Math.min(amount, balanceOf(open)) : 0
  const { id: paymentId } = requirePaymentSteps().record(writer, context, {
    ...cardMoney(payment, date),
    ...{ customerId, amount, fee: 0, reference: id },
    allocations: part > 0 ? [{ invoiceId, amount: part, discount: 0 }] : [],
  })
  const isMeant = eq(cardPaymentsTable.id, payment.id)
  writer.db.update(cardPaymentsTable).set({ paymentId }).where(isMeant).run()
}

type Wanted = { customerId: string; amount: number; date: string }

function freeCredit(
  writer: Writer,
  context: FirmContext,
  { paymentId, currency }: CardPaymentRow,
  { customerId: partyId, amount, date }: Wanted,
): void {
  const left = () =>
    balanceOf(openCredits(writer, { partyId, direction: 'receivable', currency })) - amount
  const standing = settledBy(writer, paymentId).filter(({ isReversed }) => isReversed === 0)
  for (const allocation of standing.reverse()) {
    if (left() >= 0) return
    if (allocation.documentKind === 'refund') continue
    reverseAllocation(writer, context, allocation.id, date)
    const surplus = left()
    if (surplus <= 0 || allocation.currency !== currency) continue
    const { documentId } = allocation
    applyCredits(writer, context, { documentId, amount: surplus, date, hasMoved: true })
  }
}

/** The money is here again, and pays what is still open of its invoice. */
function comeBack(
  writer: Writer,
  context: FirmContext,
  payment: CardPaymentRow,
  { id, refundId, amount }: CardReturnRow,
): void {
  const { invoiceId } = payment
  const date = firmDate(writer, context)
  const undoneAt = context.now.toISOString()
  writer.db.update(cardReturnsTable).set({ undoneAt }).where(eq(cardReturnsTable.id, id)).run()
  if (refundId === takenBackByHand) {
    recordAnew(writer, context, payment, { id, amount, date })
    return
  }
  requirePaymentSteps().takeBack(writer, context, refundId)
  const open = itemsOfDocument(writer, invoiceId)
  const [first] = open
  if (first?.side !== 'debit') return
  const part = Math.min(amount, balanceOf(open), balanceOf(openCredits(writer, first)))
  if (part === 0) return
  applyCredits(writer, context, { documentId: invoiceId, amount: part, date, hasMoved: true })
}
