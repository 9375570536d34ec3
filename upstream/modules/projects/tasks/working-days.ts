import { dateOfDay, dayNumber } from './moments.ts'
import { type CalendarHours, workingTime } from './working-time.ts'

/** Counting in days on which there is work, however long they are. */
export type WorkingDays = {
  /**
   * So many working days later, 0 the first one on or after a date; earlier where negative, -1 the
   * last one before the first on or after it.
   */
  shift(date: string, days: number): string
  /** How many working days lie from one date to another: what `shift` takes to come there. */
  between(from: string, to: string): number
}

/** A year without a single working day is a mistake, not a holiday. */
const longestBreak = 366

/** @throws RangeError('days_malformed' | 'day_malformed' | 'no_working_day') and of `workingTime` */
export function workingDays(hours: CalendarHours): WorkingDays {
  const time = workingTime(hours)

  function next(day: number, step: 1 | -1): number {
    for (let at = day; Math.abs(at - day) < longestBreak; at += step) {
      if (time.minutesOfDay(at) > 0) return at
    }
    throw new RangeError('no_working_day')
  }

  function shift(date: string, days: number): string {
    if (!Number.isSafeInteger(days)) throw new RangeError('days_malformed')
    const step = days < 0 ? -1 : 1
    let day = next(dayNumber(date), 1)
    for (let left = Math.abs(days); left > 0; left -= 1) day = next(day + step, step)
    return dateOfDay(day)
  }

  function between(from: string, to: string): number {
    const first = next(dayNumber(from), 1)
    const last = next(dayNumber(to), 1)
    let count = 0
    for (let day = Math.min(first, last); day < Math.max(first, last); day += 1) {
      if (time.minutesOfDay(day) > 0) count += 1
    }
    return last < first ? -count : count
  }

  return { shift, between }
}
