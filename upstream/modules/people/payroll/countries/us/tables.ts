import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../../days.ts'
import type { DataSource } from '../../statutory/country.ts'
import { type Dated, heldOn } from '../../statutory/dated.ts'

export type FilingStatus = 'single' | 'joint' | 'head'

/** Above `over` cents a year: `base` cents, and `rate` per cent of what is above. */
export type WithholdingRow = { over: Minor; base: Minor; rate: string }
type Rows = readonly WithholdingRow[]

/** Federal figures of one year, amounts in cents. */
export type FederalTables = Dated & {
  sources: readonly DataSource[]
  /** Publication 15-T, percentage method for automated payroll: annual tables. */
  withholding: Record<FilingStatus, { standard: Rows; step2Checked: Rows }>
  /** Worksheet 1A line 1g: off the year's wage when the box in step 2 is not checked. */
  lessWhenUnchecked: { joint: Minor; others: Minor }
  /** For each allowance of a Form W-4 of 2019 or earlier. */
  allowance: Minor
  supplemental: { rate: string; above: Minor; rateAbove: string }
  socialSecurity: { rate: string; wageBase: Minor }
  medicare: { rate: string; additionalRate: string; additionalOver: Minor }
  unemployment: { wageBase: Minor }
}

const tables = Object.values(
  import.meta.glob<FederalTables>('./years/*.ts', { eager: true, import: 'tables' }),
)

/** Throws PayrollFault('no_tables_for_date'). */
export function federalTablesOn(day: Day): FederalTables {
  return heldOn(tables, day, 'US')
}

export const federalSources: readonly DataSource[] = tables.flatMap(({ sources }) => sources)
