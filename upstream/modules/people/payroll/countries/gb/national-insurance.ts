import type { Minor } from '#contract/core/money.ts'
import { decimalOf, within } from '../../amounts.ts'
import type { BritishTables, Threshold } from './tables.ts'
import type { TaxPeriod } from './tax-period.ts'

/** Category letters of National Insurance that rates are kept for. */
export const NI_CATEGORIES = [
  ...['A', 'B', 'C', 'D', 'E', 'F', 'H', 'I'],
  ...['J', 'K', 'L', 'M', 'N', 'S', 'V', 'X', 'Z'],
] as const
export type NiCategory = (typeof NI_CATEGORIES)[number]

export type Contributions = { employee: Minor; employer: Minor }

/** What the person pays between the primary threshold and the upper limit. */
const EMPLOYEE: Record<NiCategory, 'main' | 'reduced' | 'deferred' | 'none'> = {
  ...{ A: 'main', F: 'main', H: 'main', M: 'main', N: 'main', V: 'main' },
  ...{ B: 'reduced', E: 'reduced', I: 'reduced' },
  ...{ C: 'none', K: 'none', S: 'none', X: 'none' },
  ...{ D: 'deferred', J: 'deferred', L: 'deferred', Z: 'deferred' },
}

/** From which threshold the employer pays; null: not at all. */
const EMPLOYER_FROM: Record<NiCategory, 'secondary' | 'zone' | 'upper' | null> = {
  ...{ A: 'secondary', B: 'secondary', C: 'secondary', J: 'secondary' },
  ...{ D: 'zone', E: 'zone', F: 'zone', I: 'zone', K: 'zone', L: 'zone', N: 'zone', S: 'zone' },
  ...{ H: 'upper', M: 'upper', V: 'upper', Z: 'upper' },
  X: null,
}

/** How a threshold stands for what is paid: a period, or a part of the year in 52nds. */
export type ThresholdOf = (threshold: Threshold) => Minor

/** Thresholds of a pay period: published for one week and one month, else a part of the year. */
export function thresholdsOf({ ofYear, length }: TaxPeriod): ThresholdOf {
  return (threshold) => {
    if (ofYear === 1) return threshold.year
    if (length === 1) return ofYear === 12 ? threshold.month : threshold.week
    return partOfYear(threshold.year, length, ofYear)
  }
}

/** A director's thresholds for so many weeks of the year from the appointment on. */
export function directorsThresholds(weeks: number): ThresholdOf {
  return ({ year }) => partOfYear(year, weeks, 52)
}

/** Rounded up to whole pounds, as HMRC does. */
function partOfYear(year: Minor, length: number, ofYear: number): Minor {
  return Math.ceil((year * length) / ofYear / 100) * 100
}

/** Contributions on earnings over thresholds; each band is rounded by itself. */
export function nationalInsurance(
  earnings: Minor,
  category: NiCategory,
  thresholdOf: ThresholdOf,
  { insurance }: BritishTables,
): Contributions {
  const primary = thresholdOf(insurance.primary)
  const upper = thresholdOf(insurance.upper)
  const kind = EMPLOYEE[category]
  const employee =
    kind === 'none'
      ? 0
      : contribution(within(earnings, primary, upper), insurance.employee[kind]) +
        contribution(within(earnings, upper, null), insurance.employee.above)
  const starts = EMPLOYER_FROM[category]
  if (starts === null) return { employee, employer: 0 }
  const from = thresholdOf(insurance[starts])
  const employer =
    starts === 'upper'
      ? contribution(within(earnings, from, null), insurance.employer)
      : contribution(within(earnings, from, upper), insurance.employer) +
        contribution(within(earnings, upper, null), insurance.employer)
  return { employee, employer }
}

/** HMRC's rounding: the fourth decimal of a pound is dropped, then half a penny rounds down. */
function contribution(base: Minor, rate: string): Minor {
  const { units, scale } = decimalOf(rate)
  const tenths = (BigInt(base) * units * 10n) / 10n ** BigInt(scale + 2)
  return Number((tenths + 4n) / 10n)
}
