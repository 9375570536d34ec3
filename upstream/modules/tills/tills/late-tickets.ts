import type { Minor } from '#contract/core/money.ts'
import type { LateTickets, TillSession } from '#contract/tills/tills.ts'
import type { Reader } from '../../../firm/store.ts'
import type { StoredSession } from './session-reader.ts'

/** What a ticket put into the drawer, tips too; below zero for what was paid out of it. */
const cash = `coalesce((select sum(amount - change) from till_tenders
    where ticket_id = ticket.id and tender = 'cash'), 0)
  + coalesce((select sum(amount) from till_tips where ticket_id = ticket.id and tender = 'cash'), 0)`

/**
 * Tickets of a session that were sold before it was opened, by the session of their time: its drawer
 * was counted with their cash in it, and so was that of this one at its beginning.
 */
export function lateHere({ sql }: Reader, { id }: { id: string }): LateTickets[] {
  return sql
    .exec<LateTickets>(
      `with late as (
         select ticket.id, ${cash} as cash, (
           select own.id from till_sessions as own
           where own.register_id = ticket.register_id and own.opened_at <= ticket.sold_at
             and own.counted_at >= ticket.sold_at
           order by own.opened_at desc limit 1) as own_id
         from till_tickets as ticket join till_sessions as session on session.id = session_id
         where session_id = ? and refund_of_id is null and sold_at < opened_at)
       select own_id as sessionId, coalesce(number, '') as number, count(*) as tickets,
         sum(cash) as cash
       from late left join till_sessions as own on own.id = own_id
       group by own_id order by own_id`,
      id,
    )
    .toArray()
}

/** Tickets of a counted session’s time that are in later ones, by those. */
function lateElsewhere({ sql }: Reader, session: StoredSession): LateTickets[] {
  if (session.countedAt === null) return []
  return sql
    .exec<LateTickets>(
      `select session.id as sessionId, session.number, count(*) as tickets, sum(${cash}) as cash
       from till_tickets as ticket join till_sessions as session on session.id = session_id
       where sold_at >= ?1 and sold_at <= ?2 and ticket.register_id = ?3 and session_id <> ?4
         and refund_of_id is null and session.opened_at > sold_at
       group by session.id order by session.id`,
      ...[session.openedAt, session.countedAt, session.registerId, session.id],
    )
    .toArray()
}

/** What devices sent late, of a session and into it. */
export function lateOf(reader: Reader, session: StoredSession): TillSession['late'] {
  return { here: lateHere(reader, session), elsewhere: lateElsewhere(reader, session) }
}

/**
 * Cash of late tickets that an earlier session has counted: it lay in the drawer at the opening count,
 * and the difference of that session has brought it into the books. So it is no more than what that
 * session was over, or short, less what tickets that came earlier have used of it. What was sold while
 * the till was closed, nobody has counted.
 */
export function lateCash(reader: Reader, session: { id: string }): Minor {
  return lateHere(reader, session).reduce((sum, { sessionId, cash: own }) => {
    if (sessionId === null) return sum
    const { difference, before } = usedOf(reader, sessionId, session)
    const within = (amount: Minor) =>
      Math.min(Math.max(amount, Math.min(difference, 0)), Math.max(difference, 0))
    return sum + within(before + own) - within(before)
  }, 0)
}

/** The difference of a counted session, and the cash of its late tickets in sessions before one. */
function usedOf(
  { sql }: Reader,
  ownId: string,
  { id }: { id: string },
): { difference: Minor; before: Minor } {
  return sql
    .exec<{ difference: Minor; before: Minor }>(
      `select coalesce(own.difference, 0) as difference, (
         select coalesce(sum(${cash}), 0)
         from till_tickets as ticket join till_sessions as session on session.id = session_id
         where ticket.register_id = own.register_id and sold_at >= own.opened_at
           and sold_at <= own.counted_at and session_id <> own.id and refund_of_id is null
           and session.opened_at > sold_at and session.row_number < (
             select row_number from till_sessions where id = ?2)) as before
       from till_sessions as own where own.id = ?1`,
      ...[ownId, id],
    )
    .one()
}

/**
 * What a closed session brings into the books as over or short. Cash of tickets that came late was over
 * in the session of their time, which is taken back here: they bring it with them.
 */
export function postedDifference(
  reader: Reader,
  { id, difference }: { id: string; difference: Minor | null },
): Minor {
  return (difference ?? 0) - lateCash(reader, { id })
}
