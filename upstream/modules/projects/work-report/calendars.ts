import { addDays } from '#contract/core/days.ts'
import { hooks } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { dayNumber, type WorkingTime, workingTime, workingWeek } from '../tasks/views.ts'
import type { CalendarDay } from './add-up.ts'

type Days = { from: string; to: string }

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /**
     * What users of the firm are to work on each of some days, without holidays and leave, by their ids;
     * who is not among them has the usual week.
     */
    workCalendars: (
      reader: Reader,
      userIds: readonly string[],
      days: Days,
    ) => ReadonlyMap<string, readonly CalendarDay[]>
  }
}

/** The working time that plans are made in. */
export const planTime: WorkingTime = workingTime(workingWeek)

/** What people are to work on each of some days, by their ids. */
export function calendarsOf(
  reader: Reader,
  personIds: readonly string[],
  days: Days,
): (personId: string) => readonly CalendarDay[] {
  const known = new Map(
    hooks('workCalendars').flatMap((give) => [...give(reader, personIds, days)]),
  )
  const usual: CalendarDay[] = []
  for (let date = days.from; date <= days.to; date = addDays(date, 1)) {
    usual.push({ date, minutes: planTime.minutesOfDay(dayNumber(date)) })
  }
  return (personId) => known.get(personId) ?? usual
}
