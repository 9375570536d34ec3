import {
  AppError,
  type FieldProblem,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import type { LeaveAsk, LeaveCheck, LeaveRequest as ShownRequest } from '#contract/people/leave.ts'
import { requireMayAct } from '../../../firm/act-guards.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { insertRow } from '../../../register/stored-rows.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { addDays, daysBetween } from '../attendance/index.ts'
import { findEmployee, getEmployee, isOneself, type StoredEmployee } from '../employees/index.ts'
import { accountUntil, type LeaveRecord } from './account.ts'
import { balanceOn } from './balance.ts'
import { type DayCost, type LeaveDay, leaveDays } from './day-costs.ts'
import { chainOf } from './organisation.ts'
import { holidaysOf, loadPerson, type Person, recordOf, typeOn } from './person-leave.ts'
import { checkRequest, type RequestProblem } from './request-check.ts'
import { type LeaveRequest, submitRequest } from './request-steps.ts'
import { type Looker, lookerOf, showRequest } from './show-request.ts'
import { isStanding, touchesLeave } from './sick-leave.ts'
import { findRequest } from './stored-requests.ts'
import { leaveRequestsTable } from './tables.ts'

/** Nobody asks for more days at once. */
const maxDays = 732

type Asked = { person: Person; ask: LeaveAsk; today: string; isNoted: boolean }

/** What a request takes and what stands against it; nothing is written. */
export function checkLeave(
  reader: Reader,
  firm: FirmContext,
  employee: StoredEmployee,
  ask: LeaveAsk,
  isNoted = false,
): LeaveCheck {
  const asked = {
    ...{ person: loadPerson(reader, employee), ask, isNoted },
    today: firmDate(reader, firm),
  }
  const { checked, fields, unit } = examine(asked)
  const { code, hasBalance } = typeOf(asked)
  const counted = checked.costs.filter(({ amount }) => amount !== '0')
  const lastDay = counted.at(-1)?.date ?? ask.to
  return {
    total: checked.total,
    unit,
    days: counted.map(({ date, amount }) => ({ date, amount })),
    lastDay,
    balanceAfter: hasBalance ? balanceWith(recordOf(asked.person, code), counted, lastDay) : null,
    proofDueOn: checked.proofDueOn,
    problems: Object.entries(fields).map(([field, { key, params }]) => ({
      field,
      key,
      ...(params && {
        params: Object.fromEntries(
          Object.entries(params).map(([name, value]) => [name, String(value)]),
        ),
      }),
    })),
  }
}

/** As above, of what HR notes for somebody. @throws AppError not_found */
export function checkRecord(
  reader: Reader,
  firm: FirmContext,
  { employeeId, ...ask }: LeaveAsk & { employeeId: string },
): LeaveCheck {
  const employee = getEmployee(reader, employeeId)
  return checkLeave(reader, firm, employee, ask, !isOneself(firm, employee))
}

/** What is left at the end of a day once these are taken, too: they may be of a lot that lapses between. */
function balanceWith(record: LeaveRecord, costs: readonly DayCost[], on: string): string {
  const more = costs.map(({ date, amount }) => ({
    ...{ key: `/${date}`, date, amount, state: 'pending' as const },
  }))
  const account = accountUntil({ ...record, takings: [...record.takings, ...more] }, on)
  return balanceOn(account, on).balance
}

/**
 * Asks for leave in somebody's name, or tells it where nobody approves it. `isNoted` by HR: it is
 * approved, whatever notice was to be given.
 * @throws AppError invalid at the fields of what stands against it
 */
export function askForLeave(
  writer: Writer,
  firm: FirmContext,
  employee: StoredEmployee,
  ask: LeaveAsk,
  isNoted = false,
): ShownRequest {
  const today = firmDate(writer, firm)
  const person = loadPerson(writer, employee)
  const { checked, fields, days } = examine({ person, ask, today, isNoted })
  refuseProblems(fields, 'The leave request has fields to correct')
  if (ask.standInId !== '') {
    const standIn = findEmployee(writer, ask.standInId)
    if (!standIn || standIn.id === employee.id) throw invalidField('standInId', 'required')
  }
  const type = typeOn(person, ask.typeCode, ask.from)
  const chain = isNoted ? [] : chainOf(writer, firm, employee, type?.approvers ?? [], today)
  const id = firm.newId()
  const at = firm.now.toISOString()
  const draft: LeaveRequest = {
    ...{
      id,
      personId: employee.id,
      typeCode: ask.typeCode,
      days,
      standInId: ask.standInId || null,
    },
    ...{ state: 'draft', chain: [], decisions: [], submittedAt: null, cancelReason: null },
  }
  const answer = submitRequest(draft, chain, at)
  if (!answer.ok) throw invalidField('from', 'leaveCostsNothing')
  const state = answer.request.state === 'approved' ? 'approved' : 'submitted'
  const isWaiting =
    state === 'submitted' || (ask.typeCode === 'sick' && touchesLeave(person.requests, ask))
  insertRow(writer, leaveRequestsTable, firm, {
    ...{ id, employeeId: employee.id, typeCode: ask.typeCode, fromDate: ask.from, toDate: ask.to },
    ...{ days, note: ask.note, standInId: ask.standInId, state, isWaiting },
    ...{
      chain,
      decisions: [],
      cancelReason: '',
      proofDueOn: checked.proofDueOn ?? '',
      submittedAt: at,
    },
  })
  audit(writer, employee, id, state === 'submitted' ? 'submit' : 'create')
  tellApprovers(writer, firm, employee, id, chain[0]?.approverIds ?? [])
  return shown(writer, lookerOf(writer, firm), id)
}

/**
 * Notes leave for somebody, approved at once. For oneself it goes the way of a request.
 * @throws AppError not_found; invalid; forbidden without what the firm asks of approvers
 */
export function recordLeave(
  writer: Writer,
  firm: FirmContext,
  { employeeId, ...ask }: LeaveAsk & { employeeId: string },
): ShownRequest {
  const employee = getEmployee(writer, employeeId)
  const isNoted = !isOneself(firm, employee)
  if (isNoted) requireMayAct(writer, firm, 'approve')
  return askForLeave(writer, firm, employee, ask, isNoted)
}

/** Says in the history what became of a request; why somebody is away is not told there. */
export function audit(
  writer: Writer,
  { name }: StoredEmployee,
  id: string,
  action: string,
  change: { before?: object; after?: object } = {},
): void {
  writer.audit({ entity: 'leaveRequest', entityId: id, action, title: name, ...change })
}

/** Notifies those who are to decide and have an account. */
export function tellApprovers(
  writer: Writer,
  firm: FirmContext,
  { name }: StoredEmployee,
  id: string,
  approverIds: readonly string[],
): void {
  const userIds = approverIds.flatMap((one) => findEmployee(writer, one)?.userId || [])
  if (userIds.length === 0) return
  queueNotice(writer, firm, {
    kind: 'leaveWaits',
    params: { name },
    userIds,
    link: `/firms/${firm.firmId}/leave-requests/${id}`,
  })
}

/** A request as the caller may see it. */
export function shown(reader: Reader, looker: Looker, id: string): ShownRequest {
  const stored = findRequest(reader, id)
  if (!stored) throw new AppError('not_found', 'No such request')
  return showRequest(reader, stored, looker)
}

function examine({ person, ask, today, isNoted }: Asked) {
  const { code, hasBalance, type } = typeOf({ person, ask })
  const days = daysOfAsk(ask)
  const record = recordOf(person, code)
  const checked = checkRequest({
    id: '',
    days,
    askedOn: today,
    rules: isNoted ? { ...type.requests, noticeDays: null } : type.requests,
    counting: type.counting,
    plan: person.plan,
    holidays: holidaysOf(person, addDays(ask.from, -1), addDays(ask.to, 45)),
    others: othersOf(person, code),
    record,
  })
  const fields: FieldProblems = {}
  for (const problem of checked.problems) {
    const [field, said] = problemOf(problem)
    fields[field] ??= said
  }
  const unit: LeaveCheck['unit'] = type.counting.by === 'planned-minutes' ? 'minutes' : 'days'
  return { checked, fields, days, unit, hasBalance }
}

/** Illness is told though there is leave: that stands until the illness is confirmed. */
function othersOf({ requests }: Person, code: string): readonly LeaveRequest[] {
  if (code !== 'sick') return requests
  return requests.filter((one) => !isStanding(one))
}

function typeOf({ person, ask }: Pick<Asked, 'person' | 'ask'>) {
  const offered = person.types.find(({ code, isOffered }) => code === ask.typeCode && isOffered)
  const type = offered && typeOn(person, offered.code, ask.from)
  if (!type) throw invalidField('typeCode', 'required')
  if (person.employment.contract.length === 0) throw invalidField('from', 'noContractThen')
  return { code: ask.typeCode, hasBalance: type.requests.hasBalance, type }
}

function daysOfAsk({
  from,
  to,
  firstPortion,
  lastPortion,
  fromTime,
  toTime,
}: LeaveAsk): LeaveDay[] {
  if (to < from) throw invalidField('to', 'endBeforeStart')
  if (daysBetween(from, to) > maxDays) throw invalidField('to', 'tooLarge', { maximum: maxDays })
  if ((fromTime === '') !== (toTime === ''))
    throw invalidField(fromTime === '' ? 'fromTime' : 'toTime', 'required')
  if (fromTime !== '') {
    if (from !== to) throw invalidField('to', 'hoursOfOneDay')
    return [{ date: from, portion: { from: fromTime, to: toTime } }]
  }
  if (from === to) return [{ date: from, portion: firstPortion }]
  // Leave goes on over midnight: its first day is whole or ends with it, its last begins with it.
  if (firstPortion === 'first-half') throw invalidField('firstPortion', 'halfAtTheWrongEnd')
  if (lastPortion === 'second-half') throw invalidField('lastPortion', 'halfAtTheWrongEnd')
  return leaveDays(from, to, firstPortion, lastPortion)
}

function problemOf(problem: RequestProblem): [string, FieldProblem] {
  switch (problem.kind) {
    case 'no-days':
      return ['to', { key: 'endBeforeStart' }]
    case 'portion':
      return ['firstPortion', { key: 'portionNotAllowed' }]
    case 'costs-nothing':
      return ['from', { key: 'leaveCostsNothing' }]
    case 'not-employed':
      return ['from', { key: 'noContractThen' }]
    case 'overlap':
      return ['from', { key: 'leaveOverlaps', params: { date: problem.date } }]
    case 'notice':
      return ['from', { key: 'leaveTooSoon', params: { date: problem.earliest } }]
    case 'balance':
      return ['to', { key: 'leaveTooMuch', params: { missing: problem.shortage.amount } }]
  }
}
