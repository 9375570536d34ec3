import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { balanceOf, itemsOfDocument, requirePaymentSteps } from '../../books/settlement/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getDocument } from '../invoicing/index.ts'
import { keepCard } from './cards.ts'
import { type CardPaymentRow, findCardPayment, findCheckout } from './reader.ts'
import { followReturns } from './returns.ts'
import type { Standing } from './standing.ts'
import { cardCheckoutsTable, cardPaymentsTable } from './tables.ts'

/**
 * Brings the books to where a payment by card stands with the provider: money that came, its fee,
 * what went back, and what came back after all. Done twice it changes nothing.
 * @throws AppError as recording a payment does
 */
export function follow(writer: Writer, context: FirmContext, standing: Standing): void {
  const payment =
    findCardPayment(writer, standing.paymentIntentId) ?? record(writer, context, standing)
  followReturns(writer, context, payment, standing.returns)
}

function record(writer: Writer, context: FirmContext, standing: Standing): CardPaymentRow {
  const { invoiceId, paymentIntentId, currency, amount, checkoutId } = standing
  const { customerId } = getDocument(writer, invoiceId)
  const open = itemsOfDocument(writer, invoiceId)
  const isOwed = open[0]?.side === 'debit' && open[0].currency === currency
  const part = isOwed ? Math.min(amount, balanceOf(open)) : 0
  const fee = Math.min(Math.max(standing.fee, 0), amount)
  const { id: paymentId } = requirePaymentSteps().record(writer, context, {
    customerId,
    date: dateOf(writer, context, standing.at),
    method: 'card',
    currency,
    exchangeRate: '',
    amount,
    fee,
    reference: standing.reference,
    account: '',
    allocations: part > 0 ? [{ invoiceId, amount: part, discount: 0 }] : [],
  })
  const row: CardPaymentRow = {
    id: context.newId(),
    paymentIntentId,
    invoiceId,
    paymentId,
    currency,
    amount,
    fee,
    createdAt: context.now.toISOString(),
  }
  writer.db.insert(cardPaymentsTable).values(row).run()
  writer.db
    .update(cardCheckoutsTable)
    .set({ state: 'paid', paymentIntentId })
    .where(eq(cardCheckoutsTable.id, checkoutId))
    .run()
  const consent = findCheckout(writer, checkoutId)
  if (standing.card && consent && consent.consentText !== '') {
    keepCard(writer, context, customerId, { ...standing.card, consent })
  }
  return row
}

/** The day the money was taken; today where its books are closed. */
function dateOf(writer: Writer, context: FirmContext, at: number): string {
  const today = firmDate(writer, context)
  const day = dateIn(getFirmProfile(writer).timeZone, new Date(at * 1000))
  if (day >= today) return today
  try {
    requireOpenDate(writer, day, context)
    return day
  } catch (error) {
    if (error instanceof AppError && error.code === 'locked') return today
    throw error
  }
}
