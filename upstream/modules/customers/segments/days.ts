import { addDays, addMonths, daysBetween, mondayOf } from '#contract/core/days.ts'
import type { DayValue } from './definition.ts'

/**
 * The day that a definition names, seen from a day.
 * @param value a fixed day, one so far from today, or the first of a period
 * @param today `YYYY-MM-DD`, the day in the firm's zone
 */
export function resolveDay(value: DayValue, today: string): string {
  if ('day' in value) return value.day
  if ('startOf' in value) return startOfPeriod(today, value.startOf, value.offset)
  const { fromToday, unit } = value
  if (unit === 'day') return addDays(today, fromToday)
  if (unit === 'week') return addDays(today, fromToday * 7)
  return addMonths(today, unit === 'year' ? fromToday * 12 : fromToday)
}

/** Whether a text is a day that a calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/**
 * Days from a day to somebody's next birthday, 0 on the day itself; that of 29 February is on the 28th
 * in other years. Undefined for what is no birthday (`1985-04-12`, or `--04-12` without the year).
 */
export function daysToBirthday(birthday: string, today: string): number | undefined {
  const [, month, date] = /^(?:\d{4}|-)-(\d\d)-(\d\d)$/.exec(birthday) ?? []
  if (month === undefined || date === undefined) return undefined
  if (!isDay(`2024-${month}-${date}`)) return undefined
  const year = Number(today.slice(0, 4))
  const inYear = (of: number) => {
    const day = `${String(of).padStart(4, '0')}-${month}-${date}`
    return isDay(day) ? day : `${day.slice(0, 8)}28`
  }
  const next = inYear(year) >= today ? inYear(year) : inYear(year + 1)
  return daysBetween(today, next)
}

function startOfPeriod(
  today: string,
  period: 'week' | 'month' | 'quarter' | 'year',
  offset: number,
): string {
  if (period === 'week') {
    return addDays(mondayOf(today), offset * 7)
  }
  const months = { month: 1, quarter: 3, year: 12 }[period]
  const month = Number(today.slice(5, 7)) - 1
  return addMonths(`${today.slice(0, 7)}-01`, offset * months - (month % months))
}
