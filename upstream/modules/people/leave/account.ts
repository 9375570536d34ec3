import { type Day, laterOf } from '../attendance/index.ts'
import { closeOf, type LapseExtension, type LapseNotice } from './carry-over.ts'
import { type Employment, employedFrom } from './entitlement.ts'
import { grantsUntil, type WorkedPeriod } from './grants.ts'
import { type CarryRules, type Dated, type GrantRules, versionOn } from './leave-type.ts'
import type { Adjustment, LeaveAccount, PaidOut, Taking } from './replay.ts'

/** What is kept of one person's leave of one type. Everything else is computed from it. */
export type LeaveRecord = {
  /** Empty where nothing is granted by rule: lots are then given by hand. */
  grants: readonly Dated<GrantRules>[]
  carry: readonly Dated<CarryRules>[]
  maxBalance: string | null
  employment: Employment
  /** For leave that is earned by hours worked. */
  worked: readonly WorkedPeriod[]
  adjustments: readonly Adjustment[]
  takings: readonly Taking[]
  paidOut: readonly PaidOut[]
  notices: readonly LapseNotice[]
  extensions: readonly LapseExtension[]
}

/**
 * The account of a person with grants up to a day, which may lie ahead, and at least to the last day
 * that is taken or paid: leave of next year is not to be seen without next year's grants. The rules
 * of a leave year are those that hold on its first day, or on that of joining. Throws RangeError
 * without a contract.
 */
export function accountUntil(record: LeaveRecord, until: Day): LeaveAccount {
  const { grants, carry, employment, worked, notices, extensions } = record
  const last = [...record.takings, ...record.paidOut].reduce(
    (day, { date }) => laterOf(day, date),
    until,
  )
  const granted =
    grants.length > 0 ? grantsUntil(grants, employment, worked, last) : { years: [], grants: [] }
  const joined = employedFrom(employment)
  return {
    years: granted.years.map((year) => {
      const rules = versionOn(carry, laterOf(year.from, joined))
      return { year, close: closeOf(rules, year, notices, extensions) }
    }),
    grants: granted.grants,
    adjustments: record.adjustments,
    takings: record.takings,
    paidOut: record.paidOut,
    maxBalance: record.maxBalance,
  }
}
