import { expect, it } from 'vitest'
import { type Roll, rollFrom } from '#upstream/testing/random.ts'
import { type Component, prepareComponents } from '../formula/components.ts'
import { countries } from '../statutory/countries.ts'
import type { Figures } from '../statutory/country.ts'
import { calculatePayslip } from './calculate-payslip.ts'
import type { GarnishmentOrder } from './garnishments.ts'
import { EFFECTS, type Payslip, type PayslipInput, type Repayment } from './payslip.ts'
import { payrollPosting } from './posting-lines.ts'
import { typicalDetails, typicalTariff } from './typical-details.fixture.ts'

const base: Component = {
  ...{ code: 'base', kind: 'earning', order: 1, formula: 'pay', prorate: true, taxable: true },
  ...{ contributory: true, oneOff: false, inKind: false, rest: 'carry' },
}
const later = { ...base, prorate: false }
const after = { ...later, kind: 'deduction' as const, taxable: false, contributory: false }

const steps = prepareComponents(
  [
    base,
    { ...later, code: 'premium', formula: 'pay * premium_rate' },
    {
      ...later,
      code: 'bonus',
      formula: 'bonus_amount',
      oneOff: true,
      condition: 'bonus_amount <> 0',
    },
    { ...later, code: 'meal', formula: '62.45', taxable: false, contributory: false },
    { ...later, code: 'car', formula: 'car_value', inKind: true },
    { ...later, code: 'pension', kind: 'deduction', formula: 'min(gross * 4%, 300)' },
    { ...after, code: 'canteen', formula: 'if(net_pay > 1000, 90, 45)' },
    { ...after, code: 'club', formula: '12.5', rest: 'lapse' },
    { ...later, code: 'insurance', kind: 'employer', formula: 'round(gross * 1.3%, 2)' },
    { ...later, code: 'hours', kind: 'info', formula: '160' },
  ],
  new Set(['pay', 'premium_rate', 'bonus_amount', 'car_value']),
)

function randomOrders(random: Roll): GarnishmentOrder[] {
  return Array.from({ length: random(3) }, (_, index) => ({
    code: `order-${index}`,
    kind: (['maintenance', 'tax', 'ordinary'] as const)[random(3)] ?? 'ordinary',
    servedDate: `2026-0${1 + random(6)}-10`,
    claim: random(2) === 0 ? null : random(900_00),
    instalment: random(2) === 0 ? null : random(400_00),
    protection:
      random(2) === 0
        ? { kind: 'keep', amount: 900_00 + random(900_00) }
        : { kind: 'share', percent: String(10 + random(40)), keep: random(1_500_00) },
  }))
}

/** Six months of one person, rests and sums of the year carried on. */
function halfYear(code: string, random: Roll): Payslip[] {
  const country = countries[code]
  if (country === undefined) throw new Error(`${code} is no country`)
  let yearToDate: Figures = {}
  let repayments: Repayment[] = []
  const slips: Payslip[] = []
  for (let month = 1; month <= 6; month += 1) {
    const two = String(month).padStart(2, '0')
    const days = new Date(Date.UTC(2026, month, 0)).getUTCDate()
    const values = {
      pay: String(random(12) === 0 ? random(300) : 400 + random(14_000)),
      ...{ premium_rate: `0.0${random(9)}`, car_value: String(random(4) === 0 ? random(4000) : 0) },
      bonus_amount: random(3) === 0 ? String(random(20_000) - 500) : '0',
    }
    const span = { fromDate: `2026-${two}-01`, toDate: `2026-${two}-${days}` }
    const input: PayslipInput = {
      ...{ ...span, payDate: span.toDate, frequency: 'month', daysOfPeriod: String(days) },
      currency: country.currency ?? 'EUR',
      segments: [{ ...span, payableDays: String(1 + random(days)), values }],
      ...{ details: typicalDetails[code], yearToDate, repayments, corrections: [] },
      ...{ garnishments: randomOrders(random), netStep: random(3) === 0 ? 5 : undefined },
    }
    const slip = calculatePayslip(input, { country, steps, sourceTax: typicalTariff })
    const names = Object.keys({ ...yearToDate, ...slip.figures })
    yearToDate = Object.fromEntries(
      names.map((name) => [name, (yearToDate[name] ?? 0) + (slip.figures[name] ?? 0)]),
    )
    repayments = slip.rests
    slips.push(slip)
  }
  return slips
}

const codes = Object.keys(countries)

it('keeps rules for nine countries, each with its sources, none of them audited', () => {
  expect(codes.sort()).toEqual(['AT', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'US', 'XX'])
  for (const [code, { sources, isAudited }] of Object.entries(countries)) {
    expect(isAudited).toBe(false)
    expect(sources.length > 0 || code === 'XX').toBe(true)
    for (const { title, date, covers } of sources) {
      expect(title.length).toBeGreaterThan(5)
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(covers.startsWith(`${code}: `)).toBe(true)
    }
  }
})

/** What lines say of each authority, of which anything is due: what was withheld and what is added. */
function withheldAndAdded(slips: readonly Payslip[]): (readonly [string, number])[] {
  const sums = new Map<string, number>()
  for (const { kind, authority = '', amount } of slips.flatMap(({ lines }) => lines)) {
    const isStatutory = kind === 'statutory' || kind === 'statutoryEmployer'
    if (isStatutory) sums.set(authority, (sums.get(authority) ?? 0) + amount)
  }
  return [...sums].filter(([, amount]) => amount !== 0).sort()
}

it.each(codes)('holds what every payslip promises, over random half years in %s', (code) => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const slips = halfYear(code, rollFrom(seed))
    for (const slip of slips) {
      const sum = slip.lines.reduce((net, { kind, amount }) => net + EFFECTS[kind] * amount, 0)
      expect(sum).toBe(slip.net)
      expect(slip.net).toBeGreaterThanOrEqual(0)
      expect(slip.lines.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(
        true,
      )
      expect(slip.rests.every(({ amount }) => amount > 0)).toBe(true)
    }
    const posting = payrollPosting(slips)
    expect(posting.reduce((balance, { amount }) => balance + amount, 0)).toBe(0)
    const owed = posting.flatMap(({ key, amount }) =>
      key.kind === 'authority' ? [[key.authority, -amount] as const] : [],
    )
    expect(owed.sort()).toEqual(withheldAndAdded(slips))
  }
})

/** Elsewhere net pay has steps: a rate found by all pay (CH, FR), low pay's percentages (AT, IT). */
it.each(['DE', 'ES', 'GB', 'US', 'XX'])('never pays less for more pay in %s', (code) => {
  const country = countries[code]
  if (country === undefined) throw new Error(`${code} is no country`)
  const span = { fromDate: '2026-05-01', toDate: '2026-05-31' }
  const context = { country, steps: prepareComponents([base], new Set(['pay'])) }
  const nets = Array.from({ length: 61 }, (_, step) => {
    const input: PayslipInput = {
      ...{ ...span, payDate: '2026-05-29', frequency: 'month', daysOfPeriod: '31' },
      currency: country.currency ?? 'EUR',
      segments: [{ ...span, payableDays: '31', values: { pay: String(250 * step) } }],
      ...{ details: typicalDetails[code], yearToDate: {}, repayments: [], corrections: [] },
      garnishments: [],
    }
    return calculatePayslip(input, context).net
  })
  expect(nets).toEqual([...nets].sort((a, b) => a - b))
  expect(nets.at(-1)).toBeGreaterThan(0)
})
