import { and, eq } from 'drizzle-orm'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { amountParam } from '#contract/core/money.ts'
import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import {
  type CashMoveInput,
  type CountInput,
  type TillSession,
  worthOf,
} from '#contract/tills/tills.ts'
import { requireMayAct } from '../../../firm/act-guards.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requireApprover } from '../../firm/approvals/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import { sharesOf } from './bankings.ts'
import { devicesOf } from './devices.ts'
import { lateHere, postedDifference } from './late-tickets.ts'
import { postSession } from './posting.ts'
import { getStoredRegister } from './registers.ts'
import { makeReport } from './report.ts'
import { reportSeries, takeTillNumber } from './series.ts'
import { approvalOf, getSession, getStoredSession, type StoredSession } from './session-reader.ts'
import { signMoney } from './sign-ticket.ts'
import { tillCartsTable, tillMovesTable, tillSessionsTable } from './tables.ts'
import { owedTips } from './tips.ts'

const entity = 'tillSession'

/**
 * Notes money that is put in or taken out.
 * @throws AppError not_found; conflict; invalid without a word for what is none of the reasons, and for
 *   more than is owed in tips, which takes the right to approve the end of a day
 */
export function moveCash(
  writer: Writer,
  context: FirmContext,
  sessionId: string,
  input: CashMoveInput,
): TillSession {
  const { direction, amount, reason, note } = input
  const session = requireState(writer, sessionId, 'open')
  const shares = sharesOf(writer, session.registerId, input)
  if (reason === 'other' && note === '') {
    throw new AppError('invalid', 'Enter a reason', { fields: { note: { key: 'required' } } })
  }
  const { actor, now, newId } = context
  const id = newId()
  const date = firmDate(writer, context)
  const isTips = direction === 'out' && reason === 'tips'
  if (isTips && !isAllowed(actor, 'till:approve')) requireOwed(writer, amount)
  const values = { direction, amount, reason, note }
  writer.db
    .insert(tillMovesTable)
    .values({
      ...{ id, sessionId, date },
      ...values,
      forSessions: JSON.stringify(shares),
      at: now.toISOString(),
      by: actor.userId,
      byName: actor.userName,
    })
    .run()
  writer.audit({ entity, entityId: sessionId, action: 'move', after: values, ...titleOf(session) })
  const { registerId } = session
  const moved = { registerId, kind: 'move', documentId: id, number: '', words: note } as const
  const signed = direction === 'in' ? amount : 0 - amount
  signMoney(writer, context, { ...moved, amount: signed, date })
  return getSession(writer, actor, sessionId)
}

function requireOwed(reader: Reader, amount: number): void {
  const owed = Math.max(0, owedTips(reader))
  if (amount <= owed) return
  const { baseCurrency } = getFirmProfile(reader)
  throw invalidField('amount', 'moreThanTips', { owed: amountParam(owed, baseCurrency) })
}

/**
 * Ends the sale with what lies in the drawer. Without a difference the session is closed at once, but
 * for one with tickets of earlier sessions: what they brought is not expected, which somebody accepts.
 * @throws AppError not_found, locked; conflict, `deviceHasTickets` where a device has said that it
 *   keeps some; forbidden to end it nevertheless for who may not approve
 */
export function countSession(
  writer: Writer,
  context: FirmContext,
  sessionId: string,
  { despiteWaiting, ...count }: CountInput,
): TillSession {
  const before = requireState(writer, sessionId, 'open')
  const { actor, now } = context
  if (despiteWaiting) {
    requirePermission(actor, 'till:approve', 'needsApproverToClose')
    requireMayAct(writer, context, 'approve')
  }
  const devices = devicesOf(writer, before.registerId)
  const waiting = devices.reduce((sum, one) => sum + one.waiting, 0)
  if (waiting > 0 && !despiteWaiting) throw conflictOf('deviceHasTickets')
  const counted = worthOf(count)
  const { cash } = makeReport(writer, { ...before, counted })
  const difference = cash?.difference ?? 0
  putCartsAside(writer, sessionId)
  change(writer, before, {
    state: 'counted',
    closingCount: JSON.stringify(count),
    counted,
    difference,
    countedAt: now.toISOString(),
    countedBy: actor.userId,
    countedByName: actor.userName,
  })
  const after = { counted, difference, ...(waiting > 0 && { waiting }) }
  writer.audit({ entity, entityId: sessionId, action: 'count', after, ...titleOf(before) })
  const isOfEarlier = lateHere(writer, before).some((late) => late.sessionId !== null)
  if (difference === 0 && !isOfEarlier)
    close(writer, context, getStoredSession(writer, sessionId), '')
  return getSession(writer, actor, sessionId)
}

/** What a device sold before the drawer was counted changes what should have been in it. */
export function noteLate(writer: Writer, sessionId: string): void {
  const session = getStoredSession(writer, sessionId)
  const { cash } = makeReport(writer, session)
  change(writer, session, { difference: cash?.difference ?? 0 })
}

/** Opens a counted session again, so that it is counted once more. @throws AppError conflict */
export function recountSession(
  writer: Writer,
  context: FirmContext,
  sessionId: string,
): TillSession {
  const before = requireState(writer, sessionId, 'counted')
  change(writer, before, { state: 'open', closingCount: null, counted: null, difference: null })
  const { counted, difference } = before
  const was = { before: { counted, difference } }
  writer.audit({ entity, entityId: sessionId, action: 'recount', ...was, ...titleOf(before) })
  return getSession(writer, context.actor, sessionId)
}

/**
 * Accepts the difference of a counted session and closes it.
 * @throws AppError not_found, locked; conflict; forbidden for whoever counted, by the firm's rule
 */
export function approveSession(
  writer: Writer,
  context: FirmContext,
  sessionId: string,
  note: string,
): TillSession {
  const before = requireState(writer, sessionId, 'counted')
  requireApprover(writer, { ...approvalOf(before), actor: context.actor })
  requireMayAct(writer, context, 'approve')
  close(writer, context, before, note)
  return getSession(writer, context.actor, sessionId)
}

/** Gives the Z report its number, keeps it and posts it. */
function close(writer: Writer, context: FirmContext, session: StoredSession, note: string): void {
  const { id, registerId, registerName } = session
  const { actor, now } = context
  const number = takeTillNumber(writer, getStoredRegister(writer, registerId), reportSeries)
  const report = makeReport(writer, session)
  const difference = report.cash?.difference ?? 0
  change(writer, session, {
    state: 'closed',
    stage: 'closed',
    number,
    note,
    total: report.total,
    difference,
    closedAt: now.toISOString(),
    closedByName: actor.userName,
    report: JSON.stringify(report),
  })
  const date = firmDate(writer, context)
  postSession(writer, context, {
    sessionId: id,
    number,
    registerName,
    date,
    difference,
  })
  const closed = {
    registerId,
    kind: 'closing',
    documentId: `${id}:Z`,
    number,
    words: note,
  } as const
  // What the entry above holds, so that both say the same of the drawer.
  const amount = postedDifference(writer, { id, difference })
  signMoney(writer, context, { ...closed, amount, date })
  writer.audit({
    entity,
    entityId: id,
    action: 'close',
    title: number,
    after: { difference, note },
  })
}

function putCartsAside({ db }: Writer, sessionId: string): void {
  const isOpen = and(eq(tillCartsTable.sessionId, sessionId), eq(tillCartsTable.state, 'open'))
  db.update(tillCartsTable).set({ state: 'parked' }).where(isOpen).run()
}

function change(
  writer: Writer,
  { id, version }: StoredSession,
  values: Partial<StoredSession>,
): void {
  writer.db
    .update(tillSessionsTable)
    .set({ ...values, version: version + 1 })
    .where(eq(tillSessionsTable.id, id))
    .run()
  indexSession(writer, id)
}

/** Has a session found by the search. */
export function indexSession(writer: Writer, id: string): void {
  const { rowNumber, number, registerName, openedByName, closedByName, date } = getStoredSession(
    writer,
    id,
  )
  const people = `${openedByName} ${closedByName}`
  writeSearchEntry(writer, 'till_session_search', rowNumber, {
    number,
    register: registerName,
    people,
  })
  const title = number || registerName
  putSearchEntry(writer, { kind: entity, id, title, subtitle: people, text: registerName, date })
}

function requireState(reader: Reader, id: string, state: 'open' | 'counted'): StoredSession {
  const session = getStoredSession(reader, id)
  if (session.state !== state) throw conflictOf(state === 'open' ? 'tillClosed' : 'tillNotCounted')
  return session
}

function titleOf({ number, registerName }: StoredSession): { title: string } {
  return { title: number || registerName }
}
