import { parseDecimal, scaleTo } from '#contract/decimal.ts'
import { AppError, conflictOf, invalidField } from '#contract/errors.ts'
import { isAllowed, requirePermission } from '#contract/roles.ts'
import type { SaleInput, Ticket } from '#contract/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { dateIn } from '../../firm/today.ts'
import { getFirmProfile } from '../firms/index.ts'
import { itemsToSell } from '../items/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { deliverSold, takeInReturned } from '../stock/index.ts'
import { rateOn, taxRules } from '../taxes/index.ts'
import { getStoredRegister, type StoredRegister } from './registers.ts'
import { takeTillNumber } from './series.ts'
import { openSession } from './session-reader.ts'
import { settleTenders } from './tendered.ts'
import { findStoredTicket, getTicket, lineKey } from './ticket-reader.ts'
import { sumsOf, ticketValues } from './ticket-values.ts'
import { insertTicket } from './ticket-writer.ts'
import { tillDate } from './till-date.ts'
import { priceTillItems, requireVariants } from './till-items.ts'
import { insertTips, requireTips } from './tips.ts'
import { knowWallets, moveWallets } from './wallet-tenders.ts'

type Flag = Ticket['flags'][number]

/** How long a device may wait with what it sold without the net, in milliseconds; one with a series of its own longer, as it can't sell again what it sold. */
const longestWait = 3 * 24 * 60 * 60 * 1000
const longestWaitOfDevice = 31 * 24 * 60 * 60 * 1000

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
  const session = openSession(writer, register.id)
  const soldAt = soldAtOf(input, context)
  const { timeZone } = getFirmProfile(writer)
  const soldOn = dateIn(timeZone, soldAt)
  // The books may have closed that day; prices and rates are still those of it.
  const date = tillDate(writer, soldOn, context)
  if (input.lines.length === 0) throw noLines()
  // What was sold without the net is sold.
  if (input.soldAt === undefined) requireVariants(writer, input.lines)
  const flags = checkRights(writer, context, register, input, soldOn)
  if (soldAt.toISOString() < session.openedAt) flags.push('late')
  const { lines, totals, currency } = ticketValues(writer, register.priceMode, input, soldOn)
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
      costCentreId: register.costCentreId || line.costCentreId,
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
    sums: sumsOf(totals),
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
  return getTicket(writer, context, input.id)
}

function noLines(): AppError {
  return new AppError('invalid', 'Nothing sold', { fields: { lines: { key: 'nothingSold' } } })
}

/**
 * Only a device that numbers its own tickets says when it sold; its clock may be wrong, but nothing is
 * sold after now, nor noted long after.
 * @throws AppError invalid
 */
function soldAtOf({ soldAt, series, running, device }: SaleInput, { now }: FirmContext): Date {
  if (soldAt === undefined) return now
  if (!series) throw invalidField('series', 'required')
  if (running === undefined) throw invalidField('running', 'required')
  const said = new Date(soldAt)
  const longest = device ? longestWaitOfDevice : longestWait
  if (now.getTime() - said.getTime() > longest) throw invalidField('soldAt', 'soldTooLongAgo')
  return said > now ? now : said
}

/**
 * Other prices and tax rates, discounts and things that come back are for whoever may, also of what a device sold
 * without the net; that is marked where a price is another one by now.
 */
function checkRights(
  reader: Reader,
  { actor }: FirmContext,
  register: StoredRegister,
  { lines, discount, soldAt, customerId }: SaleInput,
  date: string,
): Flag[] {
  const comesBack = lines.some(({ quantity }) => quantity.startsWith('-'))
  if (comesBack) requirePermission(actor, 'till:refund', 'needsRefundRight')
  const maySet = isAllowed(actor, 'till:price')
  if (maySet && soldAt === undefined) return []
  const items = itemsToSell(
    reader,
    lines.flatMap(({ itemId }) => itemId ?? []),
  )
  const rules = taxRules(reader)
  const isOther = lines.some((line) => {
    const item = items.get(line.itemId ?? '')
    if (line.discount !== null || !item) return true
    const asked = [{ item, quantity: line.quantity }]
    // A device knows the price of one, and none that is cheaper by the dozen.
    if (soldAt !== undefined) asked.push({ item, quantity: '1' })
    const listed = priceTillItems(reader, register, asked, { date, customerId })
    const taxCode = rateOn(rules, line.taxCode, date)?.code ?? line.taxCode
    return !listed.some(
      (one) => one.taxCode === taxCode && isSamePrice(one.unitPrice, line.unitPrice),
    )
  })
  if (!isOther && discount === null) return []
  requirePermission(actor, 'till:price', 'needsPriceRight')
  return ['otherPrice']
}

function isSamePrice(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => parseDecimal(text, { maxScale: 6 }))
  return a !== undefined && b !== undefined && scaleTo(a, 6) === scaleTo(b, 6)
}
