import { addDays, weekdayOf } from '#contract/core/days.ts'
import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import type { Interval } from './entries.ts'

/** The day of an instant where somebody is. */
export function dateOf(instant: string, timeZone: string): string {
  return localOf(instant, timeZone).slice(0, 10)
}

/** The first day of the week of a date; weeks begin on Monday (0) to Sunday (6). */
export function weekDateOf(date: string, firstWeekday = 0): string {
  return addDays(date, -((weekdayOf(date) + 6 - firstWeekday + 7) % 7))
}

/** From midnight to midnight where somebody is: 23, 24 or 25 hours. */
export function dayInterval(date: string, timeZone: string): Interval {
  const next = addDays(date, 1)
  return { from: instantOf(`${date}T00:00`, timeZone), to: instantOf(`${next}T00:00`, timeZone) }
}
