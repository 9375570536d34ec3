import { addDays, weekdayOf } from '#contract/core/days.ts'
import { invalidField } from '#contract/core/errors.ts'

export { addDays, addMonths, daysBetween, earlierOf, laterOf } from '#contract/core/days.ts'

/** The last day that documents and calendars can be of. */
const lastDay = '2199-12-31'

/**
 * As `addDays`, for what follows from a day that somebody chose.
 * @param field where they chose it
 * @throws AppError invalid at `field` beyond the end of time
 */
export function addDaysTo(field: string, date: string, days: number): string {
  const found = addDays(date, days)
  if (found > lastDay || found.length > lastDay.length) throw invalidField(field, 'invalidDate')
  return found
}

/** The first day of the month so many months later, or earlier where negative. */
export function monthStart(date: string, count: number): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

/** A Saturday or Sunday gives way to Monday. Holidays, which differ by region, do not count. */
export function workingDay(date: string): string {
  const weekday = weekdayOf(date)
  return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}
