import type { Day } from '../attendance/index.ts'
import type { Rounding } from './amounts.ts'
import type { ApproverLevel } from './approval-chain.ts'
import type { Counting } from './day-costs.ts'

/** When leave years begin: 1 January, another day of the year (`MM-DD`), or the day somebody joined. */
export type YearRule =
  | { kind: 'calendar' }
  | { kind: 'from'; monthDay: string }
  | { kind: 'service' }

/**
 * How leave is earned. Amounts are for a whole year of full time.
 * - `yearly`: at the start of the leave year; for the first `monthlyFor` months of employment month
 *   by month instead, and what is left of that leave year then.
 * - `monthly`: a twelfth a month, at its start or its end.
 * - `hours-worked`: `earn` for every `per` minutes worked, at the end of each pay period, up to
 *   `atMost` in a leave year.
 */
export type Accrual =
  | { kind: 'yearly'; amount: string; monthlyFor: number; at: 'start' | 'end' }
  | { kind: 'monthly'; amount: string; at: 'start' | 'end' }
  | { kind: 'hours-worked'; earn: string; per: string; atMost: string | null }

/** What a part-timer's share is of: working days of a week, minutes of a week, or nothing. */
export type ShareRule =
  | { by: 'days'; full: string }
  | { by: 'minutes'; full: string }
  | { by: 'none' }

/** Months of a leave year, or four weeks of work for a month where that comes to more (L3141-4). */
type OrFourWeeks = { orFourWeeks?: true }

/**
 * How a part of a year counts: by its days; or by months, of which one that is not whole counts by
 * its days, only if it is whole, or as whole from so many days on. Whole months are counted from the
 * day of joining (§ 5 BUrlG), the others are those of the leave year.
 */
export type Proration =
  | { by: 'days' }
  | ({ by: 'months'; part: 'days' | 'whole-only' | { wholeFromDays: number } } & OrFourWeeks)

/** Another amount from a number of years of service, or below an age (in whole years). */
export type AmountStep = {
  when: 'service-from' | 'age-below'
  years: number
  amount: string
  /** By the first day of the leave year, or from the very day. */
  judged: 'year-start' | 'daily'
}

/**
 * Who was employed for so many months has `amount` whole, whatever part of the year they worked,
 * unless they leave during the year, or in its first half.
 */
export type WholeYear = {
  afterMonths: number
  amount: string
  unlessLeaving: 'in-year' | 'in-first-half'
}

/** What happens to the rest of a grant. `rest` that rounding left goes into the next grant. */
export type GrantRounding = Rounding & { rest: 'carried' | 'within-year' | 'dropped' }

export type GrantRules = {
  year: YearRule
  accrual: Accrual
  share: ShareRule
  proration: Proration
  steps: readonly AmountStep[]
  whole: WholeYear | null
  /** Most in a leave year at full time, however many days a week are worked; null for no limit. */
  atMostYearly: string | null
  rounding: GrantRounding | null
  /** The last grant of a leave year rounds what was earned in it as a whole. */
  yearRounding: Rounding | null
  /** Months of employment before leave may be taken. */
  usableAfterMonths: number
}

/**
 * What is left at the end of a leave year: up to `atMost` (null for all) is carried over, and lapses
 * `months` after the year (null for never). With `needsNotice` nothing lapses before the employer has
 * told the person to take it (Court of Justice, C-684/16).
 */
export type CarryRules = {
  atMost: string | null
  months: number | null
  needsNotice: boolean
  /** Months after the year within which the law wants it taken, though it does not lapse; or null. */
  takeWithinMonths: number | null
}

export type RequestRules = {
  /** The smallest part of a day that may be asked for. */
  unit: 'day' | 'half' | 'hour'
  /** Whether there is a balance; sick leave has none. */
  hasBalance: boolean
  /** How far the balance may go below zero; not negative. */
  negativeLimit: string
  /** Calendar days between asking and the first day; null where days of the past may be told. */
  noticeDays: number | null
  /** Calendar days of absence after which proof is due; null for never. */
  proofAfterDays: number | null
}

/** Whether leave may be paid instead of taken: never, when employment ends, or what is above the minimum. */
export type EncashmentRule =
  | { kind: 'never' }
  | { kind: 'at-end'; reclaimsOverdrawn: boolean }
  | { kind: 'above-minimum'; minimum: string; reclaimsOverdrawn: boolean }

/** A type of leave, as it holds from a date on. */
export type LeaveType = {
  code: string
  grants: GrantRules | null
  carry: CarryRules
  requests: RequestRules
  counting: Counting
  /** What part of pay is paid: `1`, `0.8`, `0`. */
  paidFraction: string
  encashment: EncashmentRule
  approvers: readonly ApproverLevel[]
}

/** Versions of something: each holds from its date until the next. */
export type Dated<T> = { from: Day; value: T }

/** The version that holds on a day; the earliest for days before all of them. */
export function versionOn<T>(versions: readonly Dated<T>[], day: Day): T {
  const inOrder = [...versions].sort((a, b) => (a.from < b.from ? -1 : 1))
  const found = inOrder.findLast(({ from }) => from <= day) ?? inOrder[0]
  if (!found) throw new RangeError('no version of a rule')
  return found.value
}
