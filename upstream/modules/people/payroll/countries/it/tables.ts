import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../../days.ts'
import type { Bracket } from '../../statutory/brackets.ts'
import type { DataSource } from '../../statutory/country.ts'
import { type Dated, heldOn } from '../../statutory/dated.ts'

/** One year of Italy; amounts in cents a year, rates in per cent. */
export type ItalianTables = Dated & {
  sources: readonly DataSource[]
  brackets: readonly Bracket[]
  /** Credit for employees (art. 13 TUIR): flat up to `low`, falling to `middle`, then to `high`. */
  workCredit: {
    low: Minor
    flat: Minor
    leastOpenEnded: Minor
    leastFixedTerm: Minor
    middle: Minor
    base: Minor
    falling: Minor
    high: Minor
    plus: { above: Minor; upTo: Minor; amount: Minor }
  }
  /** Further credit (law 207/2024, 1 (6)): flat between, then falling to `endsAt`. */
  furtherCredit: { above: Minor; upTo: Minor; endsAt: Minor; amount: Minor }
  /** Sum free of tax for low income (law 207/2024, 1 (4)): a percentage of pay. */
  bonus: readonly Bracket[]
  /** Supplement (decree 3/2020): when tax is above the work credit less `lessCredit`. */
  supplement: { upTo: Minor; amount: Minor; lessCredit: Minor }
  insurance: {
    /** One per cent more is taken above, a month and a year. */
    higherFromMonth: Minor
    higherFromYear: Minor
    higherRate: string
    /** For who was insured first after 1995. */
    ceiling: Minor
  }
}

const tables = Object.values(
  import.meta.glob<ItalianTables>('./years/*.ts', { eager: true, import: 'tables' }),
)

/** Throws PayrollFault('no_tables_for_date'). */
export function italianTablesOn(day: Day): ItalianTables {
  return heldOn(tables, day, 'IT')
}

export const italianSources: readonly DataSource[] = tables.flatMap(({ sources }) => sources)
