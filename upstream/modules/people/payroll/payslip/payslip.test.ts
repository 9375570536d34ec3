import { expect, it } from 'vitest'
import { type Component, prepareComponents } from '../formula/components.ts'
import { countryOf } from '../statutory/countries.ts'
import type { TypedRate } from '../statutory/typed-rates.ts'
import { calculatePayslip, type RunContext } from './calculate-payslip.ts'
import type { GarnishmentOrder } from './garnishments.ts'
import { EFFECTS, type Payslip, type PayslipInput } from './payslip.ts'

const NAMES = new Set(['pay', 'bonus', 'list_price', 'km', 'union_fee'])

const base: Component = {
  ...{ code: 'base', kind: 'earning', order: 1, formula: 'pay', prorate: true, taxable: true },
  ...{ contributory: true, oneOff: false, inKind: false, rest: 'carry' },
}

function deduction(code: string, formula: string, rest: Partial<Component> = {}): Component {
  return {
    ...base,
    ...{ code, formula, kind: 'deduction', order: 9, prorate: false },
    ...{ taxable: false, contributory: false, ...rest },
  }
}

const tax: TypedRate = {
  ...{ code: 'income_tax', bearer: 'employee', branch: 'tax', authority: 'tax office' },
  ...{ rate: '20', from: 'taxable', floor: 0, ceiling: null, per: 'payment', lowersTaxable: false },
}
const social: TypedRate = {
  ...tax,
  ...{ code: 'social', branch: 'social', authority: 'fund', rate: '10', from: 'contributory' },
}
const employer: TypedRate = { ...social, code: 'social_employer', bearer: 'employer', rate: '12' }

function slipOf(components: readonly Component[], rest: Partial<PayslipInput> = {}): Payslip {
  const input: PayslipInput = {
    ...{ currency: 'EUR', payDate: '2026-06-30', fromDate: '2026-06-01', toDate: '2026-06-30' },
    ...{ frequency: 'month', daysOfPeriod: '30', yearToDate: {} },
    segments: [segment({ pay: '3000' })],
    details: { rates: [tax, social, employer] },
    ...{ garnishments: [], repayments: [], corrections: [] },
    ...rest,
  }
  const context: RunContext = {
    country: countryOf('XX'),
    steps: prepareComponents(components, NAMES),
  }
  return calculatePayslip(input, context)
}

function segment(
  values: Record<string, string>,
  rest: Partial<PayslipInput['segments'][number]> = {},
): PayslipInput['segments'][number] {
  return { fromDate: '2026-06-01', toDate: '2026-06-30', payableDays: '30', values, ...rest }
}

function shortly({ lines }: Payslip): [string, string, number][] {
  return lines.map(({ kind, code, amount }) => [kind, code, amount])
}

it('goes from gross pay to net pay in order, and shows the employer’s cost apart', () => {
  const slip = slipOf(
    [
      base,
      deduction('pension', '100', { taxable: true }),
      deduction('union', 'union_fee'),
      { ...base, code: 'insurance', kind: 'employer', formula: 'gross * 1%', prorate: false },
      { ...base, code: 'hourly', kind: 'info', formula: 'pay / 173', prorate: false },
    ],
    { segments: [segment({ pay: '3000', union_fee: '15.50' })] },
  )
  expect(shortly(slip)).toEqual([
    ['earning', 'base', 3_000_00],
    ['employer', 'insurance', 30_00],
    ['info', 'hourly', 17_34],
    ['beforeTax', 'pension', 100_00],
    ['statutory', 'income_tax', 580_00],
    ['statutory', 'social', 300_00],
    ['statutoryEmployer', 'social_employer', 360_00],
    ['afterTax', 'union', 15_50],
  ])
  expect(slip).toMatchObject({ gross: 3_000_00, net: 2_004_50, employerCost: 3_390_00, rests: [] })
})

it('splits a month in which pay changed, and rounds once', () => {
  const halves = [
    segment({ pay: '3000' }, { toDate: '2026-06-15', payableDays: '15' }),
    segment({ pay: '3300.01' }, { fromDate: '2026-06-16', payableDays: '15' }),
  ]
  const once = { ...base, code: 'once', formula: 'pay', prorate: false, order: 2 }
  expect(shortly(slipOf([base, once], { segments: halves })).slice(0, 2)).toEqual([
    ['earning', 'base', 3_150_01],
    ['earning', 'once', 3_300_01],
  ])
  const thirds = [1, 11, 21].map((day) =>
    segment(
      { pay: '1000.01' },
      {
        fromDate: `2026-06-${String(day).padStart(2, '0')}`,
        toDate: `2026-06-${day + 9}`,
        payableDays: '10',
      },
    ),
  )
  expect(slipOf([base], { segments: thirds }).gross).toBe(1_000_01)
})

it('gives a component only while its condition holds', () => {
  const bonus = { ...base, code: 'extra', formula: 'bonus', condition: 'pay > 2000 and bonus > 0' }
  const withBonus = (pay: string, amount: string) =>
    slipOf([base, bonus], { segments: [segment({ pay, bonus: amount })] }).gross
  expect([withBonus('3000', '500'), withBonus('2000', '500'), withBonus('3000', '0')]).toEqual([
    ...[3_500_00, 2_000_00, 3_000_00],
  ])
})

it('taxes a company car and takes its value off what is paid (1 % and 0.03 % a kilometre)', () => {
  const car: Component = {
    ...base,
    ...{ code: 'car', order: 2, inKind: true, prorate: false },
    formula: 'floor(list_price / 100) * 100 * (1% + 0.03% * km)',
  }
  const segments = [segment({ pay: '3000', list_price: '38550', km: '20' })]
  const slip = slipOf([base, car], { segments })
  // 38,500 × 1.6 % = 616; 30 % of 3,616 is taken.
  expect(slip.gross).toBe(3_616_00)
  expect(slip.net).toBe(3_000_00 - 1_084_80)
  expect(shortly(slip)).toContainEqual(['inKind', 'car', 616_00])
})

it('takes what net pay allows, carries a rest or lets it lapse, and never pays less than nothing', () => {
  const slip = slipOf(
    [
      { ...base, formula: '1000' },
      deduction('parking', '650', { order: 2 }),
      deduction('canteen', '100', { order: 3 }),
      deduction('gift', '30', { order: 4, rest: 'lapse' }),
    ],
    { repayments: [{ code: 'loan-1', amount: 20_00, rest: 'lapse' }] },
  )
  // 1,000 less 30 % are 700: loan 20, parking 650, 30 of the canteen's 100.
  expect(shortly(slip).slice(4)).toEqual([
    ['repayment', 'loan-1', 20_00],
    ['afterTax', 'parking', 650_00],
    ['afterTax', 'canteen', 30_00],
  ])
  expect(slip.net).toBe(0)
  expect(slip.rests).toEqual([{ code: 'canteen', amount: 70_00, rest: 'carry' }])
  const next = slipOf([base], { repayments: slip.rests })
  expect(shortly(next)).toContainEqual(['repayment', 'canteen', 70_00])
})

it('lets somebody owe what pay in kind was too small to bear, and takes it next time', () => {
  const flat: Component = { ...base, code: 'flat', formula: '2000', inKind: true, prorate: false }
  const slip = slipOf([{ ...base, formula: '100' }, flat])
  // Tax and contributions are 630 of 2,100, of which 100 are money.
  expect(slip.net).toBe(0)
  expect(slip.lines.at(-1)).toMatchObject({ kind: 'owed', amount: 530_00 })
  expect(slip.rests).toEqual([{ code: 'owed', amount: 530_00, rest: 'carry' }])
})

it('pays tax back that the country gives back', () => {
  const details = {
    ...{ taxCode: '1257L', niCategory: 'A', director: null },
    ...{ studentLoan: null, hasPostgraduateLoan: false },
  }
  const input: PayslipInput = {
    ...{ currency: 'GBP', payDate: '2026-05-31', fromDate: '2026-05-01', toDate: '2026-05-31' },
    ...{ frequency: 'month', daysOfPeriod: '31', details },
    segments: [
      segment({ pay: '100' }, { fromDate: '2026-05-01', toDate: '2026-05-31', payableDays: '31' }),
    ],
    yearToDate: { taxablePay: 2_000_00, tax: 190_20 },
    ...{ garnishments: [], repayments: [], corrections: [] },
  }
  const steps = prepareComponents([base], NAMES)
  expect(calculatePayslip(input, { country: countryOf('GB'), steps }).net).toBe(289_60)
})

it('rounds net pay where the firm pays by steps, and shows by how much', () => {
  const slip = slipOf([{ ...base, formula: '1000.03' }], { netStep: 5 })
  expect(slip.lines.at(-1)).toMatchObject({ kind: 'rounding', amount: -2 })
  expect(slip.net).toBe(700_00)
})

const order: GarnishmentOrder = {
  ...{ code: 'a', kind: 'ordinary', servedDate: '2026-03-01', claim: null, instalment: null },
  protection: { kind: 'table', dependants: 0 },
}

function germanSlip(garnishments: readonly GarnishmentOrder[]): Payslip {
  const details = {
    ...{ taxClass: 1, childAllowances: '0', churchTaxState: null },
    ...{ allowances: { month: 0, year: 0 }, additions: { month: 0, year: 0 } },
    health: { kind: 'statutory', additionalRate: '2.9' },
    care: { isChildless: true, childrenUnder25: 0, worksInSaxony: false },
    ...{ pensionInsured: true, unemploymentInsured: true },
    employment: { kind: 'regular', isTransition: false },
    levies: { sickPay: null, maternity: null },
  }
  const input: PayslipInput = {
    ...{ currency: 'EUR', payDate: '2026-06-30', fromDate: '2026-06-01', toDate: '2026-06-30' },
    ...{ frequency: 'month', daysOfPeriod: '30', yearToDate: {}, details, garnishments },
    segments: [segment({ pay: '4500' })],
    ...{ repayments: [], corrections: [] },
  }
  return calculatePayslip(input, {
    country: countryOf('DE'),
    steps: prepareComponents([base], NAMES),
  })
}

it('lets creditors take by kind and date what the table leaves them of net pay', () => {
  // Net pay 2,871.09: by the table of § 850c ZPO 920.50 may be taken.
  expect(germanSlip([]).net).toBe(2_871_09)
  const maintenance: GarnishmentOrder = {
    ...order,
    ...{ code: 'child', kind: 'maintenance', servedDate: '2026-05-01', instalment: 400_00 },
    protection: { kind: 'keep', amount: 1_400_00 },
  }
  const later = { ...order, code: 'b', servedDate: '2026-04-01' }
  const first = { ...order, code: 'a', servedDate: '2026-02-01', claim: 300_00 }
  const slip = germanSlip([later, first, maintenance])
  expect(shortly(slip).filter(([kind]) => kind === 'garnishment')).toEqual([
    ['garnishment', 'child', 400_00],
    ['garnishment', 'a', 300_00],
    ['garnishment', 'b', 220_50],
  ])
  expect(slip.net).toBe(2_871_09 - 920_50)
})

it('holds an order to a share of net pay and an amount that stays', () => {
  const share: GarnishmentOrder = {
    ...order,
    protection: { kind: 'share', percent: '25', keep: 2_000_00 },
  }
  expect(slipOf([base], { garnishments: [share] }).net).toBe(2_000_00)
  const low: GarnishmentOrder = {
    ...order,
    protection: { kind: 'share', percent: '25', keep: 500_00 },
  }
  expect(slipOf([base], { garnishments: [low] }).net).toBe(1_575_00)
  expect(() => slipOf([base], { garnishments: [order] })).toThrow('garnishment_table_missing')
})

it('always sums from its lines to its net pay', () => {
  const slip = germanSlip([order])
  const sum = slip.lines.reduce((net, { kind, amount }) => net + EFFECTS[kind] * amount, 0)
  expect(sum).toBe(slip.net)
})

it('refuses segments that overlap or lie outside the period', () => {
  const outside = [segment({ pay: '1' }, { toDate: '2026-07-01' })]
  expect(() => slipOf([base], { segments: outside })).toThrow('segment_outside_period')
  expect(() =>
    slipOf([base], { segments: [segment({ pay: '1' }), segment({ pay: '1' })] }),
  ).toThrow('segment_outside_period')
  expect(() => slipOf([base], { segments: [segment({})] })).toThrow('formula_name_unknown')
})

it('gives the same payslip for the same written-down input', () => {
  const slip = germanSlip([order])
  expect(germanSlip([structuredClone(order)])).toEqual(slip)
  expect(JSON.parse(JSON.stringify(slip))).toEqual(slip)
})
