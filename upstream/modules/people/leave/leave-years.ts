import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  dayCount,
  earlierOf,
} from '../attendance/index.ts'
import type { YearRule } from './leave-type.ts'

/** A leave year; its key is its first day. */
export type LeaveYear = DayRange & { key: string }

/** The leave year a day is in. `employedFrom` is the day of joining, which some years begin with. */
export function leaveYearOf(rule: YearRule, day: Day, employedFrom: Day): LeaveYear {
  const monthDay =
    rule.kind === 'calendar' ? '01-01' : rule.kind === 'from' ? rule.monthDay : undefined
  const anchor = monthDay === undefined ? employedFrom : `${day.slice(0, 4)}-${monthDay}`
  let years = Number(day.slice(0, 4)) - Number(anchor.slice(0, 4))
  if (addMonths(anchor, years * 12) > day) years -= 1
  const from = addMonths(anchor, years * 12)
  return { key: from, from, to: addDays(addMonths(anchor, (years + 1) * 12), -1) }
}

/** All leave years from the one somebody joins in to the one a day is in. */
export function leaveYearsUntil(rule: YearRule, employedFrom: Day, until: Day): LeaveYear[] {
  const years: LeaveYear[] = []
  let year = leaveYearOf(rule, employedFrom, employedFrom)
  while (year.from <= until) {
    years.push(year)
    year = leaveYearOf(rule, addDays(year.to, 1), employedFrom)
  }
  return years
}

/** A month of a leave year, and how many days it has where the year does not end before it. */
export type YearMonth = DayRange & { days: number }

/** The months of a leave year, counted from a day in it; the days before that are in none. */
export function monthsOfYear(year: DayRange, from: Day): YearMonth[] {
  const months: YearMonth[] = []
  for (let at = 0; addMonths(from, at) <= year.to; at++) {
    const end = addDays(addMonths(from, at + 1), -1)
    const start = addMonths(from, at)
    months.push({
      from: start,
      to: earlierOf(end, year.to),
      days: dayCount({ from: start, to: end }),
    })
  }
  return months
}
