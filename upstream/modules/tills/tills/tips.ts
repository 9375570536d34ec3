import { eq } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Tip } from '#contract/tills/till-tickets.ts'
import type { TipSum } from '#contract/tills/tills.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { debit, findAccountFor, type PostingLine } from '../../books/ledger/index.ts'
import { balanceUntil } from '../../books/ledger/views.ts'
import { tillTipsTable } from './tables.ts'

/** Who gives something back gets no tip. @throws AppError invalid */
export function requireTips(total: Minor, tips: readonly Tip[]): void {
  if (tips.length > 0 && total < 0) throw invalidField('tips.0.amount', 'tipOnRefund')
}

/** Keeps the tips of a ticket, each means of payment once. */
export function insertTips({ db }: Writer, ticketId: string, tips: readonly Tip[]): void {
  for (const tender of ['cash', 'card'] as const) {
    const amount = tips.reduce((sum, one) => sum + (one.tender === tender ? one.amount : 0), 0)
    if (amount > 0) db.insert(tillTipsTable).values({ ticketId, tender, amount }).run()
  }
}

export function tipsOfTicket({ db }: Reader, ticketId: string): Tip[] {
  const { tender, amount } = tillTipsTable
  return db
    .select({ tender, amount })
    .from(tillTipsTable)
    .where(eq(tillTipsTable.ticketId, ticketId))
    .all()
}

/** Tips of the tickets that a condition on them means, by who served. */
export function tipSums({ sql }: Reader, condition: string, bound: readonly string[]): TipSum[] {
  return sql
    .exec<TipSum>(
      `select cashier_name as cashierName, tender, sum(amount) as amount
       from till_tips join till_tickets on id = ticket_id where ${condition}
       group by cashier_name, tender order by cashier_name collate nocase, tender desc`,
      ...bound,
    )
    .toArray()
}

/** Tips as they are posted: what was paid against what the firm owes its staff, not income. */
export function tipLines(reader: Reader, sessionId: string, date: string): PostingLine[] {
  return tipSums(reader, 'session_id = ? and date = ?', [sessionId, date]).flatMap(
    ({ tender, amount }): PostingLine[] => [
      debit({ role: tender === 'cash' ? 'cash' : 'cardClearing' }, amount),
      debit({ role: 'tipsPayable' }, 0 - amount),
    ],
  )
}

/**
 * What the firm owes its staff in tips, in minor units: what the books say, and what open sessions took
 * and paid out since.
 */
export function owedTips(reader: Reader): Minor {
  const account = findAccountFor(reader, 'tipsPayable')
  const posted = account === undefined ? 0 : balanceUntil(reader, account)
  const { taken, moved } = reader.sql
    .exec<{ taken: Minor; moved: Minor }>(
      `select
         (select coalesce(sum(tip.amount), 0) from till_sessions as session
            join till_tickets as ticket on ticket.session_id = session.id
            join till_tips as tip on tip.ticket_id = ticket.id
          where session.stage = 'open') as taken,
         (select coalesce(sum(case direction when 'in' then amount else -amount end), 0)
          from till_sessions as session join till_moves as move on move.session_id = session.id
          where session.stage = 'open' and reason = 'tips') as moved`,
    )
    .one()
  return taken + moved - posted
}
