import type { Minor } from '#contract/core/money.ts'
import type { TicketCoupon, TicketPoints } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { giveCouponBack } from '../../selling/coupons/index.ts'
import { returnPoints } from '../../selling/loyalty/index.ts'
import { type RefundLine, tenThousandths } from './refund-values.ts'
import { returnedOf, type StoredTicket, ticketLines } from './ticket-reader.ts'

type Refund = {
  id: string
  number: string
  date: string
  sessionId: string
  lines: readonly RefundLine[]
  total: Minor
}

/**
 * What a refund gives back of its ticket's coupon and points, as its receipt shows it; the points move
 * at once, those that the ticket earned too. The refund is not written yet.
 */
export function giveBack(
  writer: Writer,
  context: FirmContext,
  ticket: StoredTicket,
  { lines, total, sessionId, ...document }: Refund,
): { coupon: TicketCoupon | null; points: TicketPoints | null } {
  const sum = (of: 'coupon' | 'points') => lines.reduce((all, line) => all + line[of], 0)
  const coupon: TicketCoupon | null =
    ticket.coupon === null ? null : { ...JSON.parse(ticket.coupon), amount: sum('coupon') }
  if (ticket.points === null || ticket.customerId === null) return { coupon, points: null }
  const used: TicketPoints = JSON.parse(ticket.points)
  const before = backBefore(writer, ticket.id)
  const worth = sum('points')
  const moved = returnPoints(writer, context, {
    ...document,
    batch: sessionId,
    customerId: ticket.customerId,
    originId: ticket.id,
    total: ticket.total - ticket.giftCardTotal,
    totalBack: before.total - total,
    worth: used.worth,
    worthBack: before.worth - worth,
  })
  return { coupon, points: moved ? { ...moved, worth } : null }
}

/** What was paid back of a ticket's goods so far, and what of its points came back; above zero. */
function backBefore({ sql }: Reader, ticketId: string): { total: Minor; worth: Minor } {
  return sql
    .exec<{ total: Minor; worth: Minor }>(
      `select coalesce(sum(gift_card_total - total), 0) as total,
         (select coalesce(sum(0 - points), 0) from till_ticket_lines where ticket_id in (
           select id from till_tickets where refund_of_id = ?1)) as worth
       from till_tickets where refund_of_id = ?1`,
      ticketId,
    )
    .one()
}

/** The coupon of a ticket can be used again once all of the ticket has come back. */
export function giveBackIfWhole(writer: Writer, ticketId: string): void {
  const returned = returnedOf(writer, ticketId)
  const isWhole = ticketLines(writer, ticketId).every(
    ({ position, quantity }) => (returned.get(position)?.units ?? 0) === tenThousandths(quantity),
  )
  if (isWhole) giveCouponBack(writer, ticketId)
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const pendingMs = 6 * hourMs

/** A refund to a card that was made may still fail, for up to 30 days (docs.stripe.com/refunds#failed-refunds). */
const afterDays = [1, 7, 30]

/**
 * When to look next what became of money that went back to a card; undefined after the last time.
 * @param since when it was asked for, ISO
 * @param isPending whether the provider has not made it yet
 */
export function nextLookBack(since: string, now: Date, isPending: boolean): Date | undefined {
  if (isPending) return new Date(now.getTime() + pendingMs)
  const looks = afterDays.map((days) => Date.parse(since) + days * dayMs)
  const next = looks.find((at) => at > now.getTime())
  return next === undefined ? undefined : new Date(next)
}
