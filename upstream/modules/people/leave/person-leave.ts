import type { Reader } from '../../../firm/store.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { addDays, type Holiday, holidaysAt, type PersonPlan } from '../attendance/index.ts'
import { shiftsOf } from '../attendance/views.ts'
import { contractsOf, placeOf, type StoredEmployee, weekOf } from '../employees/index.ts'
import type { LeaveRecord } from './account.ts'
import { type DayCost, dayCosts } from './day-costs.ts'
import type { Employment } from './entitlement.ts'
import { type FirmType, typesFor } from './firm-types.ts'
import { type LeaveType, versionOn } from './leave-type.ts'
import { reductionsOf } from './reduced-earning.ts'
import type { LeaveRequest } from './request-steps.ts'
import { eachDayOnce } from './sick-leave.ts'
import { asRequest, requestsOf } from './stored-requests.ts'
import { leaveAdjustmentsTable, leaveNoticesTable } from './tables.ts'
import { type CostedRequest, takingsOf } from './takings.ts'

/** All that is kept of one person's leave, as the rules take it. */
export type Person = {
  employee: StoredEmployee
  types: readonly FirmType[]
  employment: Employment
  plan: PersonPlan
  requests: readonly LeaveRequest[]
  adjustments: readonly StoredAdjustment[]
  notices: readonly { yearKey: string; on: string }[]
  language: string
}

export type StoredAdjustment = typeof leaveAdjustmentsTable.$inferSelect

const adjustmentOf = rowOf(leaveAdjustmentsTable)
const noticeOf = rowOf(leaveNoticesTable)

/** Weeks before and after a request in which a holiday can matter for what it costs. */
const around = 45

/** Reads what is kept of somebody's leave. */
export function loadPerson(reader: Reader, employee: StoredEmployee): Person {
  const { sql } = reader
  const contracts = contractsOf(reader, employee)
  const requests = requestsOf(reader, employee.id).map(asRequest)
  const weeks = contracts.map((contract) => ({ contract, week: weekOf(contract) }))
  return {
    employee,
    types: typesFor(reader, placeOf(employee).country),
    employment: {
      contract: weeks.map(({ contract, week }) => ({
        from: contract.startDate,
        to: contract.lastDate === '' ? null : contract.lastDate,
        days: week.filter((minutes) => minutes > 0).length,
        minutes: week.reduce((sum, minutes) => sum + minutes, 0),
        weeks: 1,
        ...(contract.yearlyLeave !== '' && { yearly: contract.yearlyLeave }),
      })),
      reductions: reductionsOf(requests, placeOf(employee).country),
      birthDate: employee.birthDate === '' ? null : employee.birthDate,
      serviceFrom: employee.startDate,
    },
    plan: {
      schedule: weeks.map(({ contract, week }) => ({
        from: contract.startDate,
        to: contract.lastDate === '' ? null : contract.lastDate,
        weeks: [week.map((minutes) => ({ minutes }))],
      })),
      shifts: shiftsOf(reader, employee.id),
      rota: [],
    },
    requests,
    adjustments: sql
      .exec('select * from leave_adjustments where employee_id = ? order by on_date', employee.id)
      .toArray()
      .map(adjustmentOf),
    notices: sql
      .exec('select * from leave_notices where employee_id = ? order by year_key', employee.id)
      .toArray()
      .map(noticeOf),
    language: getFirmProfile(reader).language,
  }
}

/** Whether somebody has a contract that has not ended by a day. */
export function hasContractOn({ employment }: Person, day: string): boolean {
  return employment.contract.some(({ to }) => to === null || to >= day)
}

/** A type as it holds for somebody on a day; undefined for a code that is none. */
export function typeOn(
  { types }: Pick<Person, 'types'>,
  code: string,
  day: string,
): LeaveType | undefined {
  const type = types.find((one) => one.code === code)
  return type && versionOn(type.versions, day)
}

/** Public holidays of somebody's place in some days; none where the data do not know the place. */
export function holidaysOf({ employee, language }: Person, from: string, to: string): Holiday[] {
  try {
    return holidaysAt(placeOf(employee), { from, to }, language)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** What each day of a request costs, by the plan and the holidays as they are known now. */
export function costsOf(
  person: Person,
  request: Pick<LeaveRequest, 'typeCode' | 'days'>,
): DayCost[] {
  const [first, last] = [request.days[0], request.days.at(-1)]
  if (!first || !last) return []
  const type = typeOn(person, request.typeCode, first.date)
  if (!type) return []
  const holidays = holidaysOf(person, addDays(first.date, -1), addDays(last.date, around))
  return dayCosts(request.days, type.counting, person.plan, holidays)
}

/** Every request with what its days cost. */
export function costedRequests(person: Person): CostedRequest[] {
  return eachDayOnce(person.requests).map((request) => ({
    request,
    costs: costsOf(person, request),
  }))
}

/** What the balance of a type is computed from; without one request where that is asked for. */
export function recordOf(person: Person, code: string, exceptId = ''): LeaveRecord {
  const versions = person.types.find((one) => one.code === code)?.versions ?? []
  const costed = costedRequests(person).filter(
    ({ request }) => request.typeCode === code && request.id !== exceptId,
  )
  const ofType = person.adjustments.filter(({ typeCode }) => typeCode === code)
  return {
    grants: versions.flatMap(({ from, value: { grants } }) =>
      grants ? [{ from, value: grants }] : [],
    ),
    carry: versions.map(({ from, value: { carry } }) => ({ from, value: carry })),
    maxBalance: null,
    employment: person.employment,
    worked: [],
    adjustments: ofType
      .filter(({ isPaidOut }) => !isPaidOut)
      .map(({ id, on, amount, lastDay }) => ({
        key: id,
        on,
        amount,
        lastDay: lastDay === '' ? null : lastDay,
      })),
    takings: takingsOf(costed),
    paidOut: ofType
      .filter(({ isPaidOut }) => isPaidOut)
      .map(({ id, on, amount }) => ({ key: id, date: on, amount: amount.replace('-', '') })),
    notices: person.notices,
    extensions: [],
  }
}
