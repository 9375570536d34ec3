import type { Minor } from '#contract/core/money.ts'
import { portionOf } from '../../amounts.ts'
import { partsOf } from '../../days.ts'
import type { StatutoryInput } from '../../statutory/country.ts'
import { figure } from '../../statutory/year.ts'
import type { GermanDetails } from './details.ts'
import { type GermanRates, germanRatesOn } from './rates.ts'

/** One-off pay that contributions are taken from, and the rates of the year it belongs to. */
export type OneOffBases = {
  pension: Minor
  health: Minor
  rates: GermanRates
  belongsToLastYear: boolean
}

/** What of the year's ceilings pay has filled before this one-off pay, with this month's. */
export type FilledSoFar = { days: number; pension: Minor; health: Minor }

/**
 * One-off pay counts as far as the ceilings of the year so far leave room (§ 23a (3) SGB IV). When
 * it does not fit in January to March, and the same employer paid somebody last year, all of it
 * belongs to last year, with its ceilings and rates (§ 23a (4)); for who is insured by law the
 * ceiling of health insurance decides that.
 */
export function oneOffBases(
  input: StatutoryInput,
  details: GermanDetails,
  filled: FilledSoFar,
): OneOffBases {
  const oneOff = Math.max(0, input.contributory.oneOff)
  const rates = germanRatesOn(input.payDate)
  const room = roomOf(rates, filled)
  const decisive = details.health.kind === 'statutory' ? room.health : room.pension
  const { year, month } = partsOf(input.payDate)
  const lastYearsDays = figure(input.previousYear, 'socialDays')
  if (month > 3 || oneOff <= decisive || lastYearsDays === 0) {
    return { ...fitInto(oneOff, room), rates, belongsToLastYear: false }
  }
  const lastRates = germanRatesOn(`${year - 1}-12-31`)
  const lastRoom = roomOf(lastRates, {
    days: lastYearsDays,
    pension: sumOf(input, 'pensionBase', 'lastYearsPensionBase'),
    health: sumOf(input, 'healthBase', 'lastYearsHealthBase'),
  })
  return { ...fitInto(oneOff, lastRoom), rates: lastRates, belongsToLastYear: true }
}

/** Last year's figure, with what this year was already counted to it. */
function sumOf(input: StatutoryInput, lastYear: string, since: string): Minor {
  return figure(input.previousYear, lastYear) + figure(input.yearToDate, since)
}

function roomOf(rates: GermanRates, { days, pension, health }: FilledSoFar) {
  const upTo = (ceilingOfYear: Minor) => portionOf(ceilingOfYear, days, 360)
  return {
    pension: Math.max(0, upTo(rates.pension.ceilingOfYear) - pension),
    health: Math.max(0, upTo(rates.health.ceilingOfYear) - health),
  }
}

function fitInto(oneOff: Minor, room: { pension: Minor; health: Minor }) {
  return { pension: Math.min(oneOff, room.pension), health: Math.min(oneOff, room.health) }
}
