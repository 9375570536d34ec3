import { forbiddenWithout } from '#contract/errors.ts'
import type { Minor } from '#contract/money.ts'
import { isAllowed, requirePermission } from '#contract/roles.ts'
import type { Tender } from '#contract/tills.ts'
import type { Actor } from '../../firm/actor.ts'
import type { Reader } from '../../firm/store.ts'
import { inCash, payBackWith, type Settled } from './tendered.ts'
import type { StoredTicket } from './ticket-reader.ts'

/**
 * How a refund is paid back: as the ticket was paid, what was no cash first, so that nobody turns a
 * card payment into cash. Another way, and more than the ticket came to, needs the right to refunds.
 * @param total below zero, minor units
 * @param wished null for as it was paid
 * @throws AppError forbidden
 */
export function payBack(
  reader: Reader,
  actor: Actor,
  ticket: StoredTicket,
  total: Minor,
  wished: Tender | null,
): Settled {
  const { left, cashOwed, cashBack } = paidOf(reader, ticket.id)
  if (0 - total > totalLeft(reader, ticket.id)) {
    requirePermission(actor, 'till:refund', 'needsRefundRight')
  }
  if (wished && wished !== 'cash' && (left.get(wished) ?? 0) >= 0 - total) {
    return payBackWith(total, ticket.currency, wished)
  }
  if (wished && isAllowed(actor, 'till:refund')) return payBackWith(total, ticket.currency, wished)
  const settled = asPaid(total, ticket.currency, { left, cashOwed, cashBack })
  if (wished && settled.tenders.some(({ tender }) => tender !== wished)) {
    throw forbiddenWithout('till:refund', 'needsRefundRight')
  }
  return settled
}

/** What a ticket came to, less what was paid back: lines below zero make it less than its goods. */
function totalLeft({ sql }: Reader, ticketId: string): Minor {
  return sql
    .exec<{ total: Minor }>(
      'select sum(total) as total from till_tickets where id = ?1 or refund_of_id = ?1',
      ticketId,
    )
    .one().total
}

/** Of what each tender paid, how much was not paid back yet; and of cash, what was owed and paid back. */
type Paid = { left: Map<Tender, Minor>; cashOwed: Minor; cashBack: Minor }

function paidOf({ sql }: Reader, ticketId: string): Paid {
  const rows = sql
    .exec<{ tender: Tender; left: Minor }>(
      `select tender, sum(amount - change) as left from till_tenders where ticket_id in (
         select id from till_tickets where id = ?1 or refund_of_id = ?1) group by tender`,
      ticketId,
    )
    .toArray()
  const cash = sql
    .exec<{ owed: Minor; back: Minor }>(
      `select coalesce(sum(rounding - amount), 0) as owed, coalesce(sum(0 - amount), 0) as back
       from till_tenders join till_tickets on id = ticket_id
       where refund_of_id = ? and tender = 'cash'`,
      ticketId,
    )
    .one()
  return {
    left: new Map(rows.map(({ tender, left }) => [tender, left])),
    cashOwed: cash.owed,
    cashBack: cash.back,
  }
}

function asPaid(total: Minor, currency: string, { left, cashOwed, cashBack }: Paid): Settled {
  let due = 0 - total
  const tenders: Settled['tenders'] = []
  const give = (tender: Tender, amount: Minor) =>
    tenders.push({ tender, amount: 0 - amount, change: 0, reference: '' })
  for (const [tender, rest] of left) {
    const amount = Math.min(due, Math.max(rest, 0))
    if (tender === 'cash' || amount === 0) continue
    give(tender, amount)
    due -= amount
  }
  if (due === 0 && tenders.length > 0) return { tenders, rounding: 0 }
  // Coins are rounded for all that came back so far, so that many small pieces make no difference.
  const coins = inCash(cashOwed + due, currency) - cashBack
  give('cash', coins)
  return { tenders, rounding: due - coins }
}
