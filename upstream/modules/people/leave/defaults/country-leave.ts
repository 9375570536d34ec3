import type { Counting } from '../day-costs.ts'
import type { CarryRules, Dated, LeaveType } from '../leave-type.ts'
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

/** Sick leave: told rather than asked for, without a balance; proof after some calendar days. */
export function sickLeave(from: string, proofAfterDays: number | null): Dated<LeaveType> {
  return {
    from,
    value: {
      code: 'sick',
      grants: null,
      carry: noCarry,
      requests: {
        unit: 'half',
        hasBalance: false,
        negativeLimit: '0',
        noticeDays: null,
        proofAfterDays,
      },
      counting: plannedDays,
      paidFraction: '1',
      encashment: { kind: 'never' },
      approvers: [],
    },
  }
}

/** Unpaid leave: by agreement, without a balance. */
export const unpaidLeave: Dated<LeaveType> = {
  from: '2000-01-01',
  value: {
    code: 'unpaid',
    grants: null,
    carry: noCarry,
    requests: {
      unit: 'half',
      hasBalance: false,
      negativeLimit: '0',
      noticeDays: 0,
      proofAfterDays: null,
    },
    counting: plannedDays,
    paidFraction: '0',
    encashment: { kind: 'never' },
    approvers: byManager,
  },
}
