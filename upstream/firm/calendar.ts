import { invalidField } from '#contract/core/errors.ts'

/** A calendar date some days later, or earlier where `days` is negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

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

/** Whole days from one calendar date to another; negative when `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The later of two calendar dates. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other
}

/** The earlier of two calendar dates. */
export function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}

/** The same day some months later, or the month's last one where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  const found = Date.UTC(year, month - 1 + months, Math.min(day, last.getUTCDate()))
  return new Date(found).toISOString().slice(0, 10)
}

/** The first day of the month so many months later, or earlier where negative. */
export function monthStart(date: string, count: number): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

/** A Saturday or Sunday gives way to Monday. Holidays, which differ by region, do not count. */
export function workingDay(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}
