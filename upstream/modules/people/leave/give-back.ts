import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { LeaveRequest as ShownRequest } from '#contract/people/leave.ts'
import { requireMayAct } from '../../../firm/act-guards.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { changeRow } from '../../../register/stored-rows.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { addDays } from '../attendance/index.ts'
import { getEmployee, placeOf } from '../employees/index.ts'
import { lastPaidDay } from '../payroll/views.ts'
import { audit, shown } from './ask.ts'
import { leaveOfCountry } from './country-defaults.ts'
import type { LeaveDay } from './day-costs.ts'
import { leaveYearOf } from './leave-years.ts'
import { loadPerson, type Person, typeOn } from './person-leave.ts'
import { holdOf, type ReturnedDays } from './request-steps.ts'
import { lookerOf, mayConfirm, showRequest } from './show-request.ts'
import { daysReturned, isStanding, proofOf } from './sick-leave.ts'
import { asRequest, findRequest, requestsOf, type StoredRequest } from './stored-requests.ts'
import { leaveRequestsTable } from './tables.ts'

/**
 * Says that proof of an illness was seen: days of leave on which somebody was ill go back to the
 * balance, as far as the law says so. Those before this leave year, and those that payroll has paid, do
 * not by themselves.
 * @throws AppError not_found; forbidden for oneself, but for the owner; conflict for what is no illness,
 *   is confirmed or was changed meanwhile
 */
export function confirmIllness(
  writer: Writer,
  firm: FirmContext,
  { requestId, version }: { requestId: string; version: number },
): ShownRequest {
  const stored = findRequest(writer, requestId)
  if (!stored) throw new AppError('not_found', 'No such request')
  const looker = lookerOf(writer, firm)
  requireVersion(stored, version, () => showRequest(writer, stored, looker))
  if (looker.selfId === stored.employeeId && !looker.answersToNobody) {
    throw new AppError('forbidden', 'Another person must do this for you', {
      detail: { reason: 'ownMatter' },
    })
  }
  if (!mayConfirm(stored, looker)) throw conflictOf('changedMeanwhile')
  requireMayAct(writer, firm, 'approve')
  const returned = giveDaysBack(writer, firm, stored)
  const proof = {
    ...{ level: 0, byId: firm.actor.userId, byName: firm.actor.userName },
    ...{ at: firm.now.toISOString(), isApproved: true, reason: null, of: 'proof', returned },
  } as const
  changeRow(writer, leaveRequestsTable, firm, stored.id, {
    decisions: [...stored.decisions, proof],
    isWaiting: false,
    version: stored.version + 1,
  })
  audit(writer, getEmployee(writer, stored.employeeId), stored.id, 'confirm')
  return shown(writer, looker, stored.id)
}

/** Takes days of leave away again that an illness gave back, where it is cancelled. */
export function takeDaysAgain(writer: Writer, firm: FirmContext, illness: StoredRequest): void {
  for (const { requestId, days, isWhole } of proofOf(illness)?.returned ?? []) {
    const leave = findRequest(writer, requestId)
    if (!leave) continue
    const isGone = isWhole && leave.state === 'cancelled'
    if (!isGone && holdOf(asRequest(leave)) !== 'approved') continue
    const others = requestsOf(writer, leave.employeeId).filter(
      ({ id }) => id !== leave.id && id !== illness.id,
    )
    const taken = new Set(
      others
        .filter((one) => holdOf(asRequest(one)) !== null)
        .flatMap((one) => one.days.map(({ date }) => date)),
    )
    const again = days.filter(({ date }) => !taken.has(date))
    if (again.length === 0) continue
    writeDays(writer, firm, leave, [...(isGone ? [] : leave.days), ...again])
  }
}

function giveDaysBack(writer: Writer, firm: FirmContext, illness: StoredRequest): ReturnedDays[] {
  const employee = getEmployee(writer, illness.employeeId)
  const person = loadPerson(writer, employee)
  const rule = leaveOfCountry(placeOf(employee).country)?.sickDuringLeave ?? { longerThanDays: 0 }
  const illnesses = requestsOf(writer, employee.id)
    .filter((one) => one.id === illness.id || (one.state === 'approved' && proofOf(one)))
    .map(({ fromDate: from, toDate: to }) => ({ from, to, isProved: true }))
  const first = firstOpenDay(writer, firm, person)
  return person.requests.filter(isStanding).flatMap((request) => {
    const returned = daysReturned(request.days, illnesses, rule).returned.filter(
      ({ date }) => date >= first,
    )
    const leave = findRequest(writer, request.id)
    if (returned.length === 0 || !leave) return []
    const kept = request.days.filter((day) => !returned.includes(day))
    writeDays(writer, firm, leave, kept)
    return [{ requestId: request.id, days: returned, isWhole: kept.length === 0 }]
  })
}

/** The first day that may still come back: of this leave year, and after what payroll has paid. */
function firstOpenDay(reader: Reader, firm: FirmContext, person: Person): string {
  const today = firmDate(reader, firm)
  const { id, startDate } = person.employee
  const rule = typeOn(person, 'annual', today)?.grants?.year ?? { kind: 'calendar' as const }
  const { from } = leaveYearOf(rule, today, startDate)
  const paid = lastPaidDay(reader, id)
  return paid >= from ? addDays(paid, 1) : from
}

/** Leave with other days than before; without any it is cancelled, and keeps them to be looked at. */
function writeDays(
  writer: Writer,
  firm: FirmContext,
  leave: StoredRequest,
  days: readonly LeaveDay[],
): void {
  const sorted = [...days].sort((a, b) => (a.date < b.date ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  const isGone = !first || !last
  const isBack = !isGone && leave.state === 'cancelled'
  changeRow(writer, leaveRequestsTable, firm, leave.id, {
    ...(isGone
      ? { state: 'cancelled', isWaiting: false }
      : { days: sorted, fromDate: first.date, toDate: last.date }),
    ...(isBack && { state: 'approved' }),
    version: leave.version + 1,
  })
  const employee = getEmployee(writer, leave.employeeId)
  audit(writer, employee, leave.id, isGone ? 'cancel' : isBack ? 'restore' : 'update')
}
