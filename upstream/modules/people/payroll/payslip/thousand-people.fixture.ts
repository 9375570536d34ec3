import { plan } from '../countries/de/wage-tax/years/2026-01-01.ts'
import { type Component, prepareComponents } from '../formula/components.ts'
import { countryOf } from '../statutory/countries.ts'
import { calculatePayslip, type RunContext } from './calculate-payslip.ts'
import type { PayslipInput } from './payslip.ts'

const PEOPLE = 1000

const component: Component = {
  ...{ code: 'base', kind: 'earning', order: 1, formula: 'pay', prorate: true, taxable: true },
  ...{ contributory: true, oneOff: false, inKind: false, rest: 'carry' },
}

/** What a small German firm pays and takes: eight components, four of them with a formula to work out. */
const components: readonly Component[] = [
  component,
  {
    ...component,
    code: 'premium',
    order: 2,
    formula: 'round(hours * rate * 25%, 2)',
    prorate: false,
  },
  {
    ...{ ...component, code: 'car', order: 3, prorate: false, inKind: true },
    ...{ formula: 'floor(list_price / 100) * 100 * 1%', condition: 'list_price > 0' },
  },
  { ...component, code: 'bonus', order: 4, formula: 'if(senior > 0, 250, 0)', prorate: false },
  {
    ...{ ...component, code: 'pension', order: 5, kind: 'deduction', prorate: false },
    formula: 'min(gross * 4%, 338)',
  },
  {
    ...{ ...component, code: 'pension_subsidy', order: 6, kind: 'employer', prorate: false },
    formula: 'pension * 15%',
  },
  {
    ...{
      ...component,
      code: 'parking',
      order: 7,
      kind: 'deduction',
      formula: '35',
      prorate: false,
    },
    ...{ taxable: false, contributory: false },
  },
]

/** One month of people of all tax classes, by number; the same number is the same person. */
export function germanInput(number: number): PayslipInput {
  const values = {
    pay: String(2600 + (number % 60) * 95),
    ...{ hours: String(number % 12), rate: '19.5', senior: String(number % 3) },
    list_price: number % 10 === 0 ? '38900' : '0',
  }
  return {
    ...{ currency: 'EUR', payDate: '2026-06-30', fromDate: '2026-06-01', toDate: '2026-06-30' },
    ...{ frequency: 'month', daysOfPeriod: '30' },
    segments: [{ fromDate: '2026-06-01', toDate: '2026-06-30', payableDays: '30', values }],
    details: {
      ...{ taxClass: 1 + (number % 6), childAllowances: number % 4 === 0 ? '1.0' : '0' },
      ...{ churchTaxState: number % 3 === 0 ? 'BY' : null },
      ...{ allowances: { month: 0, year: 0 }, additions: { month: 0, year: 0 } },
      health: { kind: 'statutory', additionalRate: '2.9' },
      care: { isChildless: number % 4 !== 0, childrenUnder25: 1, worksInSaxony: false },
      ...{ pensionInsured: true, unemploymentInsured: true },
      employment: { kind: 'regular', isTransition: false },
      levies: { sickPay: '1.6', maternity: '0.4' },
    },
    yearToDate: { socialDays: 150, pensionBase: 15_000_00, healthBase: 15_000_00 },
    ...{ garnishments: [], repayments: [], corrections: [] },
  }
}

/** What all payslips of `germanInput` share. */
export function germanContext(): RunContext {
  const names = new Set(['pay', 'hours', 'rate', 'senior', 'list_price'])
  return { country: countryOf('DE'), steps: prepareComponents(components, names) }
}

/**
 * Processor milliseconds of a payroll of 1,000 people, and of 1,000 bare runs of the wage tax flow
 * chart with the same wages; each the least of several rounds. `cpu` gives the processor time used
 * so far, in milliseconds.
 */
export function measurePayroll(cpu: () => number): { payroll: number; bareTax: number } {
  const inputs = Array.from({ length: PEOPLE }, (_, number) => germanInput(number))
  const rounds = Array.from({ length: 7 }, () => {
    const started = cpu()
    const context = germanContext()
    const slips = inputs.map((input) => calculatePayslip(input, context))
    const paid = cpu()
    for (const [number, { gross }] of slips.entries()) {
      plan.run({
        ...{ LZZ: 2, STKL: 1 + (number % 6), RE4: gross, KVZ: '2.9', R: number % 3 === 0 ? 1 : 0 },
        ...{ ZKF: number % 4 === 0 ? '1.0' : '0', PVZ: number % 4 === 0 ? 0 : 1 },
      })
    }
    return { payroll: paid - started, bareTax: cpu() - paid }
  })
  return {
    payroll: Math.min(...rounds.map(({ payroll }) => payroll)),
    bareTax: Math.min(...rounds.map(({ bareTax }) => bareTax)),
  }
}
