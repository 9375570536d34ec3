import { expect, it } from 'vitest'
import type { Figures } from '../../statutory/country.ts'
import { month } from '../../statutory/month.fixture.ts'
import { france } from './country.ts'
import type { FrenchDetails } from './details.ts'

const details: FrenchDetails = {
  ...{ isExecutive: false, workingTime: '1', firmSize: 5, worksInAlsaceMoselle: false },
  ...{ accidentRate: '2.08', transportRate: '0', taxRate: '0' },
  healthCover: { premium: 40_00, employerPart: 20_00 },
}

function sum(a: Figures, b: Figures): Figures {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return Object.fromEntries([...names].map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]))
}

it('pays 3,000 euro of February 2026 to 2,352.85 and costs the employer 1,007.18', () => {
  const { lines } = france.calculate(month(2, 3_000_00), details)
  const borneBy = (bearer: string) =>
    lines.filter((line) => line.bearer === bearer).reduce((total, { amount }) => total + amount, 0)
  expect([3_000_00 - borneBy('employee'), borneBy('employer')]).toEqual([2_352_85, 1_007_18])
})

it('fills the ceiling over the year: a bonus uses what earlier months left', () => {
  let yearToDate: Figures = {}
  let capped = 0
  for (const pay of [3_000_00, 3_000_00, 6_000_00, 4_500_00]) {
    const number = 1 + (yearToDate.months ?? 0)
    const { lines, figures } = france.calculate(month(number, pay, { yearToDate }), details)
    const line = lines.find(
      ({ code, bearer }) => code === 'old_age_capped' && bearer === 'employee',
    )
    capped += line?.base ?? 0
    yearToDate = sum(yearToDate, { ...figures, months: 1 })
  }
  // 16,500 were paid, and four ceilings are 16,020.
  expect(capped).toBe(16_020_00)
})

it('adjusts the general reduction to the pay of the year', () => {
  const first = france.calculate(month(1, 2_000_00), details)
  const second = france.calculate(month(2, 8_000_00, { yearToDate: first.figures }), details)
  const reduction = (result: typeof first) =>
    result.lines.find(({ code }) => code === 'general_reduction')?.amount ?? 0
  expect(reduction(first)).toBe(-629_40)
  // 10,000 in two months are 2.74 minimum wages: the factor is 0.0218.
  expect(reduction(first) + reduction(second)).toBe(-218_00)
})

it('cuts ceiling and minimum wage to part-time work and to days of employment', () => {
  const half = france.calculate(month(1, 3_000_00), { ...details, workingTime: '0.5' })
  expect(half.figures.ceiling).toBe(2_002_50)
  const late = month(1, 3_000_00, { employedFromDate: '2026-01-16' })
  expect(france.calculate(late, details).figures).toMatchObject({ ceiling: 2_067_10 })
})

it.each([
  [1_634_99, 0],
  [1_635_00, 8_18],
  [2_060_00, 72_10],
  [3_571_00, 424_95],
  [60_000_00, 25_800_00],
])('takes of %i net taxable %i by the default rates of 2026', (netTaxable, tax) => {
  // No contributions: the taxable pay is the net taxable one.
  const input = month(2, 0, { taxable: { regular: netTaxable, oneOff: 0 } })
  const bare = { ...details, taxRate: null, healthCover: { premium: 0, employerPart: 0 } }
  const { lines } = france.calculate(input, bare)
  expect(lines.find(({ code }) => code === 'income_tax')?.amount ?? 0).toBe(tax)
})

it('takes the rate that the tax office sent', () => {
  const { lines, figures } = france.calculate(month(2, 3_000_00), { ...details, taxRate: '4.2' })
  expect(figures.netTaxable).toBe(2_458_91)
  expect(lines.at(-1)).toMatchObject({ code: 'income_tax', amount: 103_27 })
})
