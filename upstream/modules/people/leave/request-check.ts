import {
  addDays,
  type Day,
  daysBetween,
  type Holiday,
  type PersonPlan,
  planOfDay,
} from '../attendance/index.ts'
import { accountUntil, type LeaveRecord } from './account.ts'
import { formatAmount, parseAmount } from './amounts.ts'
import { type Shortage, shortageWith } from './balance.ts'
import { type Counting, type DayCost, dayCosts, type LeaveDay } from './day-costs.ts'
import type { RequestRules } from './leave-type.ts'
import { doPortionsOverlap, type Portion } from './portions.ts'
import { holdOf, type LeaveRequest } from './request-steps.ts'

/** What stands against a request. All that does is told at once. */
export type RequestProblem =
  | { kind: 'no-days' }
  | { kind: 'portion'; date: Day }
  | { kind: 'costs-nothing' }
  | { kind: 'not-employed'; date: Day }
  | { kind: 'overlap'; date: Day; requestId: string }
  | { kind: 'notice'; earliest: Day }
  | { kind: 'balance'; shortage: Shortage }

export type RequestToCheck = {
  id: string
  days: readonly LeaveDay[]
  askedOn: Day
  rules: RequestRules
  counting: Counting
  plan: PersonPlan
  holidays: readonly Holiday[]
  /** All requests of this person, of whatever type. */
  others: readonly LeaveRequest[]
  /** What is kept of this person's leave of the type, without this request. */
  record: LeaveRecord
}

export type CheckedRequest = {
  costs: DayCost[]
  /** What the request takes from the balance. */
  total: string
  problems: RequestProblem[]
  /** The day by which proof is due; null for none. */
  proofDueOn: Day | null
}

/** Checks a request before it is submitted, and again before it is approved. */
export function checkRequest(request: RequestToCheck): CheckedRequest {
  const { rules, record } = request
  const days = [...request.days].sort((a, b) => (a.date < b.date ? -1 : 1))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) {
    return { costs: [], total: '0', problems: [{ kind: 'no-days' }], proofDueOn: null }
  }
  const wrong = days.filter(({ portion }) => !isAllowed(rules.unit, portion))
  if (wrong.length > 0) {
    const problems = wrong.map(({ date }) => ({ kind: 'portion' as const, date }))
    return { costs: [], total: '0', problems, proofDueOn: null }
  }
  const costs = dayCosts(days, request.counting, request.plan, request.holidays)
  const total = costs.reduce((sum, { amount }) => sum + parseAmount(amount), 0n)
  const problems: RequestProblem[] = [
    ...notEmployed(days, record),
    ...overlaps(request, days),
    ...tooLate(rules, first.date, request.askedOn),
  ]
  if (costs.length === 0) problems.push({ kind: 'costs-nothing' })
  if (rules.hasBalance) {
    const takings = costs.map(({ date, amount }) => ({
      key: `${request.id}/${date}`,
      date,
      amount,
      state: 'pending' as const,
    }))
    const until = costs.at(-1)?.date ?? last.date
    const shortage = shortageWith(accountUntil(record, until), takings, rules.negativeLimit)
    if (shortage) problems.push({ kind: 'balance', shortage })
  }
  return {
    costs,
    total: formatAmount(total),
    problems,
    proofDueOn: proofDue(rules, first.date, last.date),
  }
}

/** The day on which proof of an absence is due, if it lasts so long in calendar days; else null. */
export function proofDue({ proofAfterDays }: RequestRules, from: Day, to: Day): Day | null {
  if (proofAfterDays === null || daysBetween(from, to) + 1 <= proofAfterDays) return null
  return addDays(from, proofAfterDays)
}

function isAllowed(unit: RequestRules['unit'], portion: Portion): boolean {
  if (portion === 'whole' || unit === 'hour') return true
  return unit === 'half' && typeof portion === 'string'
}

function notEmployed(days: readonly LeaveDay[], { employment }: LeaveRecord): RequestProblem[] {
  const outside = days.find(
    ({ date }) =>
      !employment.contract.some(({ from, to }) => from <= date && (to === null || date <= to)),
  )
  return outside ? [{ kind: 'not-employed', date: outside.date }] : []
}

function overlaps(
  { id, others, plan }: RequestToCheck,
  days: readonly LeaveDay[],
): RequestProblem[] {
  const live = others.filter((other) => other.id !== id && holdOf(other) !== null)
  return live.flatMap((other) => {
    const both = days.find(({ date, portion }) =>
      other.days.some(
        (day) =>
          day.date === date && doPortionsOverlap(day.portion, portion, planOfDay(plan, date)),
      ),
    )
    return both ? [{ kind: 'overlap' as const, date: both.date, requestId: other.id }] : []
  })
}

function tooLate({ noticeDays }: RequestRules, first: Day, askedOn: Day): RequestProblem[] {
  if (noticeDays === null || daysBetween(askedOn, first) >= noticeDays) return []
  return [{ kind: 'notice', earliest: addDays(askedOn, noticeDays) }]
}
