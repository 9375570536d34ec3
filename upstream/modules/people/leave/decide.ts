import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { LeaveRequest as ShownRequest } from '#contract/people/leave.ts'
import { requireMayAct } from '../../../firm/act-guards.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { changeRow } from '../../../register/stored-rows.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { getEmployee } from '../employees/index.ts'
import { accountUntil } from './account.ts'
import { audit, shown, tellApprovers } from './ask.ts'
import { shortageWith } from './balance.ts'
import { takeDaysAgain } from './give-back.ts'
import { costsOf, loadPerson, recordOf, typeOn } from './person-leave.ts'
import {
  askToCancel,
  decideRequest,
  dueStep,
  type LeaveRequest,
  type StepAnswer,
  withdrawRequest,
} from './request-steps.ts'
import { decidesAs, lookerOf, maySee, showRequest } from './show-request.ts'
import { proofOf } from './sick-leave.ts'
import { asRequest, findRequest, type StoredRequest } from './stored-requests.ts'
import { leaveRequestsTable } from './tables.ts'

type Decision = { requestId: string; isApproved: boolean; reason: string; version: number }

/** A request that the caller may see. @throws AppError not_found, also where they may not */
export function getRequest(reader: Reader, firm: FirmContext, requestId: string): ShownRequest {
  const stored = requireSeen(reader, firm, requestId)
  return showRequest(reader, stored, lookerOf(reader, firm))
}

/**
 * Approves or rejects what is due.
 * @throws AppError forbidden for who is not in the chain, or lacks what the firm asks of approvers; invalid without a reason for a no, or where
 * the balance does not cover it any more; conflict where somebody was faster
 */
export function decideLeave(writer: Writer, firm: FirmContext, decision: Decision): ShownRequest {
  const { requestId, isApproved, reason, version } = decision
  const stored = requireSeen(writer, firm, requestId)
  const looker = lookerOf(writer, firm)
  requireVersion(stored, version, () => showRequest(writer, stored, looker))
  const byId = decidesAs(stored, looker)
  if (byId === undefined) throw new AppError('forbidden', 'Your role cannot decide on this')
  requireMayAct(writer, firm, 'approve')
  const before = asRequest(stored)
  if (isApproved && before.state === 'submitted') requireCovered(writer, stored)
  const named = {
    byId,
    byName: firm.actor.userName,
    at: firm.now.toISOString(),
    isApproved,
    reason: reason === '' ? null : reason,
  }
  const request = taken(decideRequest(before, named))
  keep(writer, firm, stored, request)
  const employee = getEmployee(writer, stored.employeeId)
  audit(writer, employee, requestId, isApproved ? 'approve' : 'reject')
  const next = dueStep(request)
  if (next) tellApprovers(writer, firm, employee, requestId, next.approverIds)
  else if (employee.userId !== '') {
    queueNotice(writer, firm, {
      kind: 'leaveDecided',
      params: { by: firm.actor.userName },
      userIds: [employee.userId],
      link: `/firms/${firm.firmId}/leave-requests/${requestId}`,
    })
  }
  return shown(writer, looker, requestId)
}

/** Takes a request back that nobody has decided. @throws AppError forbidden, conflict */
export function withdrawLeave(writer: Writer, firm: FirmContext, requestId: string): ShownRequest {
  const stored = requireSeen(writer, firm, requestId)
  const looker = lookerOf(writer, firm)
  keep(writer, firm, stored, taken(withdrawRequest(asRequest(stored), looker.employeeId)))
  audit(writer, getEmployee(writer, stored.employeeId), requestId, 'withdraw')
  return shown(writer, looker, requestId)
}

/** Asks to cancel approved leave; where nobody approves it, it is cancelled. */
export function cancelLeave(
  writer: Writer,
  firm: FirmContext,
  { requestId, reason }: { requestId: string; reason: string },
): ShownRequest {
  const stored = requireSeen(writer, firm, requestId)
  const looker = lookerOf(writer, firm)
  const request = taken(askToCancel(asRequest(stored), looker.employeeId, reason))
  keep(writer, firm, stored, request)
  const employee = getEmployee(writer, stored.employeeId)
  audit(writer, employee, requestId, 'cancel')
  tellApprovers(writer, firm, employee, requestId, dueStep(request)?.approverIds ?? [])
  return shown(writer, looker, requestId)
}

function requireSeen(reader: Reader, firm: FirmContext, id: string): StoredRequest {
  const stored = findRequest(reader, id)
  if (!stored || !maySee(stored, lookerOf(reader, firm))) {
    throw new AppError('not_found', 'No such request')
  }
  return stored
}

/** Between asking and approving a contract or another type may have changed what is left. */
function requireCovered(reader: Reader, stored: StoredRequest): void {
  const person = loadPerson(reader, getEmployee(reader, stored.employeeId))
  const type = typeOn(person, stored.typeCode, stored.fromDate)
  if (!type?.requests.hasBalance) return
  const takings = costsOf(person, asRequest(stored)).map(({ date, amount }) => ({
    ...{ key: `${stored.id}/${date}`, date, amount },
    state: 'approved' as const,
  }))
  const account = accountUntil(recordOf(person, stored.typeCode, stored.id), stored.toDate)
  const shortage = shortageWith(account, takings, type.requests.negativeLimit)
  if (shortage) throw invalidField('isApproved', 'leaveTooMuch', { missing: shortage.amount })
}

function taken(answer: StepAnswer): LeaveRequest {
  if (answer.ok) return answer.request
  const { refusal } = answer
  if (refusal === 'no-reason') throw invalidField('reason', 'required')
  if (refusal === 'wrong-state') throw conflictOf('changedMeanwhile')
  throw new AppError('forbidden', 'Your role cannot decide on this')
}

/** Illness on days of leave waits for whoever sees its proof. */
function isUnconfirmed(stored: StoredRequest, after: LeaveRequest): boolean {
  return (
    stored.isWaiting && stored.typeCode === 'sick' && after.state === 'approved' && !proofOf(stored)
  )
}

function keep(writer: Writer, firm: FirmContext, stored: StoredRequest, after: LeaveRequest): void {
  changeRow(writer, leaveRequestsTable, firm, stored.id, {
    state: after.state,
    isWaiting: dueStep(after) !== undefined || isUnconfirmed(stored, after),
    decisions: after.decisions,
    cancelReason: after.cancelReason ?? '',
    version: stored.version + 1,
  })
  if (after.state === 'cancelled') takeDaysAgain(writer, firm, stored)
}
