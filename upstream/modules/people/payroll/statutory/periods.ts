import { type Day, daysBetween, earlierOf, endOfMonth, laterOf, partsOf } from '../days.ts'
import type { StatutoryInput } from './country.ts'

/** Whether somebody was employed on every day of the pay period. */
export function isWholePeriod(input: StatutoryInput): boolean {
  return input.employedFromDate <= input.fromDate && input.toDate <= input.employedToDate
}

/** Days of employment in the period by the calendar. */
export function calendarDays(input: StatutoryInput): number {
  return daysBetween(
    laterOf(input.employedFromDate, input.fromDate),
    earlierOf(input.employedToDate, input.toDate),
  )
}

/** Insured days: 30 for a whole month, else the days of the calendar, as in Germany and Austria. */
export function insuredDays(input: StatutoryInput): number {
  const isMonth = input.frequency === 'month' && isCalendarMonth(input.fromDate, input.toDate)
  return isMonth && isWholePeriod(input) ? 30 : Math.min(30, calendarDays(input))
}

function isCalendarMonth(fromDate: Day, toDate: Day): boolean {
  return partsOf(fromDate).date === 1 && toDate === endOfMonth(fromDate)
}
