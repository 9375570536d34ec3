import { asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { printedOf } from '../fiscal/index.ts'
import { tillTendersTable, tillTicketLinesTable, tillTicketsTable } from './tables.ts'
import { toCharge } from './terminal-refund-store.ts'
import { ticketCards } from './ticket-cards.ts'
import { typedLine } from './ticket-values.ts'
import { tipsOfTicket } from './tips.ts'

export type StoredTicket = typeof tillTicketsTable.$inferSelect
export type StoredTicketLine = typeof tillTicketLinesTable.$inferSelect

export function findStoredTicket({ db }: Reader, id: string): StoredTicket | undefined {
  return db.select().from(tillTicketsTable).where(eq(tillTicketsTable.id, id)).get()
}

/** @throws AppError not_found */
export function getStoredTicket(reader: Reader, id: string): StoredTicket {
  const row = findStoredTicket(reader, id)
  if (!row) throw new AppError('not_found', 'No such ticket')
  return row
}

export function ticketLines({ db }: Reader, ticketId: string): StoredTicketLine[] {
  return db
    .select()
    .from(tillTicketLinesTable)
    .where(eq(tillTicketLinesTable.ticketId, ticketId))
    .orderBy(asc(tillTicketLinesTable.position))
    .all()
}

/** What stock knows a line of a ticket by. */
export function lineKey(ticketId: string, position: number): string {
  return `${ticketId}:${position}`
}

/** What came back of a line: ten thousandths of its unit, and minor units, all above zero. */
export type ReturnedBefore = Record<
  'units' | 'amount' | 'net' | 'tax' | 'coupon' | 'points',
  number
>

/** What of each line came back already, by its position. */
export function returnedOf({ sql }: Reader, ticketId: string): Map<number, ReturnedBefore> {
  const rows = sql.exec<ReturnedBefore & { position: number }>(
    `select refund_of_position as position,
       cast(round(sum(0 - cast(quantity as real)) * 10000) as integer) as units,
       0 - sum(amount) as amount, 0 - sum(net) as net, 0 - sum(tax) as tax,
       0 - sum(coupon) as coupon, 0 - sum(points) as points
     from till_ticket_lines where refund_of_position is not null and ticket_id in (
       select id from till_tickets where refund_of_id = ?) group by refund_of_position`,
    ticketId,
  )
  return new Map(rows.toArray().map(({ position, ...before }) => [position, before]))
}

/** A ticket with its lines and what was paid, without codes of gift cards. @throws AppError not_found */
export function getTicket(
  reader: Reader,
  { firmId }: Pick<FirmContext, 'firmId'>,
  id: string,
): Ticket {
  const {
    rowNumber: _,
    publicSecret,
    head,
    flags,
    refundOfId,
    ...row
  } = getStoredTicket(reader, id)
  const { footer, ...seller } = JSON.parse(head)
  const returned = returnedOf(reader, id)
  const { number } = refundOfId ? getStoredTicket(reader, refundOfId) : { number: '' }
  const refunds = reader.db
    .select({ id: tillTicketsTable.id, number: tillTicketsTable.number })
    .from(tillTicketsTable)
    .where(eq(tillTicketsTable.refundOfId, id))
    .all()
  const tenders = reader.db
    .select()
    .from(tillTendersTable)
    .where(eq(tillTendersTable.ticketId, id))
    .orderBy(asc(tillTendersTable.position))
    .all()
  return {
    ...row,
    seller,
    footer,
    refunds,
    tenders,
    terminal: toCharge(reader, id),
    tips: tipsOfTicket(reader, id),
    giftCards: ticketCards(reader, id),
    fiscal: printedOf(reader, { id, registerId: row.registerId }),
    flags: JSON.parse(flags),
    discount: row.discount === null ? null : JSON.parse(row.discount),
    coupon: row.coupon === null ? null : JSON.parse(row.coupon),
    points: row.points === null ? null : JSON.parse(row.points),
    taxGroups: JSON.parse(row.taxGroups),
    refundOf: refundOfId ? { id: refundOfId, number } : null,
    publicToken: publicToken(firmId, publicSecret),
    lines: ticketLines(reader, id).map((line) => ({
      ...line,
      ...typedLine(line),
      left: leftOf(line, returned),
    })),
  }
}

function leftOf(
  { quantity, position }: StoredTicketLine,
  returned: Map<number, ReturnedBefore>,
): string {
  const units = Math.round(Number(quantity) * 10_000) - (returned.get(position)?.units ?? 0)
  return String(Math.max(units, 0) / 10_000)
}
