import type { Minor } from '#contract/money.ts'
import type { LateTickets, TillSession } from '#contract/tills.ts'
import type { Reader } from '../../firm/store.ts'
import type { StoredSession } from './session-reader.ts'

/** What a ticket put into the drawer, tips too. */
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
         where session_id = ? and kind = 'sale' and sold_at < opened_at)
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
         and kind = 'sale' and session.opened_at > sold_at
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
 * and the difference of that session has brought it into the books. What was sold while the register
 * was closed, nobody has counted.
 */
export function lateCash(reader: Reader, session: { id: string }): Minor {
  return lateHere(reader, session).reduce(
    (sum, { sessionId, cash: own }) => (sessionId === null ? sum : sum + own),
    0,
  )
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
