import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../../days.ts'
import type { DataSource } from '../../statutory/country.ts'
import { type Dated, heldOn } from '../../statutory/dated.ts'

/** Federal social insurance of one year of Switzerland; amounts in Rappen, `each` side's rate. */
export type SwissTables = Dated & {
  sources: readonly DataSource[]
  oldAge: { each: string }
  unemployment: { each: string; ceilingOfYear: Minor }
  accident: { ceilingOfYear: Minor }
}

const tables = Object.values(
  import.meta.glob<SwissTables>('./years/*.ts', { eager: true, import: 'tables' }),
)

/** Throws PayrollFault('no_tables_for_date'). */
export function swissTablesOn(day: Day): SwissTables {
  return heldOn(tables, day, 'CH')
}

export const swissSources: readonly DataSource[] = tables.flatMap(({ sources }) => sources)
