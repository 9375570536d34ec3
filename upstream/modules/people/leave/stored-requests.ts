import type { Reader } from '../../../firm/store.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import type { Decision, LeaveRequest } from './request-steps.ts'
import { leaveRequestsTable } from './tables.ts'

/** A decision with the name of who decided, as it was then. */
export type NamedDecision = Decision & { byName: string }

export type StoredRequest = typeof leaveRequestsTable.$inferSelect

const requestOf = rowOf(leaveRequestsTable)

/** A request by its id. */
export function findRequest({ sql }: Pick<Reader, 'sql'>, id: string): StoredRequest | undefined {
  const [row] = sql.exec('select * from leave_requests where id = ?', id).toArray()
  return row && requestOf(row)
}

/** All requests of somebody, the last first. */
export function requestsOf({ sql }: Pick<Reader, 'sql'>, employeeId: string): StoredRequest[] {
  return sql
    .exec(
      'select * from leave_requests where employee_id = ? order by from_date desc, id desc',
      employeeId,
    )
    .toArray()
    .map(requestOf)
}

/** Requests for which somebody has to decide, the oldest first. */
export function waitingRequests({ sql }: Pick<Reader, 'sql'>): StoredRequest[] {
  return sql
    .exec('select * from leave_requests where is_waiting = 1 order by submitted_at, id')
    .toArray()
    .map(requestOf)
}

/** Requests that touch some days, whatever became of them. */
export function requestsBetween(
  { sql }: Pick<Reader, 'sql'>,
  from: string,
  to: string,
): StoredRequest[] {
  return sql
    .exec(
      'select * from leave_requests where to_date >= ? and from_date <= ? order by from_date, id',
      from,
      to,
    )
    .toArray()
    .map(requestOf)
}

/** A request as the rules of leave take it. */
export function asRequest(stored: StoredRequest): LeaveRequest {
  const { id, employeeId, typeCode, days, standInId, state, chain, decisions } = stored
  return {
    id,
    personId: employeeId,
    typeCode,
    days,
    standInId: standInId === '' ? null : standInId,
    state,
    chain,
    decisions,
    submittedAt: stored.submittedAt,
    cancelReason: stored.cancelReason === '' ? null : stored.cancelReason,
  }
}
