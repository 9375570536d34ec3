import type { Minor } from '#contract/core/money.ts'
import type { PayslipLine, Repayment } from './payslip.ts'

/** Something taken out of net pay by agreement. */
export type Deduction = { kind: 'repayment' | 'afterTax'; code: string; amount: Minor } & Pick<
  Repayment,
  'rest'
>

/**
 * Takes deductions one after the other while net pay lasts. What does not fit is carried to the
 * next payslip or lapses, as each says; nothing makes net pay less than zero. One below zero gives
 * back, and makes room for those that follow.
 */
export function takeDeductions(
  deductions: readonly Deduction[],
  net: Minor,
): { lines: PayslipLine[]; net: Minor; rests: Repayment[] } {
  const lines: PayslipLine[] = []
  const rests: Repayment[] = []
  let left = net
  for (const { kind, code, amount, rest } of deductions) {
    const taken = Math.min(amount, Math.max(0, left))
    if (taken !== 0) lines.push({ kind, code, amount: taken })
    if (taken < amount && rest === 'carry') rests.push({ code, amount: amount - taken, rest })
    left -= taken
  }
  return { lines, net: left, rests }
}
