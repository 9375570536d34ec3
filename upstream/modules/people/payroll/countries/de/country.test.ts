import { expect, it } from 'vitest'
import { payFacts } from '#contract/people/pay-facts.ts'
import { detailsOf } from '../../facts/details.ts'
import { PayrollFault } from '../../fault.ts'
import {
  checkedCountry,
  type StatutoryInput,
  type StatutoryResult,
} from '../../statutory/country.ts'
import { germany } from './country.ts'
import { type GermanDetails, germanDetails } from './details.ts'
import { germanGarnishable } from './garnishment.ts'
import { germanRatesOn } from './rates.ts'
import { transitionBase } from './transition.ts'

const single: GermanDetails = {
  taxClass: 1,
  childAllowances: '0',
  churchTaxState: null,
  allowances: { month: 0, year: 0 },
  additions: { month: 0, year: 0 },
  health: { kind: 'statutory', additionalRate: '2.9' },
  care: { isChildless: true, childrenUnder25: 0, worksInSaxony: false },
  pensionInsured: true,
  unemploymentInsured: true,
  employment: { kind: 'regular', isTransition: false },
  levies: { sickPay: '1.6', maternity: '0.4' },
}

/** What stands in the form before anybody typed, for somebody without children. */
const factsOfJoiner = {
  ...Object.fromEntries((payFacts.DE ?? []).map(({ name, usual }) => [name, usual])),
  isChildless: 'yes',
}

function june(pay: number, rest: Partial<StatutoryInput> = {}): StatutoryInput {
  return {
    ...{ payDate: '2026-06-30', fromDate: '2026-06-01', toDate: '2026-06-30' },
    ...{ employedFromDate: '2026-01-01', employedToDate: '2026-06-30', frequency: 'month' },
    taxable: { regular: pay, oneOff: 0 },
    contributory: { regular: pay, oneOff: 0 },
    yearToDate: {},
    ...rest,
  }
}

/** Amounts by code: what the person bears, and what the employer. */
function amounts({ lines }: StatutoryResult) {
  const by = (bearer: string) =>
    Object.fromEntries(
      lines.filter((line) => line.bearer === bearer).map(({ code, amount }) => [code, amount]),
    )
  return { employee: by('employee'), employer: by('employer') }
}

it('takes tax and contributions from a month’s pay', () => {
  expect(amounts(germany.calculate(june(4_500_00), single))).toEqual({
    employee: {
      ...{ wage_tax: 650_16, pension: 418_50, unemployment: 58_50 },
      ...{ health: 328_50, health_additional: 65_25, care: 81_00, care_childless: 27_00 },
    },
    employer: {
      ...{ pension: 418_50, unemployment: 58_50, health: 328_50, health_additional: 65_25 },
      ...{ care: 81_00, sick_pay_levy: 72_00, maternity_levy: 18_00, insolvency_levy: 6_75 },
    },
  })
})

it('ends contributions at the ceilings of 2026: 8,450 and 5,812.50 a month', () => {
  const { employee, employer } = amounts(germany.calculate(june(10_000_00), single))
  expect(employee).toMatchObject({ pension: 785_85, unemployment: 109_85 })
  expect(employee).toMatchObject({ health: 424_31, health_additional: 84_28, care: 104_63 })
  expect(employer).toMatchObject({ sick_pay_levy: 135_20, insolvency_levy: 12_68 })
  expect(employee.solidarity).toBeGreaterThan(0)
})

it.each([
  [0, 54_00],
  [1, 54_00],
  [2, 46_50],
  [3, 39_00],
  [4, 31_50],
  [5, 24_00],
  [8, 24_00],
])('with %i children takes %i cents of 3,000 euro for care', (childrenUnder25, care) => {
  const details = { ...single, care: { isChildless: false, childrenUnder25, worksInSaxony: false } }
  const { employee, employer } = amounts(germany.calculate(june(3_000_00), details))
  expect(employee).toMatchObject({ care })
  expect(employee).not.toHaveProperty('care_childless')
  expect(employer).toMatchObject({ care: 54_00 })
})

it('splits care otherwise in Saxony', () => {
  const details = { ...single, care: { ...single.care, worksInSaxony: true } }
  const { employee, employer } = amounts(germany.calculate(june(3_000_00), details))
  expect(employee).toMatchObject({ care: 69_00, care_childless: 18_00 })
  expect(employer).toMatchObject({ care: 39_00 })
})

it('takes church tax at 8 % in Bavaria and 9 % elsewhere, lower with children', () => {
  const inState = (churchTaxState: GermanDetails['churchTaxState'], childAllowances = '0') =>
    amounts(germany.calculate(june(4_500_00), { ...single, churchTaxState, childAllowances }))
      .employee.church_tax
  expect(inState('BY')).toBe(52_01)
  expect(inState('NW')).toBe(58_51)
  expect(inState('NW', '1')).toBeLessThan(58_51)
})

it('takes no contributions of who is insured privately, and looks at the premium for tax', () => {
  const details: GermanDetails = {
    ...single,
    health: { kind: 'private', basicPremium: 600_00, employerPart: 300_00 },
  }
  const { employee } = amounts(germany.calculate(june(7_000_00), details))
  expect(employee).toMatchObject({ wage_tax: 1568_25, pension: 651_00 })
  expect(Object.keys(employee)).toEqual(['wage_tax', 'pension', 'unemployment'])
})

it('taxes and insures a part of a month by its days', () => {
  const rest = { fromDate: '2026-01-01', toDate: '2026-01-31', payDate: '2026-01-31' }
  const half = june(10_000_00, {
    ...rest,
    employedFromDate: '2026-01-22',
    employedToDate: '2026-01-31',
  })
  const { lines, figures } = germany.calculate(half, single)
  expect(figures).toMatchObject({ socialDays: 10, pensionBase: 2_816_67, healthBase: 1_937_50 })
  const tax = lines.find(({ code }) => code === 'wage_tax')
  const day = germany.calculate(
    june(1_000_00, {
      ...rest,
      fromDate: '2026-01-31',
      employedFromDate: '2026-01-31',
      employedToDate: '2026-01-31',
      frequency: 'day',
    }),
    single,
  )
  expect(tax?.amount).toBe(10 * (day.lines.find(({ code }) => code === 'wage_tax')?.amount ?? 0))
})

it('taxes one-off pay by the year, and takes contributions as far as the year leaves room', () => {
  const input = june(6_000_00, {
    taxable: { regular: 6_000_00, oneOff: 20_000_00 },
    contributory: { regular: 6_000_00, oneOff: 20_000_00 },
    yearToDate: {
      ...{ taxableRegular: 30_000_00, socialDays: 150, pensionBase: 30_000_00 },
      healthBase: 29_062_50,
    },
  })
  const { lines, figures } = germany.calculate(input, single)
  // Half a year: 50,700 − 36,000 of pension; health is full already.
  const pension = lines.find(({ code }) => code === 'pension_one_off')
  expect(pension).toMatchObject({ base: 14_700_00, amount: 1_367_10 })
  expect(lines.some(({ code }) => code === 'health_one_off')).toBe(false)
  expect(figures).toMatchObject({ pensionBase: 20_700_00, healthBase: 5_812_50 })
  expect(lines.find(({ code }) => code === 'wage_tax_one_off')?.amount).toBe(7_308_00)
})

it('counts one-off pay of March that does not fit to last year, with last year’s ceiling', () => {
  const march = { fromDate: '2026-03-01', toDate: '2026-03-31', payDate: '2026-03-31' }
  const input = june(5_000_00, {
    ...march,
    contributory: { regular: 5_000_00, oneOff: 10_000_00 },
    yearToDate: { socialDays: 60, pensionBase: 10_000_00, healthBase: 10_000_00 },
    previousYear: { socialDays: 360, pensionBase: 58_000_00, healthBase: 58_000_00 },
  })
  const { lines, figures } = germany.calculate(input, single)
  // Of 2025's 66,150 for health 8,150 are left; of 96,600 for pension enough.
  expect(lines.find(({ code }) => code === 'health_one_off')?.base).toBe(8_150_00)
  expect(lines.find(({ code }) => code === 'pension_one_off')?.base).toBe(10_000_00)
  expect(figures).toMatchObject({ healthBase: 5_000_00, lastYearsHealthBase: 8_150_00 })
  const smaller = { ...input, contributory: { regular: 5_000_00, oneOff: 2_000_00 } }
  expect(germany.calculate(smaller, single).figures).toMatchObject({ healthBase: 7_000_00 })
  const newcomer = germany.calculate({ ...input, previousYear: {} }, single)
  expect(newcomer.figures).toMatchObject({ healthBase: 7_437_50, pensionBase: 15_000_00 })
})

it('lowers contributions in the transition zone by the formulas of 2026', () => {
  const rates = germanRatesOn('2026-06-30')
  // 1.145937223 × pay − 291.8744452 in all, 1.431639227 × pay − 863.2784538 for the person (Haufe).
  expect(transitionBase(1_000_00, 30, rates)).toEqual({ total: 854_06, employee: 568_36 })
  expect(transitionBase(603_01, 30, rates)).toEqual({ total: 399_14, employee: 1 })
  expect(transitionBase(2_000_00, 30, rates)).toEqual({ total: 2_000_00, employee: 2_000_00 })
  expect(transitionBase(2_100_00, 30, rates)).toEqual({ total: 2_100_00, employee: 2_100_00 })
  expect(transitionBase(500_00, 15, rates)).toEqual({ total: 427_03, employee: 284_18 })
  const details: GermanDetails = { ...single, employment: { kind: 'regular', isTransition: true } }
  const { employee, employer } = amounts(germany.calculate(june(1_000_00), details))
  expect(employee).toMatchObject({
    pension: 52_86,
    health: 41_49,
    care: 10_23,
    care_childless: 5_12,
  })
  // Twice 9.3 % of 854.06, rounded, less the person's part.
  expect(employer).toMatchObject({ pension: 106_00, insolvency_levy: 1_28 })
})

it('charges the employer of a minijob, and the person for pension unless exempt', () => {
  const minijob: GermanDetails = {
    ...single,
    employment: { kind: 'minijob', isPensionExempt: false, flatTaxBearer: 'employer' },
  }
  // Figures for 550 euro in 2026 as published: 71.50, 82.50, 11.00, 4.40, 1.21, 0.83.
  expect(amounts(germany.calculate(june(550_00), minijob))).toEqual({
    employee: { pension: 19_80 },
    employer: {
      ...{ health_flat: 71_50, pension_flat: 82_50, flat_tax: 11_00, sick_pay_levy: 4_40 },
      ...{ maternity_levy: 1_21, insolvency_levy: 83 },
    },
  })
  // Of 100 euro: 18.6 % of 175 less the employer's 15.
  expect(amounts(germany.calculate(june(100_00), minijob)).employee).toEqual({ pension: 17_56 })
  const exempt: GermanDetails = {
    ...single,
    employment: { kind: 'minijob', isPensionExempt: true, flatTaxBearer: 'employee' },
  }
  expect(amounts(germany.calculate(june(550_00), exempt)).employee).toEqual({ flat_tax: 11_00 })
})

it.each([
  ['2026-04-15', 1_560_00, 0, 3_50],
  ['2026-04-15', 1_609_99, 0, 31_50],
  ['2026-04-15', 2_230_00, 0, 472_50],
  ['2026-04-15', 2_230_00, 1, 44_89],
  ['2026-04-15', 3_000_00, 0, 1_011_50],
  ['2026-04-15', 1_550_00, 0, 0],
  ['2026-04-15', 5_000_00, 0, 2_476_51],
  ['2026-08-15', 1_580_00, 0, 0],
  ['2026-08-15', 1_600_00, 0, 8_82],
  ['2026-08-15', 3_500_00, 0, 1_338_82],
  ['2026-08-15', 2_000_00, 2, 0],
])(
  'on %s lets creditors take of %i with %i dependants %i (table of § 850c ZPO)',
  (day, net, dependants, expected) => {
    expect(germanGarnishable(net, dependants, day)).toBe(expected)
  },
)

it('refuses a year that no tables are kept for, and details it cannot read', () => {
  const later = { fromDate: '2031-01-01', toDate: '2031-01-31', payDate: '2031-01-31' }
  expect(() => germany.calculate(june(3_000_00, later), single)).toThrow(PayrollFault)
  const checked = checkedCountry(germany)
  expect(() => checked.calculate(june(3_000_00), { ...single, taxClass: 7 })).toThrow(
    'details_invalid {"field":"taxClass"}',
  )
})

it('says where its figures come from, and that nobody audited them', () => {
  expect(germany.isAudited).toBe(false)
  expect(germany.sources.length).toBeGreaterThanOrEqual(5)
  expect(germany.sources.every(({ title, date, covers }) => title && date && covers)).toBe(true)
})

it('taxes a joiner’s bonus by the year’s pay that is typed in', () => {
  const november = june(4_000_00, {
    ...{ payDate: '2026-11-30', fromDate: '2026-11-01', toDate: '2026-11-30' },
    ...{ employedFromDate: '2026-11-01', employedToDate: '2026-11-30' },
    taxable: { regular: 4_000_00, oneOff: 4_000_00 },
    contributory: { regular: 4_000_00, oneOff: 4_000_00 },
  })
  const typed = detailsOf('DE', { ...factsOfJoiner, expectedYearPay: '48000' }, 'DE-HH')
  const { lines } = germany.calculate(november, germanDetails.parse(typed))
  expect(lines.find(({ code }) => code === 'wage_tax_one_off')?.amount).toBe(996_00)
})
