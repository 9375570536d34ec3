import type { StatusKind } from '#app/ui/index.ts'
import type { LeaveRequestState } from '#contract/people/leave.ts'

const discs: Record<LeaveRequestState, StatusKind> = {
  submitted: 'sent',
  approved: 'paid',
  rejected: 'void',
  withdrawn: 'void',
  'cancel-asked': 'overdue',
  cancelled: 'void',
}

/** How the disc beside a state looks. */
export function stateDisc(state: LeaveRequestState): StatusKind {
  return discs[state]
}
