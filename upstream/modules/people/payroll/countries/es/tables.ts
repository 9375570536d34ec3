import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../../days.ts'
import type { DataSource } from '../../statutory/country.ts'
import { type Dated, heldOn } from '../../statutory/dated.ts'

/** What employee and employer bear, in per cent. */
export type Shares = { employee: string; employer: string }

/** Social security of one year of Spain; amounts in cents. */
export type SpanishTables = Dated & {
  sources: readonly DataSource[]
  highestBaseOfMonth: Minor
  common: Shares
  unemployment: { indefinite: Shares; temporary: Shares }
  training: Shares
  wageGuarantee: Shares
  equity: Shares
  /** On pay above the highest base: up to so many per cent of it, then more. */
  solidarity: readonly ({ upToPercent: number | null } & Shares)[]
}

const tables = Object.values(
  import.meta.glob<SpanishTables>('./years/*.ts', { eager: true, import: 'tables' }),
)

/** Throws PayrollFault('no_tables_for_date'). */
export function spanishTablesOn(day: Day): SpanishTables {
  return heldOn(tables, day, 'ES')
}

export const spanishSources: readonly DataSource[] = tables.flatMap(({ sources }) => sources)
