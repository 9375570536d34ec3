import { addDays } from '#contract/core/days.ts'
import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import { addOpenTime, addWorkingDays, type WorkCalendar } from '../support-tickets/views.ts'

/**
 * How long after the step before. Hours are hours that pass; days keep the time on the wall, so that a
 * mail of Friday 10:00 is followed on Monday at 10:00 whatever the clocks did on Sunday.
 */
export type StepDelay = { amount: number; unit: 'hours' | 'days' | 'workingDays' }

/**
 * When a step is due: its delay after an instant, and then the next time at which the calendar is open.
 * The calendar is in the zone of whoever gets the mail, where that is known.
 * @returns an instant; null where the calendar does not open for two years
 */
export function stepDueAt(
  after: string,
  { amount, unit }: StepDelay,
  calendar: WorkCalendar,
): string | null {
  if (unit === 'hours') {
    const later = Date.parse(after) + amount * 3_600_000
    return nextOpenAt(new Date(later).toISOString(), calendar)
  }
  const local = localOf(after, calendar.timeZone)
  const [day, clock] = [local.slice(0, 10), local.slice(11)]
  const date =
    unit === 'days'
      ? addDays(day, amount)
      : amount === 0
        ? day
        : addWorkingDays(calendar, day, amount)
  if (date === null) return null
  return nextOpenAt(instantOf(`${date}T${clock}`, calendar.timeZone), calendar)
}

/** The instant itself where the calendar is open then, else the next opening; null as for `stepDueAt`. */
export function nextOpenAt(at: string, calendar: WorkCalendar): string | null {
  // Where one millisecond of open time has passed, the opening was one before.
  const passed = addOpenTime(calendar, Date.parse(at), 1)
  return passed === null ? null : new Date(passed - 1).toISOString()
}

/**
 * When a sequence goes on after an absence: in the first open hours of the working day after the day that
 * the answer names, be it the last day of the absence or the first one back.
 */
export function resumeAt(returnDate: string, calendar: WorkCalendar): string | null {
  const date = addWorkingDays(calendar, returnDate, 1)
  return date === null ? null : nextOpenAt(instantOf(`${date}T00:00`, calendar.timeZone), calendar)
}
