import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../../days.ts'
import type { Bearer, DataSource } from '../../statutory/country.ts'
import { type Dated, heldOn } from '../../statutory/dated.ts'

/** Whom a French contribution concerns, by what is known of the person and the firm. */
export type FrenchScope =
  | 'all'
  | 'executives'
  | 'alsace_moselle'
  | 'up_to_10'
  | 'from_11'
  | 'up_to_49'
  | 'from_50'

/**
 * A contribution on the part of pay between two multiples of the ceiling of social security;
 * `to` null: without end. `above`: on all of that part, but only for who is paid above the ceiling.
 */
export type FrenchContribution = {
  code: string
  bearer: Bearer
  authority: 'urssaf' | 'agirc_arrco' | 'opco'
  rate: string
  from: number
  to: number | null
  scope: FrenchScope
  onlyAboveCeiling?: true
}

/** One year of France; amounts in cents. */
export type FrenchTables = Dated & {
  sources: readonly DataSource[]
  /** Monthly ceiling of social security (plafond). */
  ceiling: Minor
  /** Hours of a full year, and the minimum wage an hour from each day on. */
  hoursOfYear: number
  minimumWage: readonly { from: Day; hour: Minor }[]
  contributions: readonly FrenchContribution[]
  /** CSG and CRDS: on this part of pay up to so many ceilings, then on all. */
  csg: {
    part: string
    upToCeilings: number
    deductible: string
    notDeductible: string
    crds: string
  }
  /** Death cover of executives that the employer pays, at least, on pay up to the ceiling. */
  executivesCover: string
  /** Social package on what the employer pays for health and cover, from 11 people on. */
  socialPackage: string
  /** The general reduction of the employer's contributions. */
  reduction: { least: string; spreadUpTo49: string; spreadFrom50: string; endsAtWages: number }
  /** Tax at source of who gives no rate of their own: monthly net taxable pay below `below`. */
  neutralRates: readonly { below: Minor | null; rate: string }[]
}

const tables = Object.values(
  import.meta.glob<FrenchTables>('./years/*.ts', { eager: true, import: 'tables' }),
)

/** Throws PayrollFault('no_tables_for_date'). */
export function frenchTablesOn(day: Day): FrenchTables {
  return heldOn(tables, day, 'FR')
}

export const frenchSources: readonly DataSource[] = tables.flatMap(({ sources }) => sources)
