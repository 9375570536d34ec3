import {
  type Absence,
  type Credit,
  creditsFor,
  type PersonPlan,
  planOn,
} from '../attendance/index.ts'
import type { LeaveDay } from './day-costs.ts'
import { localTimesOfHalf } from './portions.ts'
import { holdOf, type LeaveRequest } from './request-steps.ts'
import type { CostedRequest } from './takings.ts'

/** Time that approved leave is credited with on a month sheet, by local day; `kind` is its type. */
export function creditsOf(requests: readonly CostedRequest[], plan: PersonPlan): Credit[] {
  return requests
    .filter(({ request }) => holdOf(request) === 'approved')
    .flatMap(({ request, costs }) =>
      costs.flatMap(({ date, portion, minutes }) => {
        const credit = { date, kind: request.typeCode, minutes }
        return creditsFor(plan, credit, portion === 'second-half' ? 'end' : 'beginning')
      }),
    )
}

/**
 * Leave as the rota has to know it, without its type. Halves are those of the schedule, or before
 * and after noon where it has no times: a rota may be planned around them.
 */
export function absencesOf(requests: readonly LeaveRequest[], plan: PersonPlan): Absence[] {
  return requests.flatMap((request) => {
    const hold = holdOf(request)
    if (hold === null) return []
    return request.days.map((day) => absenceOn(day, request.id, hold === 'pending', plan))
  })
}

function absenceOn(
  { date, portion }: LeaveDay,
  id: string,
  isPending: boolean,
  plan: PersonPlan,
): Absence {
  if (portion === 'whole') return { id, from: date, to: date, isPending }
  const { fromLocal, toLocal } = localTimesOfHalf(date, portion, planOn(plan.schedule, date))
  return { id, fromLocal, toLocal, isPending }
}
