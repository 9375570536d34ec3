import { AppError, invalidField } from '#contract/core/errors.ts'
import type { ShiftInput, Shift as ShownShift } from '#contract/people/attendance.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { deleteRow, insertRow } from '../../../register/stored-rows.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import {
  findEmployee,
  getEmployee,
  isEmployedOn,
  listEmployees,
  placeOf,
} from '../employees/index.ts'
import { leaveAbsences } from '../leave/views.ts'
import { addDays, daysBetween, daysOf } from './local-days.ts'
import { rotaConflicts } from './rota.ts'
import { shiftsTable } from './tables.ts'
import { asShift, type StoredShift, shiftsBetween } from './views.ts'
import { workingTimeLawOf } from './working-time-law.ts'

type Days = { from: string; to: string }

/** For countries whose law is not kept: the Directive’s rests. */
const plainLimits = { dailyRest: 660, weeklyRest: 2100, longestDay: null }

/** Who works when in some days, with what stands against it. @throws AppError invalid for over 62 days */
export function listRota(reader: Reader, { from, to }: Days) {
  const count = daysBetween(from, to)
  if (count < 0) throw invalidField('to', 'endBeforeStart')
  if (count > 62) throw invalidField('to', 'tooLarge', { maximum: 62 })
  const people = listEmployees(reader)
    .filter(({ startDate, endDate }) => startDate <= to && (endDate === '' || endDate >= from))
    .map(({ id, name }) => ({ id, name }))
  return { people, shifts: showShifts(reader, shiftsBetween(reader, from, to)) }
}

/** Shifts with what stands against each: the weeks around them count, too. */
export function showShifts(reader: Reader, shifts: readonly StoredShift[]): ShownShift[] {
  const ids = [...new Set(shifts.map(({ employeeId }) => employeeId))]
  const found = new Map<string, Set<ShownShift['conflicts'][number]>>()
  for (const employeeId of ids) {
    const dates = shifts.filter((one) => one.employeeId === employeeId).map(({ date }) => date)
    const [first = '', last = ''] = [dates[0], dates.at(-1)]
    const employee = getEmployee(reader, employeeId)
    const around = shiftsBetween(reader, addDays(first, -8), addDays(last, 8), employeeId)
    const limits = workingTimeLawOf(placeOf(employee).country) ?? plainLimits
    for (const conflict of rotaConflicts(
      around.map(asShift),
      leaveAbsences(reader, employee),
      limits,
    )) {
      const { kind } = conflict
      const touched = 'shiftId' in conflict ? [conflict.shiftId] : around.map(({ id }) => id)
      for (const id of touched) found.set(id, (found.get(id) ?? new Set()).add(kind))
    }
  }
  return shifts.map(({ id, employeeId, date, fromTime, toTime }) => ({
    ...{ id, employeeId, date, from: fromTime, to: toTime },
    employeeName: findEmployee(reader, employeeId)?.name ?? '',
    conflicts: [...(found.get(id) ?? [])],
  }))
}

/** Plans a shift, and the same on days that follow. @throws AppError invalid */
export function addShifts(
  writer: Writer,
  firm: FirmContext,
  { employeeId, date, from, to, repeat }: ShiftInput,
): ShownShift[] {
  const employee = findEmployee(writer, employeeId)
  if (!employee) throw invalidField('employeeId', 'required')
  const { timeZone } = getFirmProfile(writer)
  const days = daysOf({ from: date, to: addDays(date, repeat) })
  if (!days.every((day) => isEmployedOn(employee, day)))
    throw invalidField('date', 'noContractThen')
  const ids = days.map((day) => {
    const id = firm.newId()
    const row = { id, employeeId, date: day, fromTime: from, toTime: to, timeZone }
    insertRow(writer, shiftsTable, firm, row)
    return id
  })
  writer.audit({ entity: 'shift', entityId: ids[0] ?? '', action: 'create', title: employee.name })
  const all = shiftsBetween(writer, date, days.at(-1) ?? date, employeeId)
  return showShifts(
    writer,
    all.filter(({ id }) => ids.includes(id)),
  )
}

/** Takes a shift out of the rota. @throws AppError not_found */
export function deleteShift(writer: Writer, id: string): { id: string } {
  const [row] = writer.sql
    .exec<{ employeeId: string }>('select employee_id as employeeId from shifts where id = ?', id)
    .toArray()
  if (!row) throw new AppError('not_found', 'No such shift')
  deleteRow(writer, shiftsTable, id)
  const title = findEmployee(writer, row.employeeId)?.name ?? ''
  writer.audit({ entity: 'shift', entityId: id, action: 'delete', title })
  return { id }
}
