import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { decimalOf, portionOf } from '../../amounts.ts'
import { PayrollFault } from '../../fault.ts'
import type { PayFrequency } from '../../statutory/country.ts'
import type { FederalTables, FilingStatus, WithholdingRow } from './tables.ts'

/** What a person's Form W-4 says; amounts in cents. */
export type FormW4 = { filingStatus: FilingStatus } & (
  | {
      form: '2020'
      /** The box in step 2: several jobs, or a spouse who works. */
      isStep2Checked: boolean
      /** Step 3, a year. */
      credits: Minor
      /** Step 4(a) and 4(b), a year. */
      otherIncome: Minor
      deductions: Minor
      /** Step 4(c), each payment. */
      extra: Minor
    }
  | { form: '2019'; allowances: number; extra: Minor }
)

const PERIODS: Readonly<Partial<Record<PayFrequency, number>>> = {
  ...{ day: 260, week: 52, twoWeeks: 26, halfMonth: 24 },
  ...{ month: 12, quarter: 4, halfYear: 2, year: 1 },
}

/**
 * Federal income tax on a payment by worksheet 1A of Publication 15-T, to the cent; never more than
 * the wages.
 * Throws PayrollFault('frequency_unknown_there').
 */
export function federalWithholding(
  wages: Minor,
  frequency: PayFrequency,
  w4: FormW4,
  tables: FederalTables,
): Minor {
  const periods = PERIODS[frequency]
  if (periods === undefined) {
    throw new PayrollFault('frequency_unknown_there', { country: 'US', frequency })
  }
  const { standard, step2Checked } = tables.withholding[w4.filingStatus]
  const isChecked = w4.form === '2020' && w4.isStep2Checked
  const rows = isChecked ? step2Checked : standard
  const adjusted = Math.max(0, wages * periods + yearlyAdjustment(w4, tables))
  const tentative = portionOf(taxByTable(adjusted, rows), 1, periods)
  const credits = w4.form === '2020' ? portionOf(w4.credits, 1, periods) : 0
  return Math.min(wages, Math.max(0, tentative - credits) + w4.extra)
}

function yearlyAdjustment(w4: FormW4, tables: FederalTables): Minor {
  if (w4.form === '2019') return -w4.allowances * tables.allowance
  const { joint, others } = tables.lessWhenUnchecked
  const less = w4.isStep2Checked ? 0 : w4.filingStatus === 'joint' ? joint : others
  return w4.otherIncome - w4.deductions - less
}

function taxByTable(wage: Minor, rows: readonly WithholdingRow[]): Minor {
  const row = rows.findLast(({ over }) => over <= wage)
  if (row === undefined) return 0
  const { units, scale } = decimalOf(row.rate)
  const part = divideRound(unitsOf(wage - row.over) * units, 10n ** BigInt(scale + 2))
  return row.base + minorFrom(part)
}
