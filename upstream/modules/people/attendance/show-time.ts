import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type {
  OvertimeMoveInput,
  PersonTime,
  Presence,
  TimeSheet,
} from '#contract/people/attendance.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { insertRow } from '../../../register/stored-rows.ts'
import { firmDate } from '../../firm/firms/index.ts'
import {
  findAsker,
  getEmployee,
  hasLeft,
  isOneself,
  listEmployeesOn,
  requireNotOneself,
  requirePresent,
  type StoredEmployee,
} from '../employees/index.ts'
import { toCorrection } from './correct.ts'
import { addDays, earlierOf, lastOfMonth } from './local-days.ts'
import { loadWorker, overtimeOf, sheetOf, showSheet } from './person-time.ts'
import { showShifts } from './plan-rota.ts'
import { nowOf } from './punch.ts'
import { hashOfSheet } from './sheet-hash.ts'
import { overtimeMovesTable, signedSheetsTable } from './tables.ts'
import { correctionsOf, findSigned, overtimeMovesOf, shiftsBetween } from './views.ts'

/** Nothing can be pressed any more. */
const gone = { state: 'out', since: null, next: [] } satisfies Presence

/** Somebody's time in a month, this one where none is named. */
export function getPersonTime(
  reader: Reader,
  firm: FirmContext,
  employee: StoredEmployee,
  asked?: string,
): PersonTime {
  const worker = loadWorker(reader, firm, employee)
  const month = asked ?? worker.today.slice(0, 7)
  const soon = shiftsBetween(reader, worker.today, addDays(worker.today, 28), employee.id)
  return {
    employeeId: employee.id,
    name: employee.name,
    today: worker.today,
    presence: hasLeft(employee, worker.today) ? gone : nowOf(reader, worker),
    sheet: showSheet(reader, worker, month),
    overtime: overtimeOf(reader, worker),
    moves: overtimeMovesOf(reader, employee.id).map(({ id, date, kind, minutes, reason }) => ({
      ...{ id, date, kind, minutes, reason },
    })),
    corrections: correctionsOf(reader, employee.id)
      .slice(0, 30)
      .map((stored) => toCorrection(reader, firm, stored)),
    shifts: showShifts(reader, soon),
  }
}

/** A month of everybody in one line each. */
export function listOverview(reader: Reader, firm: FirmContext, asked?: string) {
  const today = firmDate(reader, firm)
  const month = asked ?? today.slice(0, 7)
  const last = lastOfMonth(month)
  const rows = listEmployeesOn(reader, earlierOf(last, today)).map((employee) => {
    const worker = loadWorker(reader, firm, employee)
    const { planned, worked, credits, difference, openItems } = sheetOf(worker, month).totals
    return {
      ...{ employeeId: employee.id, name: employee.name, planned, worked, difference, openItems },
      presence: nowOf(reader, worker),
      credited: credits.reduce((sum, { minutes }) => sum + minutes, 0),
      overtime: overtimeOf(reader, worker)?.minutes ?? null,
      isSigned: findSigned(reader, employee.id, month) !== undefined,
    }
  })
  return { month, rows }
}

/**
 * Signs a month that is over: what the person saw is kept with its hash. Who has left signs their last.
 * @throws AppError as `keepSheet`; forbidden for a member who is no employee
 */
export function signMonth(writer: Writer, firm: FirmContext, { month }: { month: string }) {
  return keepSheet(writer, firm, requireAsker(writer, firm), { month, releasedByName: '' })
}

/** Who asks, be they here or gone. @throws AppError forbidden for a member who is no employee */
export function requireAsker(reader: Reader, firm: FirmContext): StoredEmployee {
  const employee = findAsker(reader, firm)
  if (!employee) throw new AppError('forbidden', 'You are not an employee of this firm')
  return employee
}

/**
 * Releases a month of somebody who does not sign it, such as one who clocks in by code alone.
 * @throws AppError as `keepSheet`; not_found; forbidden for oneself, but for the owner
 */
export function releaseMonth(
  writer: Writer,
  firm: FirmContext,
  { employeeId, month }: { employeeId: string; month: string },
) {
  const employee = getEmployee(writer, employeeId)
  requireNotOneself(firm, employee)
  return keepSheet(writer, firm, employee, { month, releasedByName: firm.actor.userName })
}

/**
 * Keeps a month as it is, as signed or released.
 * @throws AppError invalid for a month that goes on or has open items; conflict for one that is signed
 */
export function keepSheet(
  writer: Writer,
  firm: FirmContext,
  employee: StoredEmployee,
  { month, releasedByName }: { month: string; releasedByName: string },
): TimeSheet {
  const worker = loadWorker(writer, firm, employee)
  if (lastOfMonth(month) >= worker.today) throw invalidField('month', 'monthGoesOn')
  const sheet = sheetOf(worker, month)
  if (sheet.totals.openItems > 0) throw invalidField('month', 'punchesOpen')
  const hash = hashOfSheet(sheet)
  if (findSigned(writer, employee.id, month)?.hash === hash) throw conflictOf('changedMeanwhile')
  writer.sql.exec(
    'delete from signed_sheets where employee_id = ? and month = ?',
    employee.id,
    month,
  )
  const id = firm.newId()
  const row = {
    ...{ id, employeeId: employee.id, month, sheet, hash, releasedByName },
    signedAt: firm.now.toISOString(),
  }
  insertRow(writer, signedSheetsTable, firm, row)
  const action = releasedByName === '' ? 'signOff' : 'approve'
  writer.audit({ entity: 'timeSheet', entityId: id, action, title: employee.name })
  return showSheet(writer, worker, month)
}

/**
 * Notes overtime that was taken off, paid or corrected.
 * @throws AppError forbidden for oneself, but for the owner; not_found, invalid
 */
export function moveOvertime(
  writer: Writer,
  firm: FirmContext,
  { employeeId, ...move }: OvertimeMoveInput & { employeeId: string },
): { id: string } {
  const employee = getEmployee(writer, employeeId)
  requireNotOneself(firm, employee)
  if (move.kind !== 'correction' && move.minutes > 0) throw invalidField('minutes', 'mustTakeAway')
  const id = firm.newId()
  const row = { id, employeeId, ...move }
  insertRow(writer, overtimeMovesTable, firm, row)
  writer.audit({ entity: 'overtimeMove', entityId: id, action: 'adjust', title: employee.name })
  return { id }
}

/** Somebody whose punches HR corrects: not the caller, whose own another decides. @throws AppError forbidden */
export function requireOther(
  reader: Reader,
  firm: FirmContext,
  employeeId: string,
): StoredEmployee {
  const employee = getEmployee(reader, employeeId)
  if (isOneself(firm, employee))
    throw new AppError('forbidden', 'Another person must do this for you')
  return employee
}

/** The rota is for who works here and for HR. @throws AppError forbidden */
export function requireOwnOrHr(reader: Reader, firm: FirmContext): void {
  if (!isAllowed(firm.actor, 'attendance:view')) requirePresent(reader, firm)
}
