import type { Reader } from '../../../firm/store.ts'
import { type DayRange, plannedDays } from '../attendance/index.ts'
import { findEmployeeOfUser, type StoredEmployee } from '../employees/index.ts'
import { creditsOf } from './absences.ts'
import { costedRequests, holidaysOf, loadPerson } from './person-leave.ts'

type CalendarDay = { date: string; minutes: number }

/**
 * What members of the firm who are employed are to work on each of some days by their contracts and
 * shifts, without holidays and approved leave, by the ids of their accounts.
 */
export function workCalendars(
  reader: Reader,
  userIds: readonly string[],
  days: DayRange,
): ReadonlyMap<string, readonly CalendarDay[]> {
  return new Map(
    userIds.flatMap((userId) => {
      const employee = findEmployeeOfUser(reader, userId)
      const calendar = employee && calendarOf(reader, employee, days)
      return calendar ? [[userId, calendar]] : []
    }),
  )
}

/** Undefined for somebody of whom no contract is kept. */
function calendarOf(
  reader: Reader,
  employee: StoredEmployee,
  days: DayRange,
): CalendarDay[] | undefined {
  const person = loadPerson(reader, employee)
  if (person.plan.schedule.length === 0) return undefined
  const away = new Map<string, number>()
  for (const { date, minutes } of creditsOf(costedRequests(person), person.plan)) {
    away.set(date, (away.get(date) ?? 0) + minutes)
  }
  return plannedDays(person.plan, days, holidaysOf(person, days.from, days.to)).map(
    ({ date, minutes, freed }) => ({
      date,
      minutes: Math.max(0, minutes - freed - (away.get(date) ?? 0)),
    }),
  )
}
