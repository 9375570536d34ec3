import { addDays } from '../../firm/calendar.ts'

/** Months as `YYYY-MM`, first to last. */
export type MonthSpan = { from: string; to: string }

const lengths = { month: 1, quarter: 3, year: 12 }

export type PeriodKind = keyof typeof lengths

/**
 * The calendar month, quarter or year that a date lies in, as far as its month, and as many months
 * of the one before: two quarters are compared after the same number of months.
 */
export function periodOf(kind: PeriodKind, today: string): { now: MonthSpan; before: MonthSpan } {
  const month = Number(today.slice(5, 7))
  const passed = (month - 1) % lengths[kind]
  const to = today.slice(0, 7)
  const from = addMonths(to, -passed)
  const before = { from: addMonths(from, -lengths[kind]), to: addMonths(to, -lengths[kind]) }
  return { now: { from, to }, before }
}

/** The month so many months later, or earlier where negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const whole = year * 12 + number - 1 + count
  return `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}`
}

/** The months up to and with one, oldest first. */
export function monthsUpTo(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addMonths(month, at - count + 1))
}

/** First and last day of a span of months. */
export function daysOf({ from, to }: MonthSpan): { from: string; to: string } {
  return { from: `${from}-01`, to: addDays(`${addMonths(to, 1)}-01`, -1) }
}
