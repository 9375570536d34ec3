import { conflictOf, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { RefundInput, Ticket } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { deliverSold, takeBackSold } from '../../stock/stock/index.ts'
import { giveBack, giveBackIfWhole } from './give-back.ts'
import { payBack } from './pay-back.ts'
import { type Returned, refundValues, shareOfWhole, tenThousandths } from './refund-values.ts'
import { getStoredRegister } from './registers.ts'
import { takeTillNumber } from './series.ts'
import { openSession } from './session-reader.ts'
import { signTicket } from './sign-ticket.ts'
import type { Settled } from './tendered.ts'
import { cardTotal, chooseCards, takeCardsBack } from './ticket-cards.ts'
import { getStoredTicket, getTicket, lineKey, returnedOf, ticketLines } from './ticket-reader.ts'
import { insertTicket } from './ticket-writer.ts'
import { tillDate } from './till-date.ts'
import { moveWallets } from './wallet-tenders.ts'

type AtProvider = { cardReference: string; isSetAside: boolean }

/**
 * Takes back lines of a ticket and pays back what they cost then: the goods at the cost they went
 * out with, the tax at the rate of the sale, discounts in proportion.
 * @param atProvider what the provider calls the money that the card was given back, and whether the
 *   gift cards that come back were set aside meanwhile
 * @throws AppError not_found, invalid; forbidden for another way of paying than the sale's; conflict
 *   for a till that is not open, where nothing is left to come back and for a gift card that
 *   was used
 */
export function refundTicket(
  writer: Writer,
  context: FirmContext,
  ticketId: string,
  input: RefundInput,
  { cardReference, isSetAside }: AtProvider = { cardReference: '', isSetAside: false },
): Ticket {
  const ticket = getStoredTicket(writer, ticketId)
  const register = getStoredRegister(writer, input.registerId)
  const session = openSession(writer, register.id)
  const isAll = input.lines.length + input.giftCards.length === 0
  const returned = isAll || input.lines.length > 0 ? chooseLines(writer, ticketId, input.lines) : []
  const cards = chooseCards(writer, ticketId, isAll ? null : input.giftCards)
  const isNothing = returned.length + cards.length === 0
  if (ticket.kind === 'refund' || isNothing) throw conflictOf('nothingLeft')
  const date = tillDate(writer, firmDate(writer, context), context)
  const { lines, sums: goods } = refundValues(returned, ticket)
  const giftCardTotal = 0 - cardTotal(cards)
  const sums = { ...goods, giftCardTotal, total: goods.total + giftCardTotal }
  if (sums.total > 0) throw conflictOf('nothingLeft')
  const settled = withReference(
    payBack(writer, context.actor, ticket, sums.total, input.tender),
    cardReference,
  )
  const id = context.newId()
  const number = takeTillNumber(writer, register, '')
  const back = new Map(
    returned.map(({ line, units }) => [lineKey(ticketId, line.position), units] as const),
  )
  takeBackSold(writer, context, ticketId, { kind: 'tillTicket', id, number, date }, back)
  // What came in with the sale, such as empties, goes out again with it.
  deliverSold(writer, context, {
    source: { kind: 'tillTicket', id, number, date },
    partner: ticket.customerName,
    warehouseId: register.warehouseId,
    lines: lines
      .filter(({ quantity }) => !quantity.startsWith('-'))
      .map((line) => ({
        ...line,
        unit: '',
        id: lineKey(id, line.position),
      })),
    isAtOnce: true,
  })
  const document = { id, number, date, sessionId: session.id }
  const givenBack = giveBack(writer, context, ticket, { ...document, lines, total: goods.total })
  insertTicket(writer, context, {
    id,
    number,
    kind: 'refund',
    register,
    session,
    date,
    soldAt: context.now,
    flags: [],
    currency: ticket.currency,
    priceMode: ticket.priceMode,
    discount: shareOfWhole(ticket),
    ...givenBack,
    customerId: ticket.customerId,
    customerName: ticket.customerName,
    reason: input.reason,
    refundOfId: ticketId,
    ...settled,
    lines,
    sums,
  })
  moveWallets(writer, context, { id, number, date }, settled.tenders)
  takeCardsBack(writer, context, ticketId, { id, number, date }, cards, isSetAside)
  giveBackIfWhole(writer, ticketId)
  signTicket(writer, context, id, { isSold: false })
  const { number: ofNumber } = ticket
  writer.audit({
    entity: 'tillTicket',
    entityId: ticketId,
    action: 'refund',
    title: ofNumber,
    detail: `${number} ${input.reason}`,
  })
  return getTicket(writer, context, id)
}

function withReference(settled: Settled, reference: string): Settled {
  const tenders = settled.tenders.map((one) =>
    one.tender === 'card' ? { ...one, reference } : one,
  )
  return { ...settled, tenders }
}

const nothing = { units: 0, amount: 0, net: 0, tax: 0, coupon: 0, points: 0 }

function chooseLines(reader: Reader, ticketId: string, wanted: RefundInput['lines']): Returned[] {
  const before = returnedOf(reader, ticketId)
  const all = ticketLines(reader, ticketId).map((line): Returned => {
    const known = before.get(line.position) ?? nothing
    return { line, units: tenThousandths(line.quantity) - known.units, before: known }
  })
  // All of it is also what was taken off: 80 for goods and 50 off for empties come back as 30.
  if (wanted.length === 0) return all.filter(({ units }) => units !== 0)
  const fields: FieldProblems = {}
  const chosen = wanted.flatMap(({ position, quantity }, at): Returned[] => {
    const one = all.find(({ line }) => line.position === position)
    const units = tenThousandths(quantity)
    if (!one || units > one.units) {
      const params = { maximum: String((one?.units ?? 0) / 10_000) }
      fields[`lines.${at}.quantity`] = { key: 'moreThanLeft', params }
      return []
    }
    return units > 0 ? [{ ...one, units }] : []
  })
  refuseProblems(fields, 'The quantity or amount is too high')
  return chosen
}
