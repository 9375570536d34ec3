import type { Discount } from '#contract/books/document.ts'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import type { Ticket, TicketCoupon, TicketPoints } from '#contract/tills/till-tickets.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { addressParts } from '../../../documents/paper/address-lines.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { markTaxRatesUsed } from '../../books/taxes/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import type { StoredRegister } from './registers.ts'
import type { StoredSession } from './session-reader.ts'
import {
  tillTicketLinesTable as lineTable,
  tillTendersTable,
  type tillTicketLinesTable,
  tillTicketsTable,
} from './tables.ts'
import type { Tendered } from './tendered.ts'
import type { TicketSums } from './ticket-values.ts'

export type NewTicket = {
  id: string
  number: string
  kind: 'sale' | 'refund'
  register: StoredRegister
  session: StoredSession
  /** Of a refund: that of its ticket. */
  priceMode: Ticket['priceMode']
  date: string
  soldAt: Date
  currency: string
  sums: TicketSums
  customerId: string | null
  customerName: string
  discount: Discount | null
  coupon: TicketCoupon | null
  points: TicketPoints | null
  reason: string
  refundOfId: string | null
  flags: Ticket['flags']
  rounding: Minor
  lines: readonly Omit<typeof tillTicketLinesTable.$inferSelect, 'ticketId'>[]
  tenders: readonly Tendered[]
}

/** Writes a ticket with its lines and tenders, and what it is found by. */
export function insertTicket(writer: Writer, context: FirmContext, ticket: NewTicket): void {
  const { id, number, kind, register, session, date, soldAt, currency, customerName } = ticket
  const { actor } = context
  const { taxGroups, ...sums } = ticket.sums
  const { timeZone } = getFirmProfile(writer)
  const { rowNumber } = writer.db
    .insert(tillTicketsTable)
    .values({
      id,
      number,
      kind,
      date,
      currency,
      customerName,
      ...sums,
      registerId: register.id,
      registerName: register.name,
      sessionId: session.id,
      priceMode: ticket.priceMode,
      customerId: ticket.customerId,
      cashierId: actor.userId,
      cashierName: actor.userName,
      reason: ticket.reason,
      refundOfId: ticket.refundOfId,
      rounding: ticket.rounding,
      postedOn: date,
      soldAt: soldAt.toISOString(),
      recordedAt: context.now.toISOString(),
      hour: Number(localOf(soldAt.toISOString(), timeZone).slice(11, 13)),
      discount: ticket.discount && JSON.stringify(ticket.discount),
      coupon: ticket.coupon && JSON.stringify(ticket.coupon),
      points: ticket.points && JSON.stringify(ticket.points),
      taxGroups: JSON.stringify(taxGroups),
      flags: JSON.stringify(ticket.flags),
      head: JSON.stringify(headOf(writer, register)),
      publicSecret: newSecret(),
    })
    .returning({ rowNumber: tillTicketsTable.rowNumber })
    .get()
  for (const line of ticket.lines) {
    writer.db
      .insert(lineTable)
      .values({ ...line, ticketId: id })
      .run()
  }
  for (const [position, tender] of ticket.tenders.entries()) {
    writer.db
      .insert(tillTendersTable)
      .values({ ...tender, ticketId: id, position })
      .run()
  }
  markTaxRatesUsed(writer, [...new Set(ticket.lines.map(({ taxCode }) => taxCode))])
  const amount = minorToDecimal(sums.total, currency)
  writeSearchEntry(writer, 'till_ticket_search', rowNumber, {
    number,
    customer: customerName,
    amount,
  })
  putSearchEntry(writer, {
    kind: 'tillTicket',
    id,
    title: number,
    subtitle: customerName || register.name,
    text: amount,
    amount: sums.total,
    currency,
    date,
  })
  const after = { number, total: sums.total, lines: ticket.lines.length }
  writer.audit({
    entity: 'tillTicket',
    entityId: id,
    action: 'create',
    title: number,
    after,
    ...(ticket.reason && { detail: ticket.reason }),
    amount: sums.total,
    currency,
  })
}

/** What stands above and below a receipt, as it is now. */
function headOf(reader: Reader, { footer }: StoredRegister) {
  const { legalName, tradeName, address, vatId, taxNumber } = getFirmProfile(reader)
  return {
    name: tradeName || legalName,
    address: addressParts(address),
    taxId: vatId || taxNumber,
    footer,
  }
}
