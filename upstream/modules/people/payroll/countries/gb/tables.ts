import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../../days.ts'
import type { DataSource } from '../../statutory/country.ts'
import { type Dated, heldOn } from '../../statutory/dated.ts'

/** Where the person pays income tax: by the letter in front of the tax code. */
export type TaxNation = 'rest' | 'scotland' | 'wales'

/** Taxed pay above the free amount, up to so many pence a year; null: all above. */
export type TaxBand = { upTo: Minor | null; rate: string }

/** Thresholds by what they are called, in pence: for a week, a month, a year, as published. */
export type Threshold = { week: Minor; month: Minor; year: Minor }

export type StudentLoanPlan = 'plan1' | 'plan2' | 'plan4' | 'plan5' | 'postgraduate'

/** One tax year of the United Kingdom, 6 April to 5 April. */
export type BritishTables = Dated & {
  sources: readonly DataSource[]
  /** `basic` is which band code BR taxes by; D0, D1 … follow. */
  tax: Record<TaxNation, { bands: readonly TaxBand[]; basic: number }>
  /** At most so much of a period's pay is taken as tax, in per cent. */
  taxLimit: string
  insurance: {
    primary: Threshold
    secondary: Threshold
    /** Freeports and investment zones. */
    zone: Threshold
    /** Upper earnings limit; for the young, apprentices and veterans the same. */
    upper: Threshold
    employee: { main: string; reduced: string; deferred: string; above: string }
    employer: string
  }
  studentLoans: Record<StudentLoanPlan, { threshold: Minor; rate: string }>
}

const tables = Object.values(
  import.meta.glob<BritishTables>('./years/*.ts', { eager: true, import: 'tables' }),
)

/** Throws PayrollFault('no_tables_for_date'). */
export function britishTablesOn(day: Day): BritishTables {
  return heldOn(tables, day, 'GB')
}

export const britishSources: readonly DataSource[] = tables.flatMap(({ sources }) => sources)
