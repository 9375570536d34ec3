import type { Minor } from '#contract/core/money.ts'
import { EFFECTS, type LineKind, type Payslip, type PayslipLine } from './payslip.ts'

/** What a posting line is booked to; the firm maps each key to an account. */
export type PostingKey =
  /** Expense of a component: an earning, or what it costs the employer. */
  | { kind: 'expense'; component: string }
  /** Expense of the employer's statutory contributions. */
  | { kind: 'employerContributions'; authority: string }
  /** Liability to an authority. */
  | { kind: 'authority'; authority: string }
  /** Liability to whom a component's deduction or employer's part goes. */
  | { kind: 'payable'; component: string }
  /** Liability to a creditor who garnishes. */
  | { kind: 'creditor'; order: string }
  /** Claim on the person: a loan, an advance, pay that was too small. */
  | { kind: 'employeeClaim'; code: string }
  | { kind: 'benefitsInKind'; component: string }
  | { kind: 'rounding' }
  | { kind: 'netPayPayable' }

/** `amount` above zero is a debit, below zero a credit. */
export type PostingLine = { key: PostingKey; amount: Minor }

/**
 * The posting of a run: expenses to the debit; withholdings, creditors and net pay to the credit.
 * It balances whenever the payslips' lines sum to their net pay. One line for each key, none of zero.
 */
export function payrollPosting(payslips: readonly Payslip[]): PostingLine[] {
  const sums = new Map<string, PostingLine>()
  function book(key: PostingKey, amount: Minor) {
    const text = JSON.stringify(key)
    sums.set(text, { key, amount: (sums.get(text)?.amount ?? 0) + amount })
  }
  for (const { lines, net } of payslips) {
    for (const line of lines) {
      for (const key of keysOf(line)) book(key, sideOf(line.kind) * line.amount)
      const cost = costKeyOf(line)
      if (cost === undefined) continue
      book(cost.expense, line.amount)
      book(cost.liability, -line.amount)
    }
    book({ kind: 'netPayPayable' }, -net)
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}

/** What raises net pay is the employer's debit. */
function sideOf(kind: LineKind): number {
  return EFFECTS[kind]
}

function keysOf({ kind, code, authority = code }: PayslipLine): PostingKey[] {
  switch (kind) {
    case 'earning':
      return [{ kind: 'expense', component: code }]
    case 'inKind':
      return [{ kind: 'benefitsInKind', component: code }]
    case 'statutory':
      return [{ kind: 'authority', authority }]
    case 'beforeTax':
    case 'afterTax':
      return [{ kind: 'payable', component: code }]
    case 'garnishment':
      return [{ kind: 'creditor', order: code }]
    case 'repayment':
    case 'owed':
      return [{ kind: 'employeeClaim', code }]
    case 'rounding':
      return [{ kind: 'rounding' }]
    case 'employer':
    case 'statutoryEmployer':
    case 'info':
      return []
  }
}

function costKeyOf({ kind, code, authority = code }: PayslipLine) {
  if (kind === 'employer') {
    return {
      expense: { kind: 'expense', component: code },
      liability: { kind: 'payable', component: code },
    } as const
  }
  if (kind !== 'statutoryEmployer') return undefined
  return {
    expense: { kind: 'employerContributions', authority },
    liability: { kind: 'authority', authority },
  } as const
}
