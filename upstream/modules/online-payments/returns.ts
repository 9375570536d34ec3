import { eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { getDocument } from '../invoicing/index.ts'
import { queueNotice } from '../outbound/index.ts'
import {
  applyCredits,
  balanceOf,
  itemsOfDocument,
  openCredits,
  requirePaymentSteps,
  reverseAllocation,
} from '../settlement/index.ts'
import { settledBy } from '../settlement/views.ts'
import { type CardPaymentRow, type CardReturnRow, returnsOf } from './reader.ts'
import type { MoneyBack } from './standing.ts'
import { cardReturnsTable } from './tables.ts'

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
 * and else from this payment, whose invoice is then owed again.
 */
function giveBack(
  writer: Writer,
  context: FirmContext,
  payment: CardPaymentRow,
  { id, kind, amount, fee }: MoneyBack,
): void {
  const { invoiceId, currency } = payment
  const { customerId, customerName, number } = getDocument(writer, invoiceId)
  const date = firmDate(writer, context)
  freeCredit(writer, context, payment, { customerId, amount, date })
  const { id: refundId } = requirePaymentSteps().refund(writer, context, {
    customerId,
    date,
    method: 'card',
    currency,
    exchangeRate: '',
    amount,
    fee,
    reference: id,
    account: '',
  })
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
    applyCredits(writer, context, { documentId: allocation.documentId, amount: surplus, date })
  }
}

/** The money is here again, and pays what is still open of its invoice. */
function comeBack(
  writer: Writer,
  context: FirmContext,
  { invoiceId }: CardPaymentRow,
  { id, refundId, amount }: CardReturnRow,
): void {
  const date = firmDate(writer, context)
  requirePaymentSteps().takeBack(writer, context, refundId)
  const undoneAt = context.now.toISOString()
  writer.db.update(cardReturnsTable).set({ undoneAt }).where(eq(cardReturnsTable.id, id)).run()
  const open = itemsOfDocument(writer, invoiceId)
  const [first] = open
  if (first?.side !== 'debit') return
  const part = Math.min(amount, balanceOf(open), balanceOf(openCredits(writer, first)))
  if (part > 0) applyCredits(writer, context, { documentId: invoiceId, amount: part, date })
}
