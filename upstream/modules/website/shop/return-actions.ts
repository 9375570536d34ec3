import { divideRound } from '#contract/core/decimal.ts'
import { conflictOf, invariant } from '#contract/core/errors.ts'
import type { ShopOrder } from '#contract/website/shop.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { giveBackToCards } from '../../money/wallets/index.ts'
import { creditInvoice } from '../../selling/invoicing/index.ts'
import { fromTenThousandths, tenThousandths } from './cart.ts'
import { type OrderMeans, requireStep, type Step, told } from './order-actions.ts'
import { changeOrder } from './order-store.ts'
import { contentOf } from './reader.ts'
import { changeReturn, findAsked, insertReturn, returnedLines } from './return-store.ts'
import { lastDayOf, type Rest, restOf, returnTermOf } from './returnable.ts'
import { type Refund, type ReturnedLine, type ReturnProblem, refundOf } from './returns.ts'
import type { ShopOrderStored, ShopReturnStored } from './tables.ts'
import { tell } from './tell.ts'
import { filled, shopWords } from './words.ts'

/** What a customer asks for; the day on which the goods came is known of what was fetched. */
export type AskedReturn = { lines: ReturnedLine[]; receivedDate: string; reason: string }

/** Why nothing can be asked for: `closed` while no return can be, `noWorth` where no money would come back. */
export type Unreturnable = ReturnProblem | 'closed' | 'noDay' | 'noWorth'

/** What a return would give back, or why it cannot be asked for. */
export function proposeReturn(
  reader: Reader,
  firm: FirmContext,
  row: ShopOrderStored,
  asked: AskedReturn,
): { refund: Refund; receivedDate: string } | { problem: Unreturnable } {
  const term = returnTermOf(reader, firm, row)
  if (!term) return { problem: 'closed' }
  const today = firmDate(reader, firm)
  const receivedDate = term.receivedDate ?? asked.receivedDate
  if (receivedDate < row.doneDate || receivedDate > today) return { problem: 'noDay' }
  if (term.isOver || lastDayOf(reader, row, receivedDate) < today) return { problem: 'tooLate' }
  const { order, before } = restOf(reader, row)
  const refund = refundOf(order, asked.lines, before)
  if ('problem' in refund) return refund
  return refund.total === 0 ? { problem: 'noWorth' } : { refund, receivedDate }
}

/**
 * Writes down what a customer sends back, and tells both sides: who asks is sent that it arrived
 * (Directive 2011/83/EU, 11 (3)). Asked twice it is one return.
 */
export function askReturn(
  writer: Writer,
  { firm, env }: OrderMeans,
  row: ShopOrderStored,
  asked: AskedReturn,
): { problem: Unreturnable } | undefined {
  if (findAsked(writer, row.id)) return undefined
  const proposed = proposeReturn(writer, firm, row, asked)
  if ('problem' in proposed) return proposed
  const { refund, receivedDate } = proposed
  insertReturn(writer, {
    ...{ id: firm.newId(), orderId: row.id, state: 'asked', askedAt: firm.now.toISOString() },
    ...{ receivedDate, reason: asked.reason, amount: refund.total },
    lines: JSON.stringify(refund.lines.map(({ position, quantity }) => ({ position, quantity }))),
    giftCardAmount: ofGiftCards(refund),
    ...{ creditNoteId: '', answer: '', decidedAt: '' },
  })
  const after = changeOrder(writer, firm, row, { action: 'askReturn', detail: asked.reason })
  tell(writer, { context: firm, origin: env.PUBLIC_ORIGIN }, after, 'returnAsked')
  return undefined
}

/**
 * Accepts the return that waits: a credit note takes its goods off the invoice, and with the last of them
 * delivery of the usual kind; they come back into stock at the cost they went out with. What gift cards paid
 * of it is put back onto them; the rest stands to the customer's credit, to be refunded as any other.
 * @throws AppError not_found, locked; conflict where its goods were credited meanwhile
 */
export function acceptReturn(writer: Writer, means: OrderMeans, step: Step): ShopOrder {
  const { row, asked } = requireAsked(writer, means, step, 'acceptReturn')
  const rest = restOf(writer, row)
  const refund = refundOf(rest.order, returnedLines(asked), rest.before)
  if ('problem' in refund) throw conflictOf('shopReturnGone')
  const note = creditInvoice(writer, means.firm, row.invoiceId, {
    lines: chosenLines(refund, rest),
    reason: noteReason(row),
  })
  const giftCardAmount = giveBackToCards(writer, means.firm, {
    ...{ invoiceId: row.invoiceId, creditNoteId: note.id, amount: ofGiftCards(refund) },
  })
  changeReturn(writer, asked.id, {
    ...{ state: 'accepted', creditNoteId: note.id, decidedAt: means.firm.now.toISOString() },
    ...{ amount: note.total, giftCardAmount },
  })
  const after = changeOrder(writer, means.firm, row, {
    action: 'acceptReturn',
    detail: note.number ?? '',
  })
  return told(writer, means, after, 'returnAccepted')
}

/** Refuses the return that waits; the customer is told why, and may ask again. @throws AppError not_found, conflict */
export function refuseReturn(
  writer: Writer,
  means: OrderMeans,
  { reason, ...step }: Step & { reason: string },
): ShopOrder {
  const { row, asked } = requireAsked(writer, means, step, 'refuseReturn')
  changeReturn(writer, asked.id, {
    ...{ state: 'refused', answer: reason, decidedAt: means.firm.now.toISOString() },
  })
  const after = changeOrder(writer, means.firm, row, { action: 'refuseReturn', detail: reason })
  return told(writer, means, after, 'returnRefused')
}

/** What the credit note says; what the customer typed stays on the return. */
function noteReason(row: ShopOrderStored): string {
  const { language } = contentOf(row).buyer
  return filled(shopWords(language).returnOf, { number: row.number })
}

function requireAsked(
  writer: Writer,
  means: OrderMeans,
  step: Step,
  action: 'acceptReturn' | 'refuseReturn',
): { row: ShopOrderStored; asked: ShopReturnStored } {
  const row = requireStep(writer, means, step, action)
  const asked = findAsked(writer, row.id)
  invariant(asked, 'An order whose return can be decided has none that waits')
  return { row, asked }
}

function ofGiftCards({ toGiftCards }: Refund): number {
  return toGiftCards.reduce((sum, { amount }) => sum + amount, 0)
}

/** Lines of the invoice to credit; of delivery as much of its one piece as comes back. */
function chosenLines(
  refund: Refund,
  { order, lines }: Rest,
): { lineId: string; quantity: string }[] {
  const goods = refund.lines.map(({ position, quantity }) => ({ position, quantity }))
  const delivery = refund.delivery.map(({ position, amount }) => {
    const { quantity = '1', amount: paid = 0, credited = 0 } = order.lines[position] ?? {}
    const left = tenThousandths(lines[position]?.left ?? '0')
    const part = divideRound(tenThousandths(quantity) * BigInt(amount), BigInt(paid))
    const isRest = amount >= paid - credited || part > left
    return { position, quantity: fromTenThousandths(isRest ? left : part) }
  })
  return [...goods, ...delivery]
    .filter(({ quantity }) => quantity !== '0')
    .map(({ position, quantity }) => ({ lineId: lines[position]?.lineId ?? '', quantity }))
}
