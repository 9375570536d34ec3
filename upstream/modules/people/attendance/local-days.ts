import {
  addDays,
  daysBetween,
  earlierOf,
  laterOf,
  weekdayOf as weekday,
} from '#contract/core/days.ts'

export {
  addDays,
  addMonths,
  daysBetween,
  earlierOf,
  lastOfMonth,
  laterOf,
  mondayOf,
} from '#contract/core/days.ts'

/** Days of the calendar, `YYYY-MM-DD`, and months, `YYYY-MM`: no zone and no clock. */
export type Day = string

/** Days from `from` to `to`, both included. */
export type DayRange = { from: Day; to: Day }

/** How many days a range has; 0 where it ends before it begins. */
export function dayCount({ from, to }: DayRange): number {
  return Math.max(0, daysBetween(from, to) + 1)
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(day: Day): number {
  return ((weekday(day) + 6) % 7) + 1
}

/** Every day of a range, in order. */
export function daysOf({ from, to }: DayRange): Day[] {
  return Array.from({ length: dayCount({ from, to }) }, (_, at) => addDays(from, at))
}

/** What two ranges share, or undefined. An open end is null. */
export function overlapOf(
  a: { from: Day; to: Day | null },
  b: { from: Day; to: Day },
): DayRange | undefined {
  const from = laterOf(a.from, b.from)
  const to = a.to === null ? b.to : earlierOf(a.to, b.to)
  return from <= to ? { from, to } : undefined
}
