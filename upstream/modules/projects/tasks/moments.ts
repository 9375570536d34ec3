/**
 * Moments of a plan: minutes of the wall clock since 1970-01-01T00:00, whatever the zone. Plans are
 * made in working hours, which follow the clock on the wall, so that a night of summer time changes
 * no plan. A local time is `YYYY-MM-DDTHH:mm`, a day `YYYY-MM-DD`.
 */
export type Moment = number

export const minutesPerDay = 1440

/** The moment of a local time. Throws RangeError('moment_malformed'), for 30 February as well. */
export function momentOf(local: string): Moment {
  const moment = Date.parse(`${local}Z`) / 60_000
  if (Number.isNaN(moment) || localOfMoment(moment) !== local) {
    throw new RangeError('moment_malformed')
  }
  return moment
}

/** The local time of a moment. */
export function localOfMoment(moment: Moment): string {
  return new Date(moment * 60_000).toISOString().slice(0, 16)
}

/** Days since 1970-01-01. Throws RangeError('day_malformed'), for 30 February as well. */
export function dayNumber(date: string): number {
  const day = Date.parse(`${date}T00:00Z`) / 86_400_000
  if (Number.isNaN(day) || dateOfDay(day) !== date) throw new RangeError('day_malformed')
  return day
}

/** The date of a number of days since 1970-01-01. */
export function dateOfDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

/** The weekday of a day: 0 is Monday, 6 is Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}
