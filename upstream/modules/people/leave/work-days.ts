import { divideRound, formatDecimal } from '#contract/core/decimal.ts'
import { parseAmount } from './amounts.ts'
import type { Counting } from './day-costs.ts'

/**
 * How many days of somebody's own week so much leave is, as a decimal of up to ten digits: what a day
 * costs is counted by each law in its own way, and pay is for the days of the week that are worked.
 * Thirty jours ouvrables are five weeks, so twenty-five days of who works five; thirty días naturales
 * are thirty sevenths of a week.
 * @param amount in days, or in minutes of a type in hours
 * @param week minutes to be worked on each day from Monday
 */
export function workDaysOf(
  amount: string,
  { by, weekdays }: Pick<Counting, 'by' | 'weekdays'>,
  week: readonly number[],
): string {
  const worked = week.filter((minutes) => minutes > 0).length
  const ofWeek = {
    'planned-days': worked,
    'planned-minutes': week.reduce((sum, minutes) => sum + minutes, 0),
    weekdays: weekdays.length,
    'calendar-days': 7,
  }[by]
  if (ofWeek === 0) return '0'
  const units = parseAmount(amount) * BigInt(worked) * 1_000_000n
  return formatDecimal({ units: divideRound(units, BigInt(ofWeek)), scale: 10 })
}
