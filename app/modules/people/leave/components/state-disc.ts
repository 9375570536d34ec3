import type { StatusKind } from '#app/ui/index.ts'
import type { LeaveRequest, LeaveRequestState } from '#contract/people/leave.ts'

type ShownState = LeaveRequestState | 'taken'

const discs: Record<ShownState, StatusKind> = {
  submitted: 'sent',
  approved: 'paid',
  taken: 'paid',
  rejected: 'void',
  withdrawn: 'void',
  'cancel-asked': 'overdue',
  cancelled: 'void',
}

/** The state of a request as people say it: leave that was approved and is over is taken. */
export function shownState({
  state,
  isTaken,
}: Pick<LeaveRequest, 'state' | 'isTaken'>): ShownState {
  return isTaken && state === 'approved' ? 'taken' : state
}

/** How the disc beside a state looks. */
export function stateDisc(request: Pick<LeaveRequest, 'state' | 'isTaken'>): StatusKind {
  return discs[shownState(request)]
}
