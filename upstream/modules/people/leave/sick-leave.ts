import { type Day, daysBetween } from '../attendance/index.ts'
import type { LeaveDay } from './day-costs.ts'
import { type Decision, holdOf, type LeaveRequest } from './request-steps.ts'

/**
 * When illness during leave gives its days back: always when it is proved (§ 9 BUrlG; Court of
 * Justice, C-277/08), or only if it lasts longer than some calendar days (three in Austria, § 5
 * UrlG).
 */
export type ReturnRule = { longerThanDays: number }

/** Days of illness in a row, both included, and whether there is proof of it. */
export type Illness = { from: Day; to: Day; isProved: boolean }

/**
 * Parts a request's days by illness: `kept` are leave, `returned` go back to the balance and are
 * sick leave instead.
 */
export function daysReturned(
  days: readonly LeaveDay[],
  illnesses: readonly Illness[],
  rule: ReturnRule,
): { kept: LeaveDay[]; returned: LeaveDay[] } {
  const counted = joined(illnesses.filter(({ isProved }) => isProved)).filter(
    ({ from, to }) => daysBetween(from, to) + 1 > rule.longerThanDays,
  )
  const isIll = ({ date }: LeaveDay) => counted.some(({ from, to }) => from <= date && date <= to)
  return { kept: days.filter((day) => !isIll(day)), returned: days.filter(isIll) }
}

/** That proof of an illness was seen; undefined while nobody said so. */
export function proofOf({ decisions }: { decisions: readonly Decision[] }): Decision | undefined {
  return decisions.find(({ of }) => of === 'proof')
}

/** Whether a request is leave that holds. */
export function isStanding(request: LeaveRequest): boolean {
  return request.typeCode === 'annual' && holdOf(request) === 'approved'
}

/** Whether somebody has approved leave on days of an illness, which wait for its proof. */
export function touchesLeave(
  requests: readonly LeaveRequest[],
  { from, to }: { from: Day; to: Day },
): boolean {
  return requests.some(
    (one) => isStanding(one) && one.days.some(({ date }) => from <= date && date <= to),
  )
}

/**
 * Requests of which no day counts twice: leave stands until illness on it is confirmed, which is told
 * meanwhile and counts for nothing but the half that leave does not take.
 */
export function eachDayOnce(requests: readonly LeaveRequest[]): LeaveRequest[] {
  const leave = new Map(
    requests
      .filter(isStanding)
      .flatMap(({ personId, days }) =>
        days.map((day) => [`${personId} ${day.date}`, day] as const),
      ),
  )
  return requests.map((request) => {
    if (request.typeCode !== 'sick') return request
    const days = request.days.flatMap((day): LeaveDay[] => {
      const taken = leave.get(`${request.personId} ${day.date}`)?.portion
      if (taken === undefined) return [day]
      const other = otherHalf[String(taken)]
      if (other === undefined || day.portion === taken) return []
      return [{ ...day, portion: other }]
    })
    return { ...request, days }
  })
}

const otherHalf: Readonly<Record<string, 'first-half' | 'second-half'>> = {
  'first-half': 'second-half',
  'second-half': 'first-half',
}

/** Illnesses that follow each other without a day between them are one. */
function joined(illnesses: readonly Illness[]): Illness[] {
  const inOrder = [...illnesses].sort((a, b) => (a.from < b.from ? -1 : 1))
  const found: Illness[] = []
  for (const illness of inOrder) {
    const last = found.at(-1)
    if (last && daysBetween(last.to, illness.from) <= 1) {
      if (illness.to > last.to) last.to = illness.to
    } else {
      found.push({ ...illness })
    }
  }
  return found
}
