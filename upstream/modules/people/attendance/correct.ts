import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import type { Correction, CorrectionInput } from '#contract/people/attendance.ts'
import { requireMayAct } from '../../../firm/act-guards.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { changeRow, insertRow } from '../../../register/stored-rows.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import {
  findEmployee,
  findEmployeeOfUser,
  findPresent,
  getEmployee,
  type StoredEmployee,
} from '../employees/index.ts'
import {
  askForCorrection,
  type CorrectionAnswer,
  type CorrectionRequest,
  decideCorrection,
  type PunchChange,
  withdrawCorrection,
} from './corrections.ts'
import { localOfMinute, minuteOf } from './minute-spans.ts'
import type { Punch } from './punches.ts'
import { timeCorrectionsTable } from './tables.ts'
import {
  asCorrection,
  findCorrection,
  punchesOf,
  type StoredCorrection,
  waitingCorrections,
} from './views.ts'

/** Punches of a day as they hold, by the clock where the firm is. */
export function punchesOn(
  reader: Reader,
  employeeId: string,
  date: string,
): { id: string; time: string; kind: Punch['kind'] }[] {
  const { timeZone } = getFirmProfile(reader)
  return punchesOf(reader, employeeId)
    .map(({ id, at, kind }) => ({ id, kind, local: localOfMinute(minuteOf(at), timeZone) }))
    .filter(({ local }) => local.slice(0, 10) === date)
    .map(({ id, kind, local }) => ({ id, kind, time: local.slice(11) }))
    .sort((one, other) => (one.time < other.time ? -1 : 1))
}

/**
 * Asks for punches of a day to be other than they are. `isNoted` by HR for somebody else: it holds at
 * once.
 * @throws AppError invalid without a change, or for days to come
 */
export function askCorrection(
  writer: Writer,
  firm: FirmContext,
  employee: StoredEmployee,
  input: CorrectionInput,
  isNoted = false,
): Correction {
  if (isNoted) requireMayAct(writer, firm, 'approve')
  const { date, reason } = input
  if (date > firmDate(writer, firm)) throw invalidField('date', 'inTheFuture')
  const before = punchesOn(writer, employee.id, date)
  const found = changesOf(writer, input, before)
  const id = firm.newId()
  const at = firm.now.toISOString()
  const request = taken(
    askForCorrection(
      {
        ...{ id, personId: employee.id, changes: found.map(({ change }) => change), reason },
        ...{ askedById: firm.actor.userId, askedAt: at },
      },
      punchesOf(writer, employee.id),
    ),
  )
  const decision = isNoted ? { byId: firm.actor.userId, at, reason: null } : null
  const row = {
    ...{ id, employeeId: employee.id, date, changes: [...request.changes], reason, askedAt: at },
    ...{ shown: found.map(({ shown }) => shown), askedById: firm.actor.userId },
    ...{ state: isNoted ? 'approved' : 'submitted', decision },
    decidedByName: isNoted ? firm.actor.userName : '',
  }
  insertRow(writer, timeCorrectionsTable, firm, row)
  audit(writer, employee, id, isNoted ? 'edit' : 'submit')
  const manager = findEmployee(writer, employee.managerId)
  if (!isNoted && manager?.userId) {
    queueNotice(writer, firm, {
      kind: 'correctionWaits',
      params: { name: employee.name },
      userIds: [manager.userId],
      link: `/firms/${firm.firmId}/time-corrections`,
    })
  }
  return show(writer, firm, id)
}

/** Approves or rejects a correction of somebody else's time. @throws AppError forbidden, invalid, conflict */
export function decideOn(
  writer: Writer,
  firm: FirmContext,
  decision: { correctionId: string; isApproved: boolean; reason: string; version: number },
): Correction {
  const stored = requireSeen(writer, firm, decision.correctionId)
  requireVersion(stored, decision.version, () => toCorrection(writer, firm, stored))
  if (!mayDecide(writer, firm, stored))
    throw new AppError('forbidden', 'Your role cannot decide on this')
  requireMayAct(writer, firm, 'approve')
  const request = taken(
    decideCorrection(asCorrection(stored), {
      byId: firm.actor.userId,
      at: firm.now.toISOString(),
      isApproved: decision.isApproved,
      reason: decision.reason === '' ? null : decision.reason,
    }),
  )
  changeRow(writer, timeCorrectionsTable, firm, stored.id, {
    ...{ state: request.state, decision: request.decision, decidedByName: firm.actor.userName },
    version: stored.version + 1,
  })
  const employee = getEmployee(writer, stored.employeeId)
  audit(writer, employee, stored.id, decision.isApproved ? 'approve' : 'reject')
  return show(writer, firm, stored.id)
}

/** Takes one's own request back. @throws AppError forbidden, conflict */
export function withdrawOwn(writer: Writer, firm: FirmContext, id: string): Correction {
  const stored = requireSeen(writer, firm, id)
  if (findEmployeeOfUser(writer, firm.actor.userId)?.id !== stored.employeeId) {
    throw new AppError('forbidden', 'You can only do this for yourself')
  }
  const { state } = taken(withdrawCorrection(asCorrection(stored)))
  changeRow(writer, timeCorrectionsTable, firm, id, { state, version: stored.version + 1 })
  return show(writer, firm, id)
}

/** Corrections that the caller may decide, the oldest first. */
export function listWaiting(reader: Reader, firm: FirmContext): Correction[] {
  return waitingCorrections(reader)
    .filter((stored) => mayDecide(reader, firm, stored))
    .map((stored) => toCorrection(reader, firm, stored))
}

/** A correction as the caller sees it. */
export function toCorrection(
  reader: Reader,
  firm: FirmContext,
  stored: StoredCorrection,
): Correction {
  const isOwn = findEmployeeOfUser(reader, firm.actor.userId)?.id === stored.employeeId
  const isOpen = stored.state === 'submitted'
  return {
    ...{ id: stored.id, employeeId: stored.employeeId, date: stored.date },
    employeeName: getEmployee(reader, stored.employeeId).name,
    ...{ changes: stored.shown, reason: stored.reason, state: stored.state },
    ...{ decidedBy: stored.decidedByName, decisionReason: stored.decision?.reason ?? '' },
    ...{ askedAt: stored.askedAt, version: stored.version },
    actions: [
      ...(isOpen && mayDecide(reader, firm, stored) ? (['decide'] as const) : []),
      ...(isOpen && isOwn ? (['withdraw'] as const) : []),
    ],
  }
}

function changesOf(
  reader: Reader,
  { date, punches, more }: CorrectionInput,
  before: readonly { id: string; time: string; kind: string }[],
) {
  const { timeZone } = getFirmProfile(reader)
  const at = (time: string) => instantOf(`${date}T${time}`, timeZone)
  const byId = new Map(before.map((punch) => [punch.id, punch]))
  const changed = punches.flatMap(({ id, time }) => {
    const known = byId.get(id)
    if (!known || known.time === time) return []
    const change: PunchChange =
      time === '' ? { kind: 'remove', punchId: id } : { kind: 'move', punchId: id, at: at(time) }
    return [
      { change, shown: { kind: change.kind, punchKind: known.kind, from: known.time, to: time } },
    ]
  })
  const added = more.flatMap(({ kind, time }) => {
    if (time === '') return []
    const change: PunchChange = { kind: 'add', at: at(time), timeZone, punchKind: kind }
    return [{ change, shown: { kind: change.kind, punchKind: kind, from: '', to: time } }]
  })
  return [...changed, ...added]
}

/** The person's manager, or whoever decides on time; nobody on their own, or on what they asked. */
function mayDecide(reader: Reader, firm: FirmContext, stored: StoredCorrection): boolean {
  const { actor } = firm
  const own = findEmployeeOfUser(reader, actor.userId)
  if (own?.id === stored.employeeId || actor.userId === stored.askedById) return false
  if (isAllowed(actor, 'attendance:approve')) return true
  const { managerId } = getEmployee(reader, stored.employeeId)
  return managerId !== '' && findPresent(reader, firm)?.id === managerId
}

function requireSeen(reader: Reader, firm: FirmContext, id: string): StoredCorrection {
  const stored = findCorrection(reader, id)
  const own = findEmployeeOfUser(reader, firm.actor.userId)
  const isSeen =
    stored &&
    (own?.id === stored.employeeId ||
      isAllowed(firm.actor, 'attendance:view') ||
      mayDecide(reader, firm, stored))
  if (!isSeen) throw new AppError('not_found', 'No such correction')
  return stored
}

function show(reader: Reader, firm: FirmContext, id: string): Correction {
  return toCorrection(reader, firm, requireSeen(reader, firm, id))
}

function taken(answer: CorrectionAnswer): CorrectionRequest {
  if (answer.ok) return answer.request
  const { refusal } = answer
  if (refusal === 'no-changes') throw invalidField('more.0.time', 'nothingChanges')
  if (refusal === 'no-reason') throw invalidField('reason', 'required')
  if (refusal === 'not-submitted') throw conflictOf('changedMeanwhile')
  if (refusal === 'own-request')
    throw new AppError('forbidden', 'You cannot decide on your own request')
  throw new AppError('not_found', 'No such punch')
}

function audit(writer: Writer, { name }: StoredEmployee, id: string, action: string): void {
  writer.audit({ entity: 'timeCorrection', entityId: id, action, title: name })
}
