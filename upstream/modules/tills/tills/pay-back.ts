import { forbiddenWithout } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import type { Tender } from '#contract/tills/tills.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
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
  const leftOf = (tender: Tender) => left.find((one) => one.tender === tender)?.left ?? 0
  if (wished && wished !== 'cash' && leftOf(wished) >= 0 - total) {
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
type Paid = { left: Left[]; cashOwed: Minor; cashBack: Minor }
type Left = { tender: Tender; walletId: string; reference: string; left: Minor }

function paidOf({ sql }: Reader, ticketId: string): Paid {
  const rows = sql
    .exec<Left>(
      `select tender, wallet_id as walletId, min(case wallet_id when '' then '' else reference end)
           as reference, sum(amount - change) as left
       from till_tenders where ticket_id in (
         select id from till_tickets where id = ?1 or refund_of_id = ?1)
       group by tender, wallet_id order by tender, wallet_id`,
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
    left: rows,
    cashOwed: cash.owed,
    cashBack: cash.back,
  }
}

function asPaid(total: Minor, currency: string, { left, cashOwed, cashBack }: Paid): Settled {
  let due = 0 - total
  const tenders: Settled['tenders'] = []
  const give = (to: Pick<Left, 'tender' | 'walletId' | 'reference'>, amount: Minor) =>
    tenders.push({ ...to, amount: 0 - amount, change: 0 })
  for (const { left: rest, ...to } of left) {
    const amount = Math.min(due, Math.max(rest, 0))
    if (to.tender === 'cash' || amount === 0) continue
    give(to, amount)
    due -= amount
  }
  if (due === 0 && tenders.length > 0) return { tenders, rounding: 0 }
  // Coins are rounded for all that came back so far, so that many small pieces make no difference.
  const coins = inCash(cashOwed + due, currency) - cashBack
  give({ tender: 'cash', walletId: '', reference: '' }, coins)
  return { tenders, rounding: due - coins }
}
