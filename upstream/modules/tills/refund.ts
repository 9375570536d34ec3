import { divideRound, formatFixed } from '#contract/decimal.ts'
import type { Discount } from '#contract/document.ts'
import { AppError, conflictOf, type FieldProblems } from '#contract/errors.ts'
import { type Minor, parseAmount, unitsOf } from '#contract/money.ts'
import type { RefundInput, Ticket } from '#contract/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { firstOpenDate } from '../ledger/index.ts'
import { takeBackSold } from '../stock/index.ts'
import { getStoredRegister } from './registers.ts'
import { takeTillNumber } from './series.ts'
import { openSession } from './session-reader.ts'
import { settleTenders } from './tendered.ts'
import {
  getStoredTicket,
  getTicket,
  lineKey,
  returnedOf,
  type StoredTicketLine,
  ticketLines,
} from './ticket-reader.ts'
import { ticketValues, typedLine } from './ticket-values.ts'
import { insertTicket } from './ticket-writer.ts'

type Returned = { line: StoredTicketLine; units: number }

/**
 * Takes back lines of a ticket and pays back what they cost then: the goods at the cost they went
 * out with, the tax at the rate of the sale, discounts in proportion.
 * @throws AppError not_found, invalid; conflict for a register that is not open and where nothing is
 *   left to come back
 */
export function refundTicket(
  writer: Writer,
  context: FirmContext,
  ticketId: string,
  input: RefundInput,
): Ticket {
  const ticket = getStoredTicket(writer, ticketId)
  const register = getStoredRegister(writer, input.registerId)
  const session = openSession(writer, register.id)
  const returned = chooseLines(writer, ticketId, input.lines)
  if (ticket.kind === 'refund' || returned.length === 0) throw conflictOf('nothingLeft')
  const date = firstOpenDate(writer, firmDate(writer, context), context)
  const lines = returned.map(({ line, units }) => ({
    ...typedLine(line),
    quantity: String(0 - units / 10_000),
    discount: shareOfDiscount(line, ticket.currency),
  }))
  const discount = shareOfWhole(ticket)
  // The prices are those of the ticket, and so is the day whose rates apply.
  const values = ticketValues(writer, ticket.priceMode, { lines, discount }, ticket.date)
  const settled = settleTenders(values.totals.total, values.currency, [
    { tender: input.tender, amount: 0, reference: '' },
  ])
  const id = context.newId()
  const number = takeTillNumber(writer, register, '')
  const back = new Map(
    returned.map(({ line, units }) => [lineKey(ticketId, line.position), units] as const),
  )
  takeBackSold(writer, context, ticketId, { kind: 'tillTicket', id, number, date }, back)
  insertTicket(writer, context, {
    ...{ id, number, kind: 'refund', register, session, date, soldAt: context.now },
    ...{ currency: values.currency, totals: values.totals, discount, flags: [] },
    ...{ customerId: ticket.customerId, customerName: ticket.customerName },
    ...{ reason: input.reason, refundOfId: ticketId, ...settled },
    lines: values.lines.map((line, at) => ({
      ...line,
      refundOfPosition: returned[at]?.line.position ?? null,
    })),
  })
  const { number: ofNumber } = ticket
  writer.audit({
    ...{ entity: 'tillTicket', entityId: ticketId, action: 'refund', title: ofNumber },
    detail: `${number} ${input.reason}`,
  })
  return getTicket(writer, context, id)
}

function chooseLines(reader: Reader, ticketId: string, wanted: RefundInput['lines']): Returned[] {
  const before = returnedOf(reader, ticketId)
  const all = ticketLines(reader, ticketId).map((line) => ({
    line,
    units: Math.round(Number(line.quantity) * 10_000) - (before.get(line.position) ?? 0),
  }))
  if (wanted.length === 0) return all.filter(({ units }) => units > 0)
  const fields: FieldProblems = {}
  const chosen = wanted.flatMap(({ position, quantity }, at): Returned[] => {
    const one = all.find(({ line }) => line.position === position)
    const units = Math.round(Number(quantity) * 10_000)
    if (!one || units > one.units) {
      const params = { maximum: String((one?.units ?? 0) / 10_000) }
      fields[`lines.${at}.quantity`] = { key: 'moreThanLeft', params }
      return []
    }
    return units > 0 ? [{ line: one.line, units }] : []
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Too much', { fields })
  return chosen
}

/** A discount in money on a line comes back in proportion, as the percentage that it was. */
function shareOfDiscount(line: StoredTicketLine, currency: string): Discount | null {
  const { discount } = typedLine(line)
  if (discount?.kind !== 'amount') return discount
  const taken = parseAmount(discount.value, currency) ?? 0
  return percentOf(taken, line.amount + taken)
}

type Discounted = { discount: string | null; subtotal: number; currency: string }

/** What the discount on the whole ticket was, as a percentage of it. */
function shareOfWhole({ discount, subtotal, currency }: Discounted): Discount | null {
  const known: Discount | null = discount === null ? null : JSON.parse(discount)
  if (known?.kind !== 'amount') return known
  return percentOf(parseAmount(known.value, currency) ?? 0, subtotal)
}

function percentOf(part: Minor, whole: Minor): Discount | null {
  if (whole === 0) return null
  const units = divideRound(unitsOf(part) * 1_000_000n, unitsOf(whole))
  return { kind: 'percent', value: formatFixed(units, 4) }
}
