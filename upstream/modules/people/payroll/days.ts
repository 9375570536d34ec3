export { earlierOf, lastOfMonth as endOfMonth, laterOf } from '#contract/core/days.ts'

const DAY = 86_400_000

/** Days of the calendar are `YYYY-MM-DD`; those of one form compare as texts. */
export type Day = string

/** Whole days since 1970-01-01. Throws RangeError('day_malformed'). */
export function dayNumber(day: Day): number {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time)) throw new RangeError('day_malformed')
  return time / DAY
}

/** The day of a `dayNumber`. */
export function dayOf(number: number): Day {
  return new Date(number * DAY).toISOString().slice(0, 10)
}

/** Days from the one to the other, both counted; 0 when the second is before the first. */
export function daysBetween(fromDate: Day, toDate: Day): number {
  return Math.max(0, dayNumber(toDate) - dayNumber(fromDate) + 1)
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    date: Number(day.slice(8, 10)),
  }
}
