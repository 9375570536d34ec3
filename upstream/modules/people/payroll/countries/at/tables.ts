import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../../days.ts'
import type { Bracket } from '../../statutory/brackets.ts'
import type { DataSource } from '../../statutory/country.ts'
import { type Dated, heldOn } from '../../statutory/dated.ts'

/** One year of Austria; amounts in cents, rates in per cent. */
export type AustrianTables = Dated & {
  sources: readonly DataSource[]
  tariff: readonly Bracket[]
  /** Flat allowance for expenses, and credit for the way to work, a year. */
  expenses: Minor
  wayToWork: Minor
  /** One-off pay up to a sixth of the year's pay; nothing is taken where that is at most `limit`. */
  oneOff: { limit: Minor; brackets: readonly Bracket[] }
  insurance: {
    ceilingOfMonth: Minor
    /** Of all one-off pay of a year. */
    ceilingOfOneOff: Minor
    /** Up to here a job is marginal: accident insurance only. */
    marginal: Minor
    employee: string
    employeeOneOff: string
    employer: string
    employerOneOff: string
    /** What housing costs each side more in Vienna. */
    viennaHousing: string
    /** The person's part of unemployment insurance within `employee`, and what low pay bears. */
    unemployment: string
    lowPay: readonly Bracket[]
    accident: string
  }
  employersTaxes: { familyFund: string; municipal: string; provision: string }
}

const tables = Object.values(
  import.meta.glob<AustrianTables>('./years/*.ts', { eager: true, import: 'tables' }),
)

/** Throws PayrollFault('no_tables_for_date'). */
export function austrianTablesOn(day: Day): AustrianTables {
  return heldOn(tables, day, 'AT')
}

export const austrianSources: readonly DataSource[] = tables.flatMap(({ sources }) => sources)
