import { invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { CashMoveInput, TillSession } from '#contract/tills/tills.ts'
import type { Reader } from '../../../firm/store.ts'

/** As many sessions are offered, and may be named by a banking. */
const offered = 20

/** What of a banking is the cash of one session. */
type Share = { sessionId: string; amount: Minor }

/** Cash that a session took, change and refunds taken off; a column of a select from `till_sessions`. */
export const cashTaken = `coalesce((select sum(amount - change) from till_tenders
  where tender = 'cash' and ticket_id in (
    select id from till_tickets where session_id = till_sessions.id)), 0)`

/** What a session took to the bank without naming another. */
const bankedItself = `coalesce((
    select sum(case direction when 'out' then amount else 0 - amount end) from till_moves
    where session_id = till_sessions.id and reason = 'bank' and for_sessions = '[]'), 0)`

/** What of a session's cash was taken to the bank: by itself without naming another, and by later ones. */
export const cashBanked = `${bankedItself}
  + coalesce((select sum(value ->> 'amount') from till_moves, json_each(for_sessions)
    where for_sessions <> '[]' and till_moves.date >= till_sessions.date
      and value ->> 'sessionId' = till_sessions.id), 0)`

/**
 * Closed sessions of a till whose cash is not all at the bank, the newest first. However many days
 * came since, one that has some left is found; what bankings name is therefore summed once for all.
 */
export function sessionsToBank({ sql }: Reader, registerId: string): TillSession['toBank'] {
  return sql
    .exec<TillSession['toBank'][number]>(
      `with named as materialized (
         select value ->> 'sessionId' as id, sum(value ->> 'amount') as amount
         from till_moves, json_each(for_sessions) where for_sessions <> '[]' group by 1)
       select id, number, date, amount from (
         select till_sessions.id, number, date, row_number,
           ${cashTaken} - ${bankedItself} - coalesce(named.amount, 0) as amount
         from till_sessions left join named on named.id = till_sessions.id
         where register_id = ? and stage = 'closed')
       where amount > 0 order by date desc, row_number desc limit ?`,
      ...[registerId, offered],
    )
    .toArray()
}

/**
 * Divides a banking among the sessions it names: to each what is not at the bank of its cash, the oldest
 * first, and to the newest what is more.
 * @throws AppError invalid at `forSessions` for anything but money to the bank, for a session that has
 *   nothing to bank, and for one that nothing is left for
 */
export function sharesOf(
  reader: Reader,
  registerId: string,
  { direction, reason, amount, forSessions }: CashMoveInput,
): Share[] {
  if (forSessions.length === 0) return []
  if (direction !== 'out' || reason !== 'bank') throw invalidField('forSessions', 'onlyToBank')
  const known = new Map(sessionsToBank(reader, registerId).map((one) => [one.id, one]))
  const chosen = [...new Set(forSessions)].map((id) => {
    const session = known.get(id)
    if (!session) throw invalidField('forSessions', 'nothingToBank')
    return session
  })
  let left = amount
  const oldestFirst = chosen.sort((a, b) => (a.number < b.number ? -1 : 1))
  return oldestFirst.map(({ id: sessionId, amount: open }, at) => {
    if (left === 0) throw invalidField('forSessions', 'tooLittleForSessions')
    const share = at === oldestFirst.length - 1 ? left : Math.min(left, open)
    left -= share
    return { sessionId, amount: share }
  })
}

/** Shares as they are kept, with the numbers of the Z reports. */
export function namedShares(
  { sql }: Reader,
  kept: string,
): TillSession['moves'][number]['forSessions'] {
  if (kept === '[]') return []
  return sql
    .exec<Share & { number: string }>(
      `select value ->> 'sessionId' as sessionId, number, value ->> 'amount' as amount
       from json_each(?) join till_sessions on till_sessions.id = value ->> 'sessionId'
       order by number`,
      kept,
    )
    .toArray()
}

/** Bankings of later sessions that name one. */
export function bankingsFor(
  { sql }: Reader,
  { id, date }: { id: string; date: string },
): TillSession['banked'] {
  return sql
    .exec<TillSession['banked'][number]>(
      `select session_id as sessionId, till_moves.date as date, value ->> 'amount' as amount
       from till_moves, json_each(for_sessions)
       where for_sessions <> '[]' and till_moves.date >= ? and value ->> 'sessionId' = ?
       order by till_moves.id`,
      ...[date, id],
    )
    .toArray()
}
