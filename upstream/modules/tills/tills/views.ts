import type { Reader } from '../../../firm/store.ts'

/**
 * How many sessions that are not closed sold something until a day, or had money put in or taken
 * out: the books know of none of it before their Z report.
 */
export function countOpenSessions({ sql }: Reader, date: string): number {
  return sql
    .exec<{ count: number }>(
      `select count(*) as count from till_sessions as session where stage = 'open' and (
         exists (select 1 from till_tickets where session_id = session.id and date <= ?1)
         or exists (select 1 from till_moves where session_id = session.id and date <= ?1))`,
      date,
    )
    .one().count
}

export {
  type ClosedSession,
  circlesOfSession,
  closedSessions,
  countClosedSessions,
  findTill,
  movesOfSession,
  type SessionMove,
  type SoldTicket,
  type TillName,
  ticketsOfSession,
  tillNames,
} from './fiscal-views.ts'
export { postedDifference } from './late-tickets.ts'
