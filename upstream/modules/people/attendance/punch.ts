import { conflictOf, invalidField } from '#contract/core/errors.ts'
import type { Presence, PunchKind } from '#contract/people/attendance.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { insertRow } from '../../../register/stored-rows.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { isEmployedOn, type StoredEmployee } from '../employees/index.ts'
import { loadWorker, presenceOf, type Worker } from './person-time.ts'
import { timePunchesTable } from './tables.ts'
import { punchesOf } from './views.ts'

/** A second press of the same within so many seconds is the same punch. */
const doubleTapMs = 60_000

/**
 * Clocks somebody in or out at the instant of the request.
 * @throws AppError conflict for what may not be pressed now; invalid for who does not work here today
 */
export function punch(
  writer: Writer,
  firm: FirmContext,
  employee: StoredEmployee,
  press: PunchKind,
): Presence {
  const worker = loadWorker(writer, firm, employee)
  if (!isEmployedOn(employee, worker.today)) throw invalidField('press', 'noContractThen')
  const last = punchesOf(writer, employee.id).at(-1)
  const isAgain = last?.kind === press && firm.now.getTime() - Date.parse(last.at) <= doubleTapMs
  if (isAgain) return nowOf(writer, worker)
  if (!nowOf(writer, worker).next.includes(press)) throw conflictOf('changedMeanwhile')
  const id = firm.newId()
  const { timeZone } = getFirmProfile(writer)
  const row = { id, employeeId: employee.id, at: firm.now.toISOString(), timeZone, kind: press }
  insertRow(writer, timePunchesTable, firm, row)
  return nowOf(writer, loadWorker(writer, firm, employee))
}

/** Whether somebody works now, by what is kept of them. */
export function presenceNow(reader: Reader, firm: FirmContext, employee: StoredEmployee): Presence {
  return nowOf(reader, loadWorker(reader, firm, employee))
}

/** Whether somebody works now. */
export function nowOf(reader: Reader, worker: Worker): Presence {
  return presenceOf(worker, punchesOf(reader, worker.employee.id).at(-1)?.kind)
}
