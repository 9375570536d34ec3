/**
 * Days of the calendar, `YYYY-MM-DD`, and months, `YYYY-MM`: no zone and no clock. Those of one form compare
 * as texts.
 */

const dayMs = 86_400_000

/** A day some days later, or earlier where `days` is negative. */
export function addDays(day: string, days: number): string {
  return dayOf(timeOf(day) + days * dayMs)
}

/** Whole days from one day to another; negative when `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs)
}

/** The same day some months later or earlier, or the month's last one where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** The last day of the month of a day or of a month. */
export function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(Date.UTC(year, month, 0))
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(timeOf(day)).getUTCDay()
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}

/** The later of two days. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other
}

/** The earlier of two days. */
export function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00Z`)
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
