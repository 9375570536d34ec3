import { invalidField } from '#contract/core/errors.ts'
import type {
  LeaveAdjustment,
  LeaveAdjustmentInput,
  LeaveDeputy,
  LeaveTypeChoice,
  PersonLeave,
} from '#contract/people/leave.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { insertRow } from '../../../register/stored-rows.ts'
import {
  findEmployee,
  getEmployee,
  listEmployeesOn,
  requireNotOneself,
  requirePresent,
} from '../employees/index.ts'
import { accountUntil } from './account.ts'
import { audit } from './ask.ts'
import { balancesOf } from './balances.ts'
import { listDeputies } from './organisation.ts'
import {
  hasContractOn,
  loadPerson,
  type Person,
  recordOf,
  type StoredAdjustment,
  typeOn,
} from './person-leave.ts'
import { lookerOf, showRequest } from './show-request.ts'
import { requestsOf } from './stored-requests.ts'
import { leaveAdjustmentsTable, leaveDeputiesTable, leaveNoticesTable } from './tables.ts'
import { dayOr } from './team.ts'

/** The caller's own leave; null for a member who is no employee. */
export function getOwnLeave(
  reader: Reader,
  firm: FirmContext,
  { on }: { on?: string | undefined },
): PersonLeave | null {
  const { employeeId } = lookerOf(reader, firm)
  return employeeId === '' ? null : getPersonLeave(reader, firm, { employeeId, on })
}

/** Somebody's leave as they and HR see it. @throws AppError not_found */
export function getPersonLeave(
  reader: Reader,
  firm: FirmContext,
  { employeeId, on }: { employeeId: string; on?: string | undefined },
): PersonLeave {
  const employee = getEmployee(reader, employeeId)
  const person = loadPerson(reader, employee)
  const day = dayOr(reader, firm, on)
  const looker = lookerOf(reader, firm)
  return {
    employeeId,
    name: employee.name,
    hasContract: hasContractOn(person, day),
    on: day,
    types: choicesOf(person, day),
    balances: balancesOf(person, day),
    requests: requestsOf(reader, employeeId).map((stored) =>
      showRequest(reader, stored, looker, person),
    ),
    adjustments: person.adjustments.map(toAdjustment),
    deputies: listDeputies(reader, employeeId).map((one) => toDeputy(reader, one)),
    colleagues: listEmployeesOn(reader, day)
      .filter(({ id }) => id !== employeeId)
      .map(({ id, name }) => ({ id, name })),
    notices: noticesOf(person, day),
  }
}

/**
 * Gives somebody leave by hand, takes it away or notes that it was paid.
 * @throws AppError forbidden for oneself, but for the owner; not_found, invalid
 */
export function adjustLeave(
  writer: Writer,
  firm: FirmContext,
  { employeeId, ...input }: LeaveAdjustmentInput & { employeeId: string },
): LeaveAdjustment {
  const employee = getEmployee(writer, employeeId)
  requireNotOneself(firm, employee)
  const person = loadPerson(writer, employee)
  const type = typeOn(person, input.typeCode, input.on)
  if (!type?.requests.hasBalance) throw invalidField('typeCode', 'typeWithoutBalance')
  if (!hasContractOn(person, input.on)) throw invalidField('on', 'noContractThen')
  if (input.lastDay !== '' && input.lastDay < input.on)
    throw invalidField('lastDay', 'endBeforeStart')
  const id = firm.newId()
  const row = { id, employeeId, ...input }
  insertRow(writer, leaveAdjustmentsTable, firm, row)
  // By its id alone in the history: why and how much is for HR and the person.
  audit(writer, employee, id, 'adjust')
  return { id, ...input }
}

/** Notes that somebody was told to take the leave of a year; the first time counts. */
export function noteNotice(
  writer: Writer,
  firm: FirmContext,
  { employeeId, year, on }: { employeeId: string; year: string; on: string },
): { year: string; on: string } {
  const employee = getEmployee(writer, employeeId)
  const { notices } = loadPerson(writer, employee)
  const known = notices.find(({ yearKey }) => yearKey === year)
  if (known) return { year, on: known.on }
  const id = firm.newId()
  const row = { id, employeeId, yearKey: year, on }
  insertRow(writer, leaveNoticesTable, firm, row)
  audit(writer, employee, id, 'note')
  return { year, on }
}

/** Says who stands in for the caller as an approver, in place of what was said before. */
export function setDeputies(
  writer: Writer,
  firm: FirmContext,
  deputies: readonly { deputyId: string; from: string; to: string }[],
): LeaveDeputy[] {
  const own = requirePresent(writer, firm)
  deputies.forEach(({ deputyId, from, to }, at) => {
    const deputy = findEmployee(writer, deputyId)
    if (!deputy || deputyId === own.id) throw invalidField(`deputies.${at}.deputyId`, 'required')
    if (to < from) throw invalidField(`deputies.${at}.to`, 'endBeforeStart')
  })
  writer.sql.exec('delete from leave_deputies where employee_id = ?', own.id)
  for (const deputy of deputies) {
    const row = { id: firm.newId(), employeeId: own.id, ...deputy }
    insertRow(writer, leaveDeputiesTable, firm, row)
  }
  audit(writer, own, own.id, 'assign')
  return listDeputies(writer, own.id).map((one) => toDeputy(writer, one))
}

function toDeputy(
  reader: Reader,
  { id, deputyId, from, to }: { id: string; deputyId: string; from: string; to: string },
): LeaveDeputy {
  return { id, deputyId, deputyName: findEmployee(reader, deputyId)?.name ?? '', from, to }
}

function toAdjustment(stored: StoredAdjustment): LeaveAdjustment {
  const { id, typeCode, on, amount, lastDay, isPaidOut, reason } = stored
  return { id, typeCode, on, amount, lastDay, isPaidOut, reason }
}

function choicesOf(person: Person, day: string): LeaveTypeChoice[] {
  return person.types.flatMap(({ code, name, isOffered }) => {
    const type = isOffered ? typeOn(person, code, day) : undefined
    if (!type) return []
    const { unit, hasBalance } = type.requests
    return [{ code, name, unit, hasBalance, isTold: type.approvers.length === 0 }]
  })
}

/** Years of which something may be left that lapses only once the person was told. */
function noticesOf(person: Person, day: string): PersonLeave['notices'] {
  const type = typeOn(person, 'annual', day)
  if (!type?.carry.needsNotice || !hasContractOn(person, day)) return []
  return accountUntil(recordOf(person, 'annual'), day)
    .years.slice(-3)
    .map(({ year }) => ({
      year: year.key,
      on: person.notices.find(({ yearKey }) => yearKey === year.key)?.on ?? null,
    }))
}
