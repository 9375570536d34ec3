import { invalidField } from '#contract/core/errors.ts'
import type { TeamCalendar } from '#contract/people/leave.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { daysBetween, daysOf, planOfDay } from '../attendance/index.ts'
import { listEmployees, type StoredEmployee } from '../employees/index.ts'
import { holidaysOf, loadPerson } from './person-leave.ts'
import { lookerOf, wordOf } from './show-request.ts'
import { eachDayOnce } from './sick-leave.ts'
import { asRequest, requestsBetween } from './stored-requests.ts'
import { teamCalendar } from './team-calendar.ts'

type Days = { from: string; to: string }

/**
 * Who is away in some days. Whoever works here sees all of the firm's, HR too; a member who does
 * neither, or has left, sees nobody.
 * @throws AppError invalid for days in the wrong order or more than a year
 */
export function listTeam(reader: Reader, firm: FirmContext, { from, to }: Days): TeamCalendar {
  const count = daysBetween(from, to)
  if (count < 0) throw invalidField('to', 'endBeforeStart')
  if (count > 366) throw invalidField('to', 'tooLarge', { maximum: 366 })
  const looker = lookerOf(reader, firm)
  if (!looker.isHr && !looker.isPresent) return { from, to, people: [], absences: [] }
  const here = listEmployees(reader).filter(
    ({ startDate, endDate }) => startDate <= to && (endDate === '' || endDate >= from),
  )
  const byId = new Map(here.map((employee) => [employee.id, employee]))
  const requests = eachDayOnce(
    requestsBetween(reader, from, to)
      .filter(({ employeeId }) => byId.has(employeeId))
      .map(asRequest),
  )
  const viewer = { personId: looker.employeeId, seesReasons: looker.isHr }
  const names = namesOfTypes(reader, here)
  return {
    from,
    to,
    people: here.map((employee) => personRow(reader, employee, { from, to })),
    absences: teamCalendar(requests, viewer, from, to).map((absence) => ({
      employeeId: absence.personId,
      employeeName: byId.get(absence.personId)?.name ?? '',
      from: absence.from,
      to: absence.to,
      portion: wordOf(absence.portion),
      typeCode: absence.typeCode,
      typeName: absence.typeCode === null ? null : (names.get(absence.typeCode) ?? ''),
      isPending: absence.isPending,
    })),
  }
}

/** Who is away on each day, for the firm's calendar: approved leave alone, and never why. */
export function listAwayDays(
  reader: Reader,
  days: Days,
): { id: string; date: string; name: string }[] {
  const byId = new Map(listEmployees(reader).map((employee) => [employee.id, employee]))
  const requests = eachDayOnce(requestsBetween(reader, days.from, days.to).map(asRequest))
  const nobody = { personId: '', seesReasons: false }
  return teamCalendar(requests, nobody, days.from, days.to).flatMap(({ personId, from, to }) => {
    const employee = byId.get(personId)
    if (!employee) return []
    return daysOf({ from, to }).map((date) => ({
      id: `${date}_${personId}`,
      date,
      name: employee.name,
    }))
  })
}

/** Today where the firm is, for whoever names no day. */
export function dayOr(reader: Reader, firm: FirmContext, on: string | undefined): string {
  return on ?? firmDate(reader, firm)
}

function personRow(reader: Reader, employee: StoredEmployee, days: Days) {
  const person = loadPerson(reader, employee)
  return {
    id: employee.id,
    name: employee.name,
    holidays: holidaysOf(person, days.from, days.to).map(({ date }) => date),
    free: daysOf(days).filter((day) => planOfDay(person.plan, day).minutes === 0),
  }
}

function namesOfTypes(reader: Reader, here: readonly StoredEmployee[]): Map<string, string> {
  const [first] = here
  const types = first ? loadPerson(reader, first).types : []
  return new Map(types.map(({ code, name }) => [code, name]))
}
