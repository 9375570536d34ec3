import type { LeaveListQuery, LeaveRow } from '#contract/people/leave.ts'
import { without } from '../../../core/without.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { lookerOf, showRequest } from './show-request.ts'
import { leaveRequestsTable } from './tables.ts'

/** What the list of requests can be filtered and sorted by; it is not searched by words. */
export const leaveList: RegisterSource<LeaveListQuery> = {
  from: 'leave_requests',
  tabs: { waiting: 'is_waiting = 1', all: '' },
  sorts: { from: 'from_date', submittedAt: 'submitted_at' },
  filters: {
    employeeId: equals('employee_id'),
    typeCode: equals('type_code'),
    state: equals('state'),
    since: atLeast('to_date'),
    until: atMost('from_date'),
  },
}

const storedOf = rowOf(leaveRequestsTable)

/** A row of the list from one of the table, for HR. */
export function leaveRow(reader: Reader, firm: FirmContext) {
  const looker = lookerOf(reader, firm)
  return (raw: Record<string, SqlStorageValue>): LeaveRow =>
    without(showRequest(reader, storedOf(raw), looker), 'decisions', 'note')
}
