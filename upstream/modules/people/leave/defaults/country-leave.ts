import type { Counting } from '../day-costs.ts'
import type { CarryRules, Dated, GrantRules, LeaveType, RequestRules } from '../leave-type.ts'
import type { ReturnRule } from '../sick-leave.ts'

/**
 * What a country's law gives at least, as types of leave that a firm starts with and may change. No
 * lawyer has checked it. `sources` name what each rule is from, and what is left to agreements.
 */
export type CountryLeave = {
  country: string
  types: readonly Dated<LeaveType>[]
  sickDuringLeave: ReturnRule
  sources: readonly string[]
}

export const byManager: LeaveType['approvers'] = [{ of: 'manager', up: 1 }]

/** Each day on which the person was to work, holidays of their place left out. */
export const plannedDays: Counting = {
  by: 'planned-days',
  weekdays: [],
  untilReturn: false,
  holidays: 'free',
  halfDayUpTo: null,
}

export const noCarry: CarryRules = {
  atMost: '0',
  months: null,
  needsNotice: false,
  takeWithinMonths: null,
}

/** Days that are granted as the law says and nothing more. */
export const usualGrants = {
  steps: [],
  whole: null,
  atMostYearly: null,
  rounding: null,
  yearRounding: null,
  usableAfterMonths: 0,
} as const satisfies Partial<GrantRules>

type AnnualLeave = Omit<LeaveType, 'code' | 'grants'> & {
  /** What differs from `usualGrants`. */
  grants: Omit<GrantRules, keyof typeof usualGrants> & Partial<GrantRules>
}

/** The leave of the year that a country's law gives from a day on. */
export function annualLeave(from: string, { grants, ...rules }: AnnualLeave): Dated<LeaveType> {
  return { from, value: { code: 'annual', grants: { ...usualGrants, ...grants }, ...rules } }
}

/** So many days on 1 January, in proportion to the days of the week and the days of employment. */
export function yearlyGrants(amount: string, more: Partial<GrantRules> = {}): GrantRules {
  return {
    ...usualGrants,
    year: { kind: 'calendar' },
    accrual: { kind: 'yearly', amount, monthlyFor: 0, at: 'start' },
    share: { by: 'days', full: '5' },
    proration: { by: 'months', part: 'days' },
    ...more,
  }
}

/** What is asked for against a balance, on the day itself at the latest. */
export function againstBalance(unit: RequestRules['unit']): RequestRules {
  return { unit, hasBalance: true, negativeLimit: '0', noticeDays: 0, proofAfterDays: null }
}

/** Leave with full pay that a manager approves; what is left is paid when employment ends. */
export function fullyPaid(reclaimsOverdrawn: boolean) {
  return {
    paidFraction: '1',
    encashment: { kind: 'at-end', reclaimsOverdrawn },
    approvers: byManager,
  } as const
}

/** What is told or asked for without a balance. */
function withoutBalance(noticeDays: number | null, proofAfterDays: number | null) {
  return {
    grants: null,
    carry: noCarry,
    requests: {
      unit: 'half',
      hasBalance: false,
      negativeLimit: '0',
      noticeDays,
      proofAfterDays,
    },
    counting: plannedDays,
    encashment: { kind: 'never' },
  } as const
}

/** Sick leave: told rather than asked for, without a balance; proof after some calendar days. */
export function sickLeave(from: string, proofAfterDays: number | null): Dated<LeaveType> {
  return {
    from,
    value: {
      code: 'sick',
      ...withoutBalance(null, proofAfterDays),
      paidFraction: '1',
      approvers: [],
    },
  }
}

/** Unpaid leave: by agreement, without a balance. */
export const unpaidLeave: Dated<LeaveType> = {
  from: '2000-01-01',
  value: {
    code: 'unpaid',
    ...withoutBalance(0, null),
    paidFraction: '0',
    approvers: byManager,
  },
}
