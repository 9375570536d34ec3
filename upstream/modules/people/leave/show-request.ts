import { isAllowed } from '#contract/core/roles.ts'
import type { LeaveRequest as ShownRequest } from '#contract/people/leave.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import {
  findAsker,
  findEmployee,
  findEmployeeOfUser,
  findPresent,
  getEmployee,
} from '../employees/index.ts'
import { formatAmount, parseAmount } from './amounts.ts'
import { mayDecide } from './approval-chain.ts'
import { costsOf, loadPerson, type Person, typeOn } from './person-leave.ts'
import type { Portion } from './portions.ts'
import { dueStep, isTaken } from './request-steps.ts'
import { proofOf } from './sick-leave.ts'
import { asRequest, type StoredRequest } from './stored-requests.ts'

/** Whoever approves leave in the firm, as chains name them. */
export const hrPrincipal = 'hr'

/**
 * Who asks: an employee, HR, both or neither. `employeeId` is empty for a key of the API; who has left
 * still reads what is theirs, and is not `isPresent`. `selfId` is who a key acts for all the same, as
 * nobody decides on themself by another way.
 */
export type Looker = {
  employeeId: string
  isPresent: boolean
  selfId: string
  isHr: boolean
  approves: boolean
  answersToNobody: boolean
  /** The firm's day on which they ask. */
  today: string
}

/** What the caller is to leave. */
export function lookerOf(reader: Reader, firm: FirmContext): Looker {
  const { actor } = firm
  const self = findEmployeeOfUser(reader, actor.userId)
  return {
    employeeId: findAsker(reader, firm)?.id ?? '',
    isPresent: findPresent(reader, firm) !== undefined,
    selfId: self?.id ?? '',
    isHr: isAllowed(actor, 'leave:view'),
    approves: isAllowed(actor, 'leave:approve'),
    answersToNobody: actor.role === 'owner',
    today: firmDate(reader, firm),
  }
}

/** As whom somebody may decide what is due of a request; undefined where they may not. */
export function decidesAs(stored: StoredRequest, looker: Looker): string | undefined {
  const step = dueStep(asRequest(stored))
  // Nobody approves their own leave, whatever else they may.
  if (!step || looker.selfId === stored.employeeId) return undefined
  if (looker.isPresent && mayDecide(step, looker.employeeId)) return looker.employeeId
  return looker.approves && mayDecide(step, hrPrincipal) ? hrPrincipal : undefined
}

/** Whether somebody may say that proof of an illness was seen: whoever approves leave, of others. */
export function mayConfirm(stored: StoredRequest, looker: Looker): boolean {
  if (stored.typeCode !== 'sick' || stored.state !== 'approved' || proofOf(stored)) return false
  return looker.approves && (looker.answersToNobody || looker.selfId !== stored.employeeId)
}

/** Whether a request waits for somebody who asks. */
export function waitsForLooker(stored: StoredRequest, looker: Looker): boolean {
  return decidesAs(stored, looker) !== undefined || mayConfirm(stored, looker)
}

/** Whether somebody may see a request at all: theirs, one that they decide or decided, or as HR. */
export function maySee(stored: StoredRequest, looker: Looker): boolean {
  const { employeeId, isHr, isPresent } = looker
  if (isHr || employeeId === stored.employeeId) return true
  return isPresent && stored.chain.some((step) => mayDecide(step, employeeId))
}

/** A request as the caller may see it; `person` where it is at hand. */
export function showRequest(
  reader: Reader,
  stored: StoredRequest,
  looker: Looker,
  person: Person = loadPerson(reader, getEmployee(reader, stored.employeeId)),
): ShownRequest {
  const seesReason = looker.isHr || looker.employeeId === stored.employeeId
  const request = asRequest(stored)
  const [first, last] = [stored.days[0], stored.days.at(-1)]
  const type = typeOn(person, stored.typeCode, stored.fromDate)
  const costs = costsOf(person, request)
  const total = costs.reduce((sum, { amount }) => sum + parseAmount(amount), 0n)
  const times = first && typeof first.portion === 'object' ? first.portion : undefined
  const nameOf = (id: string) => findEmployee(reader, id)?.name ?? id
  return {
    id: stored.id,
    employeeId: stored.employeeId,
    employeeName: person.employee.name,
    typeCode: seesReason ? stored.typeCode : null,
    typeName: seesReason
      ? (person.types.find(({ code }) => code === stored.typeCode)?.name ?? '')
      : null,
    from: stored.fromDate,
    to: stored.toDate,
    firstPortion: wordOf(first?.portion),
    lastPortion: wordOf(last?.portion),
    fromTime: times?.from ?? '',
    toTime: times?.to ?? '',
    total: formatAmount(total),
    unit: type?.counting.by === 'planned-minutes' ? 'minutes' : 'days',
    note: stored.note,
    standInName: stored.standInId === '' ? '' : nameOf(stored.standInId),
    state: stored.state,
    isTaken: isTaken(request, looker.today),
    waitsFor: (dueStep(request)?.approverIds ?? []).map((id) =>
      id === hrPrincipal ? id : nameOf(id),
    ),
    // That an illness was confirmed tells why somebody is away.
    decisions: stored.decisions
      .filter(({ of }) => seesReason || of !== 'proof')
      .map(({ byName, at, isApproved, reason, of }) => ({
        byName,
        at,
        isApproved,
        reason,
        of,
      })),
    cancelReason: seesReason || maySee(stored, looker) ? stored.cancelReason : '',
    daysReturned: seesReason ? returnedDays(stored) : null,
    proofDueOn: seesReason && stored.proofDueOn !== '' ? stored.proofDueOn : null,
    submittedAt: stored.submittedAt,
    actions: actionsOf(stored, looker),
    version: stored.version,
  }
}

function actionsOf(stored: StoredRequest, looker: Looker): ShownRequest['actions'] {
  const isOwn = looker.employeeId === stored.employeeId
  return [
    ...(decidesAs(stored, looker) === undefined ? [] : (['decide'] as const)),
    ...(mayConfirm(stored, looker) ? (['confirm'] as const) : []),
    ...(isOwn && stored.state === 'submitted' ? (['withdraw'] as const) : []),
    ...(isOwn && stored.state === 'approved' ? (['cancel'] as const) : []),
  ]
}

/** Days of leave that an illness gave back; null while its proof was not seen. */
function returnedDays(stored: StoredRequest): number | null {
  const proof = proofOf(stored)
  return proof ? (proof.returned ?? []).reduce((sum, { days }) => sum + days.length, 0) : null
}

/** `times` in place of what somebody typed. */
export function wordOf(portion: Portion | undefined): ShownRequest['firstPortion'] {
  if (portion === undefined) return 'whole'
  return typeof portion === 'object' ? 'times' : portion
}
