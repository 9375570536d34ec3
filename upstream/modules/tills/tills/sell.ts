import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { SaleInput, Ticket } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { redeemCoupon } from '../../selling/coupons/index.ts'
import { movePoints } from '../../selling/loyalty/index.ts'
import { deliverSold, takeInReturned } from '../../stock/stock/index.ts'
import { sessionOfSale, soldAtOf } from './device-sales.ts'
import { noteDelivered } from './devices.ts'
import { type ValuedSale, valueSale } from './reductions.ts'
import { getStoredRegister, type StoredRegister } from './registers.ts'
import { flagsOfRights } from './sale-rights.ts'
import { takeTillNumber } from './series.ts'
import type { StoredSession } from './session-reader.ts'
import { noteLate } from './sessions.ts'
import { signTicket } from './sign-ticket.ts'
import { type Settled, settleTenders } from './tendered.ts'
import { sellCards } from './ticket-cards.ts'
import { findStoredTicket, getTicket, lineKey } from './ticket-reader.ts'
import { insertTicket } from './ticket-writer.ts'
import { tillDate } from './till-date.ts'
import { requireVariants } from './till-items.ts'
import { insertTips, requireTips } from './tips.ts'
import { knowWallets, moveWallets } from './wallet-tenders.ts'

type Flag = Ticket['flags'][number]

/** What a sale is made of, once it is known where, when, for how much and how it is paid. */
type Sale = {
  register: StoredRegister
  session: StoredSession
  soldAt: Date
  /** Its day in the books. */
  date: string
  flags: Flag[]
  valued: ValuedSale
  settled: Settled
  customer: { id: string; name: string } | null
}

/** How the ticket is called by what it moves. */
type Document = { id: string; number: string; date: string }

/**
 * Notes a sale: its number, its stock and its cost in one transaction. Sent again, it is answered with
 * the ticket that there is.
 * @throws AppError not_found, invalid; forbidden without the right to other prices or to refunds;
 *   conflict for a till that is not open and for a number out of its order
 */
export function sell(writer: Writer, context: FirmContext, input: SaleInput): Ticket {
  const known = findStoredTicket(writer, input.id)
  if (known) {
    if (known.registerId !== input.registerId) throw conflictOf('ticketExists')
    return getTicket(writer, context, known.id)
  }
  const sale = prepare(writer, context, input)
  const number = takeTillNumber(writer, sale.register, input.series ?? '', input)
  const document = { id: input.id, number, date: sale.date }
  if (!moveGoods(writer, context, sale, document)) sale.flags.push('notOnHand')
  const points = redeem(writer, context, sale, document)
  write(writer, context, input, { ...sale, points, document })
  movePaid(writer, context, input, { ...sale, document })
  noteDevice(writer, context, input, sale)
  // `soldAtOf` and `takeTillNumber` have made sure that it comes from a device that has a series.
  signTicket(writer, context, input.id, { isSold: input.soldAt !== undefined })
  return getTicket(writer, context, input.id)
}

/** Looks at all that may refuse a sale, before anything is written. */
function prepare(writer: Writer, context: FirmContext, input: SaleInput): Sale {
  const register = getStoredRegister(writer, input.registerId)
  const soldAt = soldAtOf(writer, context, input)
  const isLater = input.soldAt !== undefined
  const session = sessionOfSale(writer, {
    registerId: register.id,
    soldAt: isLater ? soldAt.toISOString() : undefined,
  })
  const soldOn = dateIn(getFirmProfile(writer).timeZone, soldAt)
  // The books may have closed that day; prices and rates are still those of it.
  const date = tillDate(writer, soldOn, context)
  requireSomething(input)
  requireConnection(input)
  // What was sold without the net is sold.
  if (!isLater) requireVariants(writer, input.lines)
  const flags: Flag[] = flagsOfRights(writer, context, register, input, soldOn)
  if (soldAt.toISOString() < session.openedAt) flags.push('late')
  const valued = valueSale(writer, { priceMode: register.priceMode, date: soldOn }, input)
  const customer = input.customerId === null ? null : getStoredParty(writer, input.customerId)
  const settled = settle(writer, context, input, valued)
  return { register, session, soldAt, date, flags, valued, settled, customer }
}

function settle(
  writer: Writer,
  context: FirmContext,
  { tips, tenders, customerId }: SaleInput,
  { sums, totals, currency }: ValuedSale,
): Settled {
  requireTips(sums.total, tips)
  const due = { total: sums.total, goods: totals.total, currency, customerId }
  return settleTenders(sums.total, currency, knowWallets(writer, context, due, tenders))
}

/** A till's own centre goes before that of what is sold, in the books for cost as for income. */
function linesOf({ register, valued }: Sale) {
  return valued.lines.map((line) => ({
    ...line,
    costCentreId: register.costCentreId || line.costCentreId,
  }))
}

/** Takes what is sold out of stock and what comes back in. @returns whether all of it was there */
function moveGoods(writer: Writer, context: FirmContext, sale: Sale, document: Document): boolean {
  const moved = {
    source: { kind: 'tillTicket', ...document },
    partner: sale.customer?.name ?? '',
    warehouseId: sale.register.warehouseId,
    // A till sells in the item's own unit, which is what its price is of.
    lines: linesOf(sale).map((line) => ({
      ...line,
      unit: '',
      id: lineKey(document.id, line.position),
    })),
  }
  const isAllThere = deliverSold(writer, context, { ...moved, isAtOnce: true })
  takeInReturned(writer, context, {
    ...moved,
    lines: moved.lines
      .filter(({ quantity }) => quantity.startsWith('-'))
      .map((line) => ({ ...line, quantity: line.quantity.slice(1) })),
  })
  return isAllThere
}

/** Notes the coupon, and moves points: gift cards earn none before they are spent. */
function redeem(
  writer: Writer,
  context: FirmContext,
  { valued, customer, session }: Sale,
  { id, number, date }: Document,
) {
  const { coupon, points, totals } = valued
  const customerId = customer?.id ?? null
  if (coupon) {
    const { couponId, amount } = coupon
    redeemCoupon(writer, { couponId, amount, ticketId: id, ticketNumber: number, customerId, date })
  }
  if (customerId === null) return null
  const moved = movePoints(writer, context, {
    ...{ id, number, date, customerId, batch: session.id },
    ...{ total: totals.total, net: totals.net, used: points },
  })
  return moved ?? null
}

function write(
  writer: Writer,
  context: FirmContext,
  input: SaleInput,
  sale: Sale & { points: Ticket['points']; document: Document },
): void {
  const { register, session, soldAt, flags, valued, settled, customer, points, document } = sale
  const { currency, sums, coupon } = valued
  insertTicket(writer, context, {
    ...{ ...document, register, session, soldAt, currency, flags, sums, points },
    kind: sums.total < 0 ? 'refund' : 'sale',
    priceMode: register.priceMode,
    coupon: coupon && { code: coupon.code, name: coupon.name, amount: coupon.amount },
    customerId: input.customerId,
    customerName: customer?.name ?? '',
    discount: input.discount,
    ...{ reason: '', refundOfId: null },
    ...settled,
    lines: linesOf(sale).map((line) => ({ ...line, refundOfPosition: null })),
  })
}

/** Tips, gift cards that pay and gift cards that are sold. */
function movePaid(
  writer: Writer,
  context: FirmContext,
  input: SaleInput,
  { settled, valued, customer, document }: Sale & { document: Document },
): void {
  insertTips(writer, input.id, input.tips)
  moveWallets(writer, context, document, settled.tenders)
  const { currency } = valued
  sellCards(writer, context, { ...document, currency, customer }, input.giftCards)
}

function noteDevice(
  writer: Writer,
  { now }: FirmContext,
  { device, waiting }: SaleInput,
  { register, session, soldAt }: Sale,
): void {
  if (device) noteDelivered(writer, { registerId: register.id, device, now, waiting, soldAt })
  if (session.state === 'counted') noteLate(writer, session.id)
}

/** Whether a coupon, points or a card can still be used is known where the firm is alone. @throws AppError invalid */
function requireConnection({ soldAt, coupon, points, giftCards }: SaleInput): void {
  if (soldAt === undefined) return
  if (coupon !== '') throw invalidField('coupon', 'needsConnection')
  if (points > 0) throw invalidField('points', 'needsConnection')
  if (giftCards.length > 0) throw invalidField('giftCards', 'needsConnection')
}

function requireSomething({ lines, giftCards }: SaleInput): void {
  if (lines.length > 0 || giftCards.length > 0) return
  throw new AppError('invalid', 'The cart is empty', { fields: { lines: { key: 'nothingSold' } } })
}
