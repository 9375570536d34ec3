import type { LeaveRequest } from './request-steps.ts'

/** A request for days of Ada's annual leave that she has not handed in yet. */
export function draftRequest(id: string, days: LeaveRequest['days']): LeaveRequest {
  return {
    id,
    personId: 'ada',
    typeCode: 'annual',
    days,
    standInId: null,
    state: 'draft',
    chain: [],
    decisions: [],
    submittedAt: null,
    cancelReason: null,
  }
}
