import { expect, it } from 'vitest'
import { type Loan, repaymentsDue } from './loans.ts'

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

it('takes what is left of both from who leaves, before a loan would begin', () => {
  const due = repaymentsDue([loan, advance], '2026-01-31', { isLeaving: true })
  expect(due).toEqual([
    { code: 'advance', amount: 400_00, rest: 'lapse' },
    { code: 'loan', amount: 250_00, rest: 'lapse' },
  ])
})
