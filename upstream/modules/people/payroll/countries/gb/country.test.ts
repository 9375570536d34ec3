import { expect, it } from 'vitest'
import { PayrollFault } from '../../fault.ts'
import type { StatutoryInput } from '../../statutory/country.ts'
import { type BritishDetails, unitedKingdom } from './country.ts'
import { studentLoanDeduction } from './student-loans.ts'
import { britishTablesOn } from './tables.ts'
import { readTaxCode } from './tax-code.ts'
import { britishTaxYearOf, taxPeriodOf } from './tax-period.ts'

it.each([
  ['1257L', { nation: 'rest', kind: 'allowance', number: 1257, isNonCumulative: false }],
  ['S1257L M1', { nation: 'scotland', kind: 'allowance', number: 1257, isNonCumulative: true }],
  ['C45L W1/M1', { nation: 'wales', kind: 'allowance', number: 45, isNonCumulative: true }],
  ['sk585', { nation: 'scotland', kind: 'addition', number: 585, isNonCumulative: false }],
  ['0T', { nation: 'rest', kind: 'allowance', number: 0, isNonCumulative: false }],
  ['CBR', { nation: 'wales', kind: 'flat', step: 0, isNonCumulative: false }],
  ['SD3', { nation: 'scotland', kind: 'flat', step: 4, isNonCumulative: false }],
  ['D1X', { nation: 'rest', kind: 'flat', step: 2, isNonCumulative: true }],
  ['SNT', { nation: 'scotland', kind: 'noTax', isNonCumulative: false }],
])('reads tax code %s', (text, expected) => {
  expect(readTaxCode(text)).toEqual(expected)
})

it.each(['', '1257', 'L1257', 'D2', 'SD4', 'K585L', 'X1257L', 'BR2'])(
  'refuses tax code %s',
  (text) => {
    expect(() => readTaxCode(text)).toThrow(PayrollFault)
  },
)

it('counts tax months from the 6th, and weeks from 6 April', () => {
  expect(britishTaxYearOf('2026-04-05')).toEqual({ fromDate: '2025-04-06', toDate: '2026-04-05' })
  expect(britishTaxYearOf('2026-04-06').fromDate).toBe('2026-04-06')
  const number = (day: string, often: 'month' | 'week' | 'twoWeeks' | 'fourWeeks' | 'quarter') =>
    taxPeriodOf(day, often).number
  expect(
    ['2026-04-06', '2026-05-05', '2026-05-06', '2027-01-31', '2027-04-05'].map((day) =>
      number(day, 'month'),
    ),
  ).toEqual([1, 1, 2, 10, 12])
  expect(
    ['2026-04-06', '2026-04-12', '2026-04-13', '2027-04-05'].map((day) => number(day, 'week')),
  ).toEqual([1, 1, 2, 53])
  expect([number('2026-04-10', 'twoWeeks'), number('2026-04-24', 'fourWeeks')]).toEqual([2, 4])
  expect(number('2026-07-05', 'quarter')).toBe(3)
})

const details: BritishDetails = {
  ...{ taxCode: '1257L', niCategory: 'A', director: null },
  ...{ studentLoan: null, hasPostgraduateLoan: false },
}

function payment(payDate: string, pay: number, yearToDate = {}): StatutoryInput {
  return {
    ...{ payDate, fromDate: payDate, toDate: payDate, frequency: 'month', yearToDate },
    ...{ employedFromDate: payDate, employedToDate: payDate },
    taxable: { regular: pay, oneOff: 0 },
    contributory: { regular: pay, oneOff: 0 },
  }
}

function amountOf(input: StatutoryInput, code: string, rest: Partial<BritishDetails> = {}) {
  const { lines } = unitedKingdom.calculate(input, { ...details, ...rest })
  return lines.find((line) => line.code === code)?.amount ?? 0
}

it('never takes more than half of the pay as tax, and catches up later', () => {
  const first = payment('2026-04-30', 300_00)
  expect(amountOf(first, 'income_tax', { taxCode: 'K1500' })).toBe(150_00)
  const second = payment('2026-05-31', 3_000_00, { taxablePay: 300_00, tax: 150_00 })
  expect(amountOf(second, 'income_tax', { taxCode: 'K1500' })).toBe(1_010_20)
})

it('pays tax back when the year so far turns out to be below its free pay', () => {
  const input = payment('2026-05-31', 0, { taxablePay: 2_000_00, tax: 190_20 })
  expect(amountOf(input, 'income_tax')).toBe(-190_20)
})

it('lets a 53rd week stand alone', () => {
  const week = {
    ...payment('2027-04-05', 500_00, { taxablePay: 26_000_00, tax: 2_680_00 }),
    frequency: 'week' as const,
  }
  expect(amountOf(week, 'income_tax')).toBe(51_60)
})

it('takes student loans in whole pounds, by plan, and the postgraduate loan besides', () => {
  const month = { number: 1, ofYear: 12, length: 1 } as const
  const tables = britishTablesOn('2026-06-01')
  // (3,000 − 2,241.66) × 9 % = 68.25; − 2,448.75 → 49.61; 6 % of 3,000 − 1,750 = 75.
  expect(studentLoanDeduction(3_000_00, 'plan1', month, tables)).toBe(68_00)
  expect(studentLoanDeduction(3_000_00, 'plan2', month, tables)).toBe(49_00)
  expect(studentLoanDeduction(3_000_00, 'postgraduate', month, tables)).toBe(75_00)
  expect(studentLoanDeduction(2_000_00, 'plan4', month, tables)).toBe(0)
  const both = { studentLoan: 'plan5', hasPostgraduateLoan: true } as const
  const { lines } = unitedKingdom.calculate(payment('2026-04-30', 3_000_00), {
    ...details,
    ...both,
  })
  expect(lines.map(({ code }) => code)).toEqual([
    ...['income_tax', 'national_insurance', 'national_insurance'],
    ...['student_loan', 'postgraduate_loan'],
  ])
})

it('carries pay, tax and earnings through the year', () => {
  const { figures } = unitedKingdom.calculate(payment('2026-04-30', 3_000_00), details)
  expect(figures).toEqual({
    ...{ taxablePay: 3_000_00, tax: 390_20, niEarnings: 3_000_00 },
    ...{ employeeNi: 156_16, employerNi: 387_45 },
  })
})
