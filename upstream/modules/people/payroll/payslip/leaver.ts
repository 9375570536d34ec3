import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { decimalOf } from '../amounts.ts'
import type { Day } from '../days.ts'
import { type Loan, repaymentsDue } from './loans.ts'
import type { Repayment } from './payslip.ts'
import { type EarnedMonth, thirteenthMonthDue } from './thirteenth-month.ts'

/** A day of leave is worth pay / days: in Germany that of the last 13 weeks (§ 11 BUrlG). */
export type LeavePay = {
  pay: Minor
  /** Days of work in that time, as a decimal. */
  days: string
}

export type LeaverInput = {
  payDate: Day
  /** Leave not taken, in days, as a decimal; below zero: taken too much. */
  leaveDays: string
  leavePay: LeavePay
  thirteenthMonth: { months: readonly EarnedMonth[]; paid: readonly Minor[] }
  loans: readonly Loan[]
}

/** What the last payslip of somebody who leaves has besides the usual. */
export type LeaverSettlement = {
  leavePayout: Minor
  thirteenthMonth: Minor
  repayments: Repayment[]
}

/**
 * Settles leave, extra pay, loans and advances. Throws RangeError when leave is left and there are
 * no days to value it by.
 */
export function settleLeaver(input: LeaverInput): LeaverSettlement {
  const { months, paid } = input.thirteenthMonth
  return {
    leavePayout: leavePayout(input.leaveDays, input.leavePay),
    thirteenthMonth: thirteenthMonthDue(months, paid),
    repayments: repaymentsDue(input.loans, input.payDate, { isLeaving: true }),
  }
}

function leavePayout(leaveDays: string, { pay, days }: LeavePay): Minor {
  const left = decimalOf(leaveDays)
  const worked = decimalOf(days)
  if (left.units === 0n) return 0
  const scaled = unitsOf(pay) * left.units * 10n ** BigInt(worked.scale)
  return minorFrom(divideRound(scaled, worked.units * 10n ** BigInt(left.scale)))
}
