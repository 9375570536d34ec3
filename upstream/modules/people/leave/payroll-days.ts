import type { Day, DayRange } from '../attendance/index.ts'
import type { DayCost } from './day-costs.ts'
import { holdOf, type LeaveRequest } from './request-steps.ts'

/** A request with what its days cost, and the part of pay that is paid meanwhile, as a decimal. */
type PaidRequest = { request: LeaveRequest; costs: readonly DayCost[]; paidFraction: string }

/** A day that is not paid, or so much of it: 1, 0.5. */
export type UnpaidDay = { date: Day; portion: string }

/**
 * What approved leave leaves unpaid, day by day. Every day of a request counts by the calendar, weekends
 * between its first and its last day with it: pay by the month is paid for them, too.
 */
export function unpaidDaysOf(
  requests: readonly PaidRequest[],
  { from, to }: DayRange,
): UnpaidDay[] {
  const lost = new Map<Day, number>()
  for (const { request, paidFraction } of requests) {
    const unpaid = 1 - Number(paidFraction)
    if (holdOf(request) !== 'approved' || unpaid <= 0) continue
    for (const { date, portion } of request.days) {
      if (date < from || date > to) continue
      const part = portion === 'whole' ? unpaid : unpaid / 2
      lost.set(date, Math.min(1, (lost.get(date) ?? 0) + part))
    }
  }
  return [...lost]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, part]) => ({ date, portion: String(Math.round(part * 10_000) / 10_000) }))
}
