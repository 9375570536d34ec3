import { expect, it } from 'vitest'
import type { PayFrequency, StatutoryInput } from '../../statutory/country.ts'
import { type AmericanDetails, unitedStates } from './country.ts'
import { federalTablesOn } from './tables.ts'
import { type FormW4, federalWithholding } from './withholding.ts'

const tables = federalTablesOn('2026-06-15')
const statuses = ['single', 'joint', 'head'] as const

it('has tables whose amounts follow from their own bands, to the half dollar they are rounded to', () => {
  for (const status of statuses) {
    for (const rows of Object.values(tables.withholding[status])) {
      rows.slice(1).forEach(({ over, base }, index) => {
        const before = rows[index] ?? { over: 0, base: 0, rate: '0' }
        const summed = before.base + ((over - before.over) * Number(before.rate)) / 100
        expect(Math.abs(summed - base)).toBeLessThanOrEqual(50)
      })
    }
  }
})

it('has a checked table of half the bands of the other one and what line 1g takes off', () => {
  for (const status of statuses) {
    const { standard, step2Checked } = tables.withholding[status]
    const less = status === 'joint' ? 12_900_00 : 8_600_00
    standard.slice(1).forEach(({ over }, index) => {
      const half = step2Checked[index + 1]?.over ?? 0
      expect(Math.abs(half - (over + less) / 2)).toBeLessThanOrEqual(50)
    })
  }
})

const form: FormW4 & { form: '2020' } = {
  ...{ form: '2020', filingStatus: 'single', isStep2Checked: false },
  ...{ credits: 0, otherIncome: 0, deductions: 0, extra: 0 },
}

it.each<[string, number, PayFrequency, Partial<typeof form>, number]>([
  // 52,000 − 8,600 = 43,400: 1,240 + 12 % of 23,500 = 4,060; a week 78.08.
  ['a week of a single person', 1_000_00, 'week', {}, 78_08],
  // 120,000 − 12,900 = 107,100: 2,480 + 12 % of 63,000 = 10,040; a month 836.67, less 2,200 / 12.
  [
    'a month with two children',
    10_000_00,
    'month',
    { filingStatus: 'joint', credits: 2_200_00 },
    653_34,
  ],
  // 78,000: 8,983 + 24 % of 17,100 = 13,087; 26 times 503.35.
  ['two weeks with the box of step 2', 3_000_00, 'twoWeeks', { isStep2Checked: true }, 503_35],
  // 96,000 − 8,600 + 6,000 − 4,000 = 89,400: 7,740 + 22 % of 6,400 = 9,148; 24 times 381.17, + 50.
  [
    'half a month of a head of household',
    4_000_00,
    'halfMonth',
    {
      ...{ filingStatus: 'head', otherIncome: 6_000_00, deductions: 4_000_00, extra: 50_00 },
    },
    431_17,
  ],
  ['too little to tax', 100_00, 'week', {}, 0],
  ['extra withholding above the wages', 20_00, 'week', { extra: 50_00 }, 20_00],
  ['credits above the tax', 1_000_00, 'week', { credits: 9_000_00 }, 0],
])('withholds from %s', (_, wages, frequency, rest, expected) => {
  expect(federalWithholding(wages, frequency, { ...form, ...rest }, tables)).toBe(expected)
})

it('reads a Form W-4 of before 2020 by its allowances', () => {
  const old: FormW4 = { form: '2019', filingStatus: 'single', allowances: 2, extra: 0 }
  // 52,000 − 8,600 as for a form of 2020: two allowances are as much as line 1g.
  expect(federalWithholding(1_000_00, 'week', old, tables)).toBe(78_08)
})

const details: AmericanDetails = {
  w4: form,
  ...{ isExempt: false, supplemental: 'flat', unemploymentRate: '0.6', state: [] },
}

function month(pay: number, before: number, rest: Partial<StatutoryInput> = {}): StatutoryInput {
  return {
    ...{ payDate: '2026-12-31', fromDate: '2026-12-01', toDate: '2026-12-31', frequency: 'month' },
    ...{ employedFromDate: '2026-01-01', employedToDate: '2026-12-31' },
    taxable: { regular: pay, oneOff: 0 },
    contributory: { regular: pay, oneOff: 0 },
    yearToDate: { wages: before },
    ...rest,
  }
}

function amountsOf(input: StatutoryInput, rest: Partial<AmericanDetails> = {}) {
  const { lines } = unitedStates.calculate(input, { ...details, ...rest })
  return Object.fromEntries(lines.map(({ code, bearer, amount }) => [`${bearer} ${code}`, amount]))
}

it('ends Social Security at 184,500 and begins the additional Medicare tax at 200,000', () => {
  expect(amountsOf(month(10_000_00, 180_000_00))).toMatchObject({
    ...{ 'employee social_security': 279_00, 'employer social_security': 279_00 },
    ...{ 'employee medicare': 145_00, 'employer medicare': 145_00 },
  })
  const late = amountsOf(month(10_000_00, 195_000_00))
  expect(late).toMatchObject({ 'employee additional_medicare': 45_00, 'employer medicare': 145_00 })
  expect(late).not.toHaveProperty('employee social_security')
  expect(late).not.toHaveProperty('employer additional_medicare')
})

it('takes federal unemployment tax from the first 7,000 dollars of a year', () => {
  expect(amountsOf(month(5_000_00, 0))['employer federal_unemployment']).toBe(30_00)
  expect(amountsOf(month(5_000_00, 5_000_00))['employer federal_unemployment']).toBe(12_00)
  expect(amountsOf(month(5_000_00, 7_000_00))).not.toHaveProperty('employer federal_unemployment')
})

it('takes 22 % of a bonus, 37 % above a million a year, or taxes it with the wages', () => {
  const bonus = month(5_000_00, 0, {
    taxable: { regular: 5_000_00, oneOff: 20_000_00 },
    yearToDate: { supplemental: 990_000_00 },
  })
  expect(amountsOf(bonus)['employee federal_income_tax_one_off']).toBe(2_200_00 + 3_700_00)
  const small = month(5_000_00, 0, {
    taxable: { regular: 5_000_00, oneOff: 20_000_00 },
    yearToDate: {},
  })
  const together = amountsOf(small, { supplemental: 'aggregate' })
  expect(together).not.toHaveProperty('employee federal_income_tax_one_off')
  expect(together['employee federal_income_tax']).toBe(
    federalWithholding(25_000_00, 'month', form, tables),
  )
})

it('takes 37 % of supplemental pay above a million whatever the form says', () => {
  const bonus = month(5_000_00, 0, {
    taxable: { regular: 5_000_00, oneOff: 500_000_00 },
    yearToDate: { supplemental: 900_000_00 },
  })
  const exempt = amountsOf(bonus, { isExempt: true })
  expect(exempt['employee federal_income_tax_one_off']).toBe(148_000_00)
  expect(exempt).not.toHaveProperty('employee federal_income_tax')
  const together = amountsOf(bonus, { supplemental: 'aggregate' })
  expect(together['employee federal_income_tax_one_off']).toBe(148_000_00)
  expect(together['employee federal_income_tax']).toBe(
    federalWithholding(105_000_00, 'month', form, tables),
  )
})

it('takes what the firm typed in for a state, up to its ceiling of the year', () => {
  const state: AmericanDetails['state'] = [
    {
      ...{ code: 'ca_sdi', bearer: 'employee', branch: 'social', authority: 'California' },
      ...{ rate: '1.3', from: 'contributory', floor: 0, ceiling: 6_000_00, per: 'year' },
      lowersTaxable: false,
    },
  ]
  const first = unitedStates.calculate(month(5_000_00, 0), { ...details, state })
  expect(first.lines.at(-1)).toMatchObject({ authority: 'California', amount: 65_00 })
  const second = unitedStates.calculate(month(5_000_00, 0, { yearToDate: first.figures }), {
    ...details,
    state,
  })
  expect(second.lines.at(-1)).toMatchObject({ base: 1_000_00, amount: 13_00 })
})
