import { expect, it } from 'vitest'
import { settleLeaver } from './leaver.ts'
import { type Loan, outstandingAfter, repaymentsDue } from './loans.ts'
import { thirteenthMonthDue, thirteenthMonthEarned } from './thirteenth-month.ts'

const loan: Loan = {
  ...{
    code: 'loan',
    kind: 'loan',
    outstanding: 250_00,
    instalment: 100_00,
    firstDate: '2026-03-01',
  },
}
const advance: Loan = { ...loan, code: 'advance', kind: 'advance', outstanding: 400_00 }

it('takes an advance whole and a loan in instalments, from its first day, to the last cent', () => {
  const due = (payDate: string, outstanding: number) =>
    repaymentsDue([{ ...loan, outstanding }, advance], payDate, { isLeaving: false })
  expect(due('2026-02-28', 250_00)).toEqual([])
  expect(due('2026-03-31', 250_00)).toEqual([
    { code: 'advance', amount: 400_00, rest: 'lapse' },
    { code: 'loan', amount: 100_00, rest: 'lapse' },
  ])
  expect(due('2026-03-31', 50_00)[1]).toMatchObject({ amount: 50_00 })
  expect(due('2026-03-31', 0)).toHaveLength(1)
})

it('keeps owing what net pay was too small for', () => {
  const lines = [
    { kind: 'repayment', code: 'loan', amount: 30_00 },
    { kind: 'repayment', code: 'advance', amount: 400_00 },
  ] as const
  expect([outstandingAfter(loan, lines), outstandingAfter(advance, lines)]).toEqual([220_00, 0])
})

it('earns a 13th month by twelfths of the months’ pay, rounded once', () => {
  const year = Array.from({ length: 12 }, () => ({ monthlyPay: 3_333_33, part: '1' }))
  expect(thirteenthMonthEarned(year)).toBe(3_333_33)
  expect(thirteenthMonthEarned(year.slice(0, 5))).toBe(1_388_89)
  expect(thirteenthMonthEarned([{ monthlyPay: 3_000_00, part: '0.5' }])).toBe(125_00)
  expect(thirteenthMonthDue(year, [1_666_67])).toBe(1_666_66)
})

it('settles leave, extra pay, loans and advances of who leaves', () => {
  const input = {
    ...{ payDate: '2026-01-31', leaveDays: '7.5' },
    // 13 weeks' pay of 3,000 a month over 65 days.
    leavePay: { pay: 9_000_00, days: '65' },
    thirteenthMonth: { months: [{ monthlyPay: 3_000_00, part: '1' }], paid: [] },
    loans: [loan, advance],
  }
  expect(settleLeaver(input)).toEqual({
    leavePayout: 1_038_46,
    thirteenthMonth: 250_00,
    repayments: [
      { code: 'advance', amount: 400_00, rest: 'lapse' },
      { code: 'loan', amount: 250_00, rest: 'lapse' },
    ],
  })
  expect(settleLeaver({ ...input, leaveDays: '-1' }).leavePayout).toBe(-138_46)
  const none = { ...input, leaveDays: '0', leavePay: { pay: 0, days: '0' } }
  expect(settleLeaver(none).leavePayout).toBe(0)
})
