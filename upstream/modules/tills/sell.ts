import { parseDecimal, scaleTo } from '#contract/decimal.ts'
import { AppError, conflictOf, invalidField } from '#contract/errors.ts'
import { isAllowed, requirePermission } from '#contract/roles.ts'
import type { SaleInput, Ticket } from '#contract/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { dateIn } from '../../firm/today.ts'
import { redeemCoupon } from '../coupons/index.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { itemsToSell } from '../items/index.ts'
import { movePoints } from '../loyalty/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { deliverSold, takeInReturned } from '../stock/index.ts'
import { rateOn, taxRules } from '../taxes/index.ts'
import { sessionOfSale, soldAtOf } from './device-sales.ts'
import { noteDelivered } from './devices.ts'
import { valueSale } from './reductions.ts'
import { getStoredRegister, type StoredRegister } from './registers.ts'
import { takeTillNumber } from './series.ts'
import { noteLate } from './sessions.ts'
import { signTicket } from './sign-ticket.ts'
import { settleTenders } from './tendered.ts'
import { findStoredTicket, getTicket, lineKey } from './ticket-reader.ts'
import { insertTicket } from './ticket-writer.ts'
import { tillDate } from './till-date.ts'
import { priceTillItems, requireVariants } from './till-items.ts'
import { insertTips, requireTips } from './tips.ts'
import { knowWallets, moveWallets } from './wallet-tenders.ts'

type Flag = Ticket['flags'][number]

/**
 * Notes a sale: its number, its stock and its cost in one transaction. Sent again, it is answered with
 * the ticket that there is.
 * @throws AppError not_found, invalid; forbidden without the right to other prices or to refunds;
 *   conflict for a register that is not open and for a number out of its order
 */
export function sell(writer: Writer, context: FirmContext, input: SaleInput): Ticket {
  const known = findStoredTicket(writer, input.id)
  if (known) {
    if (known.registerId !== input.registerId) throw conflictOf('ticketExists')
    return getTicket(writer, context, known.id)
  }
  const register = getStoredRegister(writer, input.registerId)
  const soldAt = soldAtOf(writer, context, input)
  const isLater = input.soldAt !== undefined
  const session = sessionOfSale(writer, {
    registerId: register.id,
    soldAt: isLater ? soldAt.toISOString() : undefined,
  })
  const { timeZone } = getFirmProfile(writer)
  const soldOn = dateIn(timeZone, soldAt)
  // The books may have closed that day; prices and rates are still those of it.
  const date = tillDate(writer, soldOn, context)
  if (input.lines.length === 0) throw noLines()
  requireConnection(input)
  // What was sold without the net is sold.
  if (!isLater) requireVariants(writer, input.lines)
  const flags = checkRights(writer, context, register, input, soldOn)
  if (soldAt.toISOString() < session.openedAt) flags.push('late')
  const priced = { priceMode: register.priceMode, date: soldOn }
  const { totals, sums, currency, coupon, points, ...valued } = valueSale(writer, priced, input)
  // A register's own centre goes before that of what is sold, in the books for cost as for income.
  const lines = valued.lines.map((line) => ({
    ...line,
    costCentreId: register.costCentreId || line.costCentreId,
  }))
  requireTips(totals.total, input.tips)
  const { customerId } = input
  const due = { total: totals.total, currency, customerId }
  const tenders = knowWallets(writer, context, due, input.tenders)
  const settled = settleTenders(totals.total, currency, tenders)
  const customerName = input.customerId ? getStoredParty(writer, input.customerId).name : ''
  const number = takeTillNumber(writer, register, input.series ?? '', input)
  const source = { kind: 'tillTicket', id: input.id, number, date }
  const moved = {
    source,
    partner: customerName,
    warehouseId: register.warehouseId,
    // A till sells in the item's own unit, which is what its price is of.
    lines: lines.map((line) => ({
      ...line,
      unit: '',
      id: lineKey(input.id, line.position),
    })),
  }
  const isAllThere = deliverSold(writer, context, { ...moved, isAtOnce: true })
  if (!isAllThere) flags.push('notOnHand')
  takeInReturned(writer, context, {
    ...moved,
    lines: moved.lines
      .filter(({ quantity }) => quantity.startsWith('-'))
      .map((line) => ({ ...line, quantity: line.quantity.slice(1) })),
  })
  if (coupon) {
    const { couponId, amount } = coupon
    const { id: ticketId } = input
    redeemCoupon(writer, { couponId, amount, ticketId, ticketNumber: number, customerId, date })
  }
  const pointsMoved =
    customerId === null
      ? undefined
      : movePoints(writer, context, {
          ...{ id: input.id, number, date, customerId, batch: session.id },
          ...{ total: totals.total, net: totals.net, used: points },
        })
  insertTicket(writer, context, {
    id: input.id,
    number,
    kind: totals.total < 0 ? 'refund' : 'sale',
    register,
    priceMode: register.priceMode,
    session,
    date,
    soldAt,
    currency,
    flags,
    sums,
    coupon: coupon && { code: coupon.code, name: coupon.name, amount: coupon.amount },
    points: pointsMoved ?? null,
    customerId: input.customerId,
    customerName,
    discount: input.discount,
    reason: '',
    refundOfId: null,
    ...settled,
    lines: lines.map((line) => ({ ...line, refundOfPosition: null })),
  })
  insertTips(writer, input.id, input.tips)
  moveWallets(writer, context, { id: input.id, number, date }, settled.tenders)
  const { device, waiting } = input
  if (device) {
    const { now } = context
    noteDelivered(writer, { registerId: register.id, device, now, waiting, soldAt })
  }
  if (session.state === 'counted') noteLate(writer, session.id)
  // `soldAtOf` and `takeTillNumber` have made sure that it comes from a device that has a series.
  signTicket(writer, context, input.id, { isSold: input.soldAt !== undefined })
  return getTicket(writer, context, input.id)
}

/** Whether a coupon or points can still be redeemed is known where the firm is alone. @throws AppError invalid */
function requireConnection({ soldAt, coupon, points }: SaleInput): void {
  if (soldAt === undefined) return
  if (coupon !== '') throw invalidField('coupon', 'needsConnection')
  if (points > 0) throw invalidField('points', 'needsConnection')
}

function noLines(): AppError {
  return new AppError('invalid', 'Nothing sold', { fields: { lines: { key: 'nothingSold' } } })
}

/**
 * Other prices and tax rates, discounts and things that come back are for whoever may, also of what a device sold
 * without the net; that is marked where a price is another one by now.
 */
function checkRights(
  reader: Reader,
  context: FirmContext,
  register: StoredRegister,
  { lines, discount, soldAt, customerId }: SaleInput,
  date: string,
): Flag[] {
  const { actor } = context
  const comesBack = lines.some(({ quantity }) => quantity.startsWith('-'))
  if (comesBack) requirePermission(actor, 'till:refund', 'needsRefundRight')
  const maySet = isAllowed(actor, 'till:price')
  if (maySet && soldAt === undefined) return []
  const items = itemsToSell(
    reader,
    lines.flatMap(({ itemId }) => itemId ?? []),
  )
  const rules = taxRules(reader)
  const isOtherOn = (day: string) => lines.some((line) => !isListedOn(day, line))
  const isListedOn = (day: string, line: SaleInput['lines'][number]) => {
    const item = items.get(line.itemId ?? '')
    if (line.discount !== null || !item) return false
    const asked = [{ item, quantity: line.quantity }]
    // A device knows the price of one, and none that is cheaper by the dozen.
    if (soldAt !== undefined) asked.push({ item, quantity: '1' })
    const listed = priceTillItems(reader, register, asked, { date: day, customerId })
    // Nor does it know what a customer is charged otherwise.
    if (soldAt !== undefined && customerId) {
      listed.push(...priceTillItems(reader, register, asked, { date: day, customerId: null }))
    }
    const taxCode = rateOn(rules, line.taxCode, day)?.code ?? line.taxCode
    return listed.some(
      (one) => one.taxCode === taxCode && isSamePrice(one.unitPrice, line.unitPrice),
    )
  }
  if (discount === null && !isOtherOn(date)) {
    // A device may say a day on which it was cheaper.
    const today = firmDate(reader, context)
    return soldAt !== undefined && date !== today && isOtherOn(today) ? ['otherPrice'] : []
  }
  requirePermission(actor, 'till:price', 'needsPriceRight')
  return ['otherPrice']
}

function isSamePrice(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => parseDecimal(text, { maxScale: 6 }))
  return a !== undefined && b !== undefined && scaleTo(a, 6) === scaleTo(b, 6)
}
