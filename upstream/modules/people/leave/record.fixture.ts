import type { LeaveRecord } from './account.ts'
import { formatAmount, parseAmount } from './amounts.ts'
import { yearlyGrants } from './defaults/country-leave.ts'
import type { ContractInterval } from './entitlement.ts'
import type { CarryRules, GrantRules } from './leave-type.ts'
import type { Taking } from './replay.ts'

/** Full time of five days and forty hours a week. */
export function fullTime(from: string, to: string | null = null): ContractInterval {
  return { from, to, days: 5, minutes: 2400, weeks: 1 }
}

/** So many days on 1 January, without rounding; what a test is about is written over it. */
export const yearly = yearlyGrants

export function carrying(atMost: string | null, months: number | null): CarryRules {
  return { atMost, months, needsNotice: false, takeWithinMonths: null }
}

export function recordWith(
  grants: GrantRules,
  carry: CarryRules,
  more: Partial<LeaveRecord> = {},
): LeaveRecord {
  return {
    grants: [{ from: '2000-01-01', value: grants }],
    carry: [{ from: '2000-01-01', value: carry }],
    maxBalance: null,
    employment: { contract: [fullTime('2025-01-01')], reductions: [], birthDate: null },
    worked: [],
    adjustments: [],
    takings: [],
    paidOut: [],
    notices: [],
    extensions: [],
    ...more,
  }
}

export function taken(date: string, amount = '1', state: Taking['state'] = 'approved'): Taking {
  return { key: `${date} ${amount}`, date, amount, state }
}

/** Amounts added up, exactly. */
export function total(amounts: readonly string[]): string {
  return formatAmount(amounts.reduce((sum, amount) => sum + parseAmount(amount), 0n))
}
