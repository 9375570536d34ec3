import type { Minor } from '#contract/core/money.ts'
import type { Day } from '../../days.ts'
import type { DataSource } from '../../statutory/country.ts'
import { type Dated, heldOn } from '../../statutory/dated.ts'

/** Social insurance for one span of time; amounts in cents, rates in per cent. */
export type GermanRates = Dated & {
  source: DataSource
  /** `each`: what employee and employer bear, either of them. */
  pension: { each: string; ceilingOfYear: Minor }
  /** To the ceiling of pension. */
  unemployment: { each: string }
  health: { each: string; averageAdditional: string; ceilingOfYear: Minor }
  /** To the ceiling of health. `less` for each child from the second to the fifth. */
  care: {
    each: string
    childless: string
    less: string
    saxony: { employee: string; employer: string }
  }
  /** Employer's levy for pay of insolvent firms. */
  insolvency: string
  minijob: {
    limitOfMonth: Minor
    health: string
    pension: string
    /** Of what the pension contribution is at least taken, when the person pays it too. */
    leastPensionBase: Minor
    flatTax: string
    sickPay: string
    maternity: string
  }
  /** Pay above a minijob's, up to here, bears lower contributions. */
  transition: { upToMonth: Minor; factor: string }
}

const rates = Object.values(
  import.meta.glob<GermanRates>('./rates/*.ts', { eager: true, import: 'rates' }),
)

/** Throws PayrollFault('no_tables_for_date'). */
export function germanRatesOn(day: Day): GermanRates {
  return heldOn(rates, day, 'DE')
}

export const germanRateSources: readonly DataSource[] = rates.map(({ source }) => source)
