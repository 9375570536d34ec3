import type { Reader } from '../../../firm/store.ts'
import type { Absence, Credit } from '../attendance/index.ts'
import { contractOn, type StoredEmployee, weekOf } from '../employees/index.ts'
import { absencesOf, creditsOf } from './absences.ts'
import { accountUntil } from './account.ts'
import { encashableOn } from './encashment.ts'
import { type UnpaidDay, unpaidDaysOf } from './payroll-days.ts'
import { costedRequests, loadPerson, recordOf, typeOn } from './person-leave.ts'
import { workDaysOf } from './work-days.ts'

/** Time that approved leave counts as worked, by local day; its kind is the code of the type. */
export function leaveCredits(reader: Reader, employee: StoredEmployee): Credit[] {
  const person = loadPerson(reader, employee)
  return creditsOf(costedRequests(person), person.plan)
}

/** When somebody is away, without the reason. */
export function leaveAbsences(reader: Reader, employee: StoredEmployee): Absence[] {
  const person = loadPerson(reader, employee)
  return absencesOf(person.requests, person.plan)
}

/** Days, or parts of them, that approved leave leaves unpaid; for payroll. */
export function unpaidLeaveDays(
  reader: Reader,
  employee: StoredEmployee,
  days: { from: string; to: string },
): UnpaidDay[] {
  return unpaidDaysOf(paidRequests(reader, employee, days), days)
}

/**
 * Leave that is left when somebody leaves, in days of the week that they work, as a decimal: it is paid,
 * as it can no longer be taken. `0` where none is, or where the law of the place pays none.
 */
export function untakenLeave(reader: Reader, employee: StoredEmployee, lastDay: string): string {
  const person = loadPerson(reader, employee)
  const type = typeOn(person, 'annual', lastDay)
  const contract = contractOn(reader, employee, lastDay)
  if (!type || !contract) return '0'
  const account = accountUntil(recordOf(person, 'annual'), lastDay)
  const { amount } = encashableOn(account, lastDay, type.encashment, true)
  return workDaysOf(amount, type.counting, weekOf(contract))
}

function paidRequests(reader: Reader, employee: StoredEmployee, days: { from: string }) {
  const person = loadPerson(reader, employee)
  return costedRequests(person).map(({ request, costs }) => ({
    request,
    costs,
    paidFraction:
      typeOn(person, request.typeCode, costs[0]?.date ?? days.from)?.paidFraction ?? '1',
  }))
}
