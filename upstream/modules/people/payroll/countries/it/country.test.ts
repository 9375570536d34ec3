import { expect, it } from 'vitest'
import { bracketTax } from '../../statutory/brackets.ts'
import type { Figures } from '../../statutory/country.ts'
import { month } from '../../statutory/month.fixture.ts'
import { italy } from './country.ts'
import { furtherCredit, lowIncomeBonus, supplement, workCredit } from './credits.ts'
import type { ItalianDetails } from './details.ts'
import { italianTablesOn } from './tables.ts'

const tables = italianTablesOn('2026-06-30')

const details: ItalianDetails = {
  ...{ employeeRate: '9.19', employerRate: '28.98', accidentRate: '0.4' },
  ...{ hasCeiling: true, isFixedTerm: false, monthsOfPay: 13, familyCredits: 0 },
  surtaxes: { regional: 0, municipal: 0 },
  wantsLowIncomeSums: true,
}

function sum(a: Figures, b: Figures): Figures {
  return Object.fromEntries(
    Object.keys({ ...a, ...b }).map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]),
  )
}

it('follows the brackets of 2026: 6,440 at 28,000 and 13,700 at 50,000', () => {
  expect(bracketTax(28_000_00, tables.brackets)).toBe(6_440_00)
  expect(bracketTax(50_000_00, tables.brackets)).toBe(13_700_00)
  expect(bracketTax(60_000_00, tables.brackets)).toBe(18_000_00)
})

it.each([
  [14_000_00, 1_955_00],
  [15_000_00, 1_955_00],
  [20_000_00, 2_642_21],
  [27_243_00, 2_044_26],
  [28_000_00, 1_975_00],
  [36_000_00, 1_215_33],
  [50_000_00, 0],
  [60_000_00, 0],
])('gives of %i a work credit of %i (art. 13 TUIR)', (income, credit) => {
  expect(workCredit(income, false, tables)).toBe(credit)
})

it('gives the further credit as published: 375 euro at 37,000', () => {
  expect(
    [20_000_00, 28_000_00, 32_000_00, 37_000_00, 40_000_00].map((income) =>
      furtherCredit(income, tables),
    ),
  ).toEqual([0, 1_000_00, 1_000_00, 375_00, 0])
})

it('adds 7.1, 5.3 or 4.8 % of pay for low income, and the supplement where tax is due', () => {
  const bonus = [8_000_00, 12_000_00, 18_000_00, 20_001_00].map((one) =>
    lowIncomeBonus(one, one, tables),
  )
  expect(bonus).toEqual([568_00, 636_00, 864_00, 0])
  // 23 % of 8,000 are 1,840, less than 1,955 − 75; of 9,000 they are 2,070.
  expect(
    [8_000_00, 9_000_00, 15_001_00].map((one) =>
      supplement(one, workCredit(one, false, tables), tables),
    ),
  ).toEqual([0, 1_200_00, 0])
})

it('settles a year of 30,000 euro in thirteen months to the tax of the year', () => {
  let yearToDate: Figures = {}
  const total = { inps: 0, tax: 0 }
  const monthly = 2_307_69
  for (let number = 1; number <= 12; number += 1) {
    const input = month(number, monthly, {
      yearToDate,
      isLastOfYear: number === 12,
      taxable: { regular: monthly, oneOff: number === 12 ? monthly + 3 : 0 },
      contributory: { regular: monthly, oneOff: number === 12 ? monthly + 3 : 0 },
    })
    const { lines, figures } = italy.calculate(input, details)
    for (const { code, bearer, amount } of lines) {
      if (code === 'inps' && bearer === 'employee') total.inps += amount
      if (code === 'income_tax') total.tax += amount
    }
    yearToDate = sum(yearToDate, figures)
  }
  // 9.19 % of whole euro, 11 times 2,308 and 4,615. Of the rest: 6,265.81 − 2,044.26 − 1,000.
  expect(total.inps).toBe(2_757_33)
  const income = 30_000_00 - total.inps
  const credits = workCredit(income, false, tables) + furtherCredit(income, tables)
  expect(total.tax).toBe(bracketTax(income, tables.brackets) - credits)
  expect(total.tax).toBe(3_221_55)
})

it('takes a month’s tax by twelfths of the brackets, less credits for its days', () => {
  const { lines } = italy.calculate(month(6, 2_307_69), details)
  const by = Object.fromEntries(
    lines.map(({ bearer, code, amount }) => [`${bearer} ${code}`, amount]),
  )
  // 2,095.60 × 23 % = 481.99; credits of 27,242.80: 2,044.25 and 1,000 for 30 of 365 days.
  expect(by).toMatchObject({ 'employee inps': 212_11, 'employee income_tax': 231_77 })
})

it('ends INPS at 122,295 for who has the ceiling, and takes 1 % more above 4,685 a month', () => {
  const late = month(11, 10_000_00, { yearToDate: { insured: 120_000_00 } })
  const base = (rest: Partial<ItalianDetails> = {}) =>
    italy.calculate(late, { ...details, ...rest }).lines.find(({ code }) => code === 'inps')?.base
  expect([base(), base({ hasCeiling: false })]).toEqual([2_295_00, 10_000_00])
  const { lines } = italy.calculate(month(1, 6_000_00), details)
  expect(lines.find(({ code }) => code === 'inps_higher')).toMatchObject({
    base: 1_315_00,
    amount: 13_15,
  })
})

it('leaves the sums for low income out for who does not want them', () => {
  const low = month(3, 1_000_00)
  const codes = (wantsLowIncomeSums: boolean) =>
    italy.calculate(low, { ...details, wantsLowIncomeSums }).lines.map(({ code }) => code)
  expect(codes(true)).toContain('low_income_bonus')
  expect(codes(true)).toContain('supplement')
  expect(codes(false)).not.toContain('low_income_bonus')
})

/** What the year of somebody who had no payslip before comes to. */
function settled(days: number, income: number, rest: Partial<ItalianDetails> = {}) {
  const input = month(12, 0, {
    yearToDate: { taxed: income, days: days - 31 },
    isLastOfYear: true,
  })
  const { lines } = italy.calculate(input, { ...details, ...rest })
  return Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))
}

it('gives the least credit whole, and all other credits by days', () => {
  // 2,383.95 less 1,380; 1,955 for 53 days would be 283.88.
  expect(settled(53, 10_365_00, { isFixedTerm: true }).income_tax).toBe(1_003_95)
  expect(settled(53, 10_365_00).income_tax).toBe(2_383_95 - 690_00)
  expect(workCredit(10_365_00, true, tables, 300)).toBe(1_606_85)
})

it('takes the percentage and the supplement of a part of a year by its days', () => {
  // 7,575.64 in 238 days are 11,618.10 a year; 1,742.40 are more than 1,274.77 − 48.90.
  expect(settled(238, 7_575_64)).toMatchObject({ low_income_bonus: -401_51, supplement: -782_47 })
  expect(lowIncomeBonus(16_000_00, 16_000_00, tables, 200)).toBe(768_00)
  expect(lowIncomeBonus(20_001_00, 20_001_00, tables, 200)).toBe(0)
})

it('gives the 65 euro of middle incomes whole', () => {
  const byDays = (credit: number) => Math.round((credit * 94) / 365)
  const year = workCredit(25_187_56, false, tables)
  expect(workCredit(25_187_56, false, tables, 94)).toBe(byDays(year - 65_00) + 65_00)
  expect(workCredit(25_187_56, false, tables, 94) - byDays(year)).toBe(48_26)
})
