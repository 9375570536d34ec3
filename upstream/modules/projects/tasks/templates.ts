import { workingDays } from './working-days.ts'
import type { CalendarHours } from './working-time.ts'

/** A date of a template: so many working days after the begin of the project, or before its end. */
export type RelativeDate = { from: 'start' | 'finish'; workingDays: number }

/** What has dates in a template: tasks, milestones, invoices to write. */
export type TemplateDates = { start: RelativeDate | null; due: RelativeDate | null }
export type ProjectDates = { startDate: string; finishDate: string | null }
export type FixedDates = { startDate: string | null; dueDate: string | null }

/**
 * The dates of a template's part in a project that begins on a day, counted in working days of its
 * calendar: 0 is the first working day on or after the begin, 0 from the end the last one that is not
 * after it. What counts from an end that the project has not stays without a date.
 * @throws RangeError as `workingDays` does
 */
export function fixDates(
  { start, due }: TemplateDates,
  project: ProjectDates,
  hours: CalendarHours,
): FixedDates {
  const days = workingDays(hours)
  const fix = (date: RelativeDate | null): string | null => {
    if (date === null) return null
    if (date.from === 'start') return days.shift(project.startDate, date.workingDays)
    const end = project.finishDate
    return end === null ? null : days.shift(lastWorkingDay(end, days), date.workingDays)
  }
  return { startDate: fix(start), dueDate: fix(due) }
}

/**
 * The dates of a project's task as a template keeps them. Those of a day off move to the next working
 * day, because a template has no other.
 * @throws RangeError as `workingDays` does
 */
export function relativeDates(
  { startDate, dueDate }: FixedDates,
  project: ProjectDates,
  hours: CalendarHours,
  from: RelativeDate['from'] = 'start',
): TemplateDates {
  const days = workingDays(hours)
  const end = project.finishDate
  const countsBack = from === 'finish' && end !== null
  const base = countsBack ? lastWorkingDay(end, days) : project.startDate
  const relate = (date: string | null): RelativeDate | null =>
    date === null
      ? null
      : { from: countsBack ? 'finish' : 'start', workingDays: days.between(base, date) }
  return { start: relate(startDate), due: relate(dueDate) }
}

function lastWorkingDay(date: string, days: ReturnType<typeof workingDays>): string {
  const next = days.shift(date, 0)
  return next === date ? date : days.shift(date, -1)
}
