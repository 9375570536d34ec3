import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../days.ts'
import type { Repayment } from './payslip.ts'

/** A loan or an advance that was approved and paid out. */
export type Loan = {
  code: string
  /** An advance comes back with the next payslip; a loan in instalments. */
  kind: 'loan' | 'advance'
  /** What is still owed. */
  outstanding: Minor
  instalment: Minor
  /** The first day on which an instalment may be taken. */
  firstDate: Day
}

/**
 * What is taken on a payslip: of an advance all, of a loan an instalment or what is left, and all
 * of both from somebody who leaves. What does not fit into net pay stays owed with the loan, so it
 * is not carried as a rest besides. Advances first, then the older loans.
 */
export function repaymentsDue(
  loans: readonly Loan[],
  payDate: Day,
  { isLeaving }: { isLeaving: boolean },
): Repayment[] {
  return loans
    .filter(({ firstDate, outstanding }) => outstanding > 0 && (isLeaving || firstDate <= payDate))
    .sort((a, b) => rank(a) - rank(b) || a.firstDate.localeCompare(b.firstDate))
    .map(({ code, kind, outstanding, instalment }) => {
      const isWhole = isLeaving || kind === 'advance'
      const amount = isWhole ? outstanding : Math.min(instalment, outstanding)
      return { code, amount, rest: 'lapse' }
    })
}

function rank({ kind }: Loan): number {
  return kind === 'advance' ? 0 : 1
}
