import type { DayCost } from './day-costs.ts'
import type { Taking } from './replay.ts'
import { holdOf, type LeaveRequest } from './request-steps.ts'

/** A request with what its days cost. */
export type CostedRequest = { request: LeaveRequest; costs: readonly DayCost[] }

/** What requests take from a balance, day by day: pending ones reserve, cancelled ones take nothing. */
export function takingsOf(requests: readonly CostedRequest[]): Taking[] {
  return requests.flatMap(({ request, costs }) => {
    const state = holdOf(request)
    if (state === null) return []
    return costs
      .filter(({ amount }) => amount !== '0')
      .map(({ date, amount }) => ({ key: `${request.id}/${date}`, date, amount, state }))
  })
}
