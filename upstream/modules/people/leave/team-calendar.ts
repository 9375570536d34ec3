import { addDays, type Day } from '../attendance/index.ts'
import { mayDecide } from './approval-chain.ts'
import type { Portion } from './portions.ts'
import { holdOf, type LeaveRequest } from './request-steps.ts'

/** Who looks. HR sees why, and everybody their own; approvers see what is not approved yet. */
export type Viewer = { personId: string; seesReasons: boolean }

/**
 * Days in a row on which somebody is away. `typeCode` is null for those who may not know why, and
 * `requestId` for those who have nothing to do with the request.
 */
export type TeamAbsence = {
  personId: string
  from: Day
  to: Day
  portion: Portion
  typeCode: string | null
  requestId: string | null
  isPending: boolean
}

/** Who of a team is away in some days, as a viewer may see it, in order. */
export function teamCalendar(
  requests: readonly LeaveRequest[],
  viewer: Viewer,
  from: Day,
  to: Day,
): TeamAbsence[] {
  return requests
    .flatMap((request) => absencesOf(request, viewer, from, to))
    .sort((a, b) =>
      a.from === b.from ? (a.personId < b.personId ? -1 : 1) : a.from < b.from ? -1 : 1,
    )
}

function absencesOf(request: LeaveRequest, viewer: Viewer, from: Day, to: Day): TeamAbsence[] {
  const hold = holdOf(request)
  const seesReason = viewer.seesReasons || viewer.personId === request.personId
  const seesRequest = seesReason || request.chain.some((step) => mayDecide(step, viewer.personId))
  if (hold === null || (hold === 'pending' && !seesRequest)) return []
  const stretches: TeamAbsence[] = []
  for (const { date, portion } of request.days) {
    if (date < from || date > to) continue
    const last = stretches.at(-1)
    const goesOn = last?.portion === 'whole' && portion === 'whole' && addDays(last.to, 1) === date
    if (last && goesOn) {
      last.to = date
      continue
    }
    stretches.push({
      personId: request.personId,
      from: date,
      to: date,
      portion,
      typeCode: seesReason ? request.typeCode : null,
      requestId: seesRequest ? request.id : null,
      isPending: hold === 'pending',
    })
  }
  return stretches
}
