import { expect, it } from 'vitest'
import { bracketTax } from '../../statutory/brackets.ts'
import type { StatutoryInput, StatutoryResult } from '../../statutory/country.ts'
import { austria } from './country.ts'
import type { AustrianDetails } from './details.ts'
import { austrianTablesOn } from './tables.ts'

const details: AustrianDetails = {
  ...{ worksInVienna: false, soleEarnerCreditOfYear: 0, familyBonusOfMonth: 0 },
  commuter: { allowanceOfMonth: 0, creditOfYear: 0 },
  ...{ chamberLevy: null, hasProvision: true },
}

function june(regular: number, oneOff = 0, rest: Partial<StatutoryInput> = {}): StatutoryInput {
  return {
    ...{ payDate: '2026-06-30', fromDate: '2026-06-01', toDate: '2026-06-30', frequency: 'month' },
    ...{ employedFromDate: '2024-01-01', employedToDate: '2026-06-30' },
    taxable: { regular, oneOff },
    contributory: { regular, oneOff },
    yearToDate: { regular: 5 * regular },
    ...rest,
  }
}

function borneBy(bearer: string, { lines }: StatutoryResult) {
  return Object.fromEntries(
    lines.filter((line) => line.bearer === bearer).map(({ code, amount }) => [code, amount]),
  )
}

/** Published by the calculator of jobs.at for 2026: insurance, tax; the same for the 13th and 14th. */
it.each([
  [3_060_00, 552_94, 298_57, 522_34, 115_06, 152_26],
  [3_250_00, 587_28, 345_27, 554_78, 124_51, 161_71],
])(
  'takes of %i a month what is published for 2026',
  (pay, insurance, tax, ofOneOff, first, second) => {
    const thirteenth = austria.calculate(june(pay, pay), details)
    expect(borneBy('employee', thirteenth)).toEqual({
      ...{ social_insurance: insurance, wage_tax: tax },
      ...{ social_insurance_one_off: ofOneOff, wage_tax_one_off: first },
    })
    const yearToDate = { ...thirteenth.figures, regular: 6 * pay }
    const fourteenth = austria.calculate(
      june(pay, pay, {
        yearToDate,
        payDate: '2026-07-31',
        fromDate: '2026-07-01',
        toDate: '2026-07-31',
        employedToDate: '2026-07-31',
      }),
      details,
    )
    expect(borneBy('employee', fourteenth).wage_tax_one_off).toBe(second)
  },
)

it('costs the employer what is published: 55,323.02 a year for 3,060 a month, but for rounding', () => {
  const month = borneBy('employer', austria.calculate(june(3_060_00), details))
  const extra = borneBy('employer', austria.calculate(june(3_060_00, 3_060_00), details))
  const cost = (lines: Record<string, number>) => Object.values(lines).reduce((a, b) => a + b, 0)
  const year = 10 * cost(month) + 2 * cost(extra) + 14 * 3_060_00
  expect(Math.abs(year - 55_323_02)).toBeLessThan(10)
})

it.each([
  [2_225_00, 336_42],
  [2_225_01, 358_67],
  [2_427_01, 415_50],
  [2_630_01, 475_24],
])('takes less for unemployment from low pay: of %i %i', (pay, insurance) => {
  expect(borneBy('employee', austria.calculate(june(pay), details)).social_insurance).toBe(
    insurance,
  )
})

it('ends at the ceilings, takes more for housing in Vienna, and leaves marginal jobs alone', () => {
  expect(borneBy('employee', austria.calculate(june(9_000_00), details)).social_insurance).toBe(
    1_252_25,
  )
  const vienna = austria.calculate(june(3_000_00), { ...details, worksInVienna: true })
  expect(borneBy('employee', vienna).social_insurance).toBe(549_60)
  expect(borneBy('employer', vienna).social_insurance).toBe(636_90)
  const marginal = austria.calculate(june(551_10), details)
  expect(borneBy('employee', marginal)).toEqual({})
  expect(borneBy('employer', marginal)).toMatchObject({ accident: 6_06, severance_provision: 8_43 })
})

it('taxes one-off pay above the sixth with regular pay', () => {
  const { lines, figures } = austria.calculate(june(3_000_00, 9_000_00), details)
  expect(figures.oneOffWithin).toBe(6_000_00)
  // The sixth is 6,000; 3,000 of 9,000 and their part of the insurance are taxed by the tariff.
  const within = lines.find(({ code }) => code === 'wage_tax_one_off')
  expect(within?.base).toBe(4_975_80)
  expect(within?.amount).toBe(261_35)
})

it('takes nothing of one-off pay while the sixth is at most 2,615', () => {
  const { lines } = austria.calculate(june(1_300_00, 1_300_00), details)
  expect(lines.some(({ code }) => code === 'wage_tax_one_off')).toBe(false)
})

it('counts allowance, credits and family bonus', () => {
  const tax = (rest: Partial<AustrianDetails>) =>
    borneBy('employee', austria.calculate(june(3_060_00), { ...details, ...rest })).wage_tax ?? 0
  expect(tax({ familyBonusOfMonth: 166_68 })).toBe(298_57 - 166_68)
  expect(tax({ familyBonusOfMonth: 500_00 })).toBe(0)
  expect(tax({ soleEarnerCreditOfYear: 612_00 })).toBe(247_57)
  expect(tax({ commuter: { allowanceOfMonth: 100_00, creditOfYear: 0 } })).toBe(268_57)
})

it('taxes a part of a month by its days', () => {
  const part = { employedFromDate: '2026-06-21' }
  // 1,020 in ten days, less 15.12 %: 36 times 865.78 are taxed, and a 36th of the tax taken.
  const { lines } = austria.calculate(june(1_020_00, 0, part), details)
  expect(lines.find(({ code }) => code === 'wage_tax')?.amount).toBe(108_55)
})

it('follows the tariff of § 33 EStG at its steps', () => {
  const { tariff } = austrianTablesOn('2026-06-30')
  const steps = [13_539_00, 21_992_00, 36_458_00, 70_365_00, 104_859_00, 1_000_000_00]
  expect(steps.map((income) => bracketTax(income, tariff))).toEqual([
    ...[0, 1_690_60, 6_030_40, 19_593_20, 36_150_32, 483_720_82],
  ])
})

it('insures who joins, leaves or is unpaid in part of a month, unless a whole month is marginal', () => {
  const ofRegular = (pay: number, rest: Partial<StatutoryInput>) =>
    borneBy('employee', austria.calculate(june(pay, 0, rest), details)).social_insurance
  // 15.12 % of 263.16, for three of thirty days.
  expect(ofRegular(263_16, { employedFromDate: '2026-06-28' })).toBe(39_79)
  expect(ofRegular(263_16, { employedToDate: '2026-06-03' })).toBe(39_79)
  expect(ofRegular(263_16, { paidPart: { days: '3', of: '30' } })).toBe(39_79)
  expect(ofRegular(263_16, { paidPart: { days: '30', of: '30' } })).toBeUndefined()
  expect(ofRegular(250_00, { employedFromDate: '2026-06-16' })).toBeUndefined()
})
