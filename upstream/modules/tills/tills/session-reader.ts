import { and, asc, eq } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { TillSession, TillSessionAction } from '#contract/tills/tills.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { mayApprove } from '../../firm/approvals/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { bankingsFor, namedShares, sessionsToBank } from './bankings.ts'
import { devicesOf } from './devices.ts'
import { lateOf } from './late-tickets.ts'
import { reportOf } from './report.ts'
import { tillMovesTable, tillSessionsTable } from './tables.ts'

export type StoredSession = typeof tillSessionsTable.$inferSelect

/** @throws AppError not_found */
export function getStoredSession({ db }: Reader, id: string): StoredSession {
  const row = db.select().from(tillSessionsTable).where(eq(tillSessionsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such session')
  return row
}

/** The session that a till sells in. @throws AppError conflict where there is none */
export function openSession({ db }: Reader, registerId: string): StoredSession {
  const row = db
    .select()
    .from(tillSessionsTable)
    .where(and(eq(tillSessionsTable.registerId, registerId), eq(tillSessionsTable.state, 'open')))
    .get()
  if (!row) throw conflictOf('tillClosed')
  return row
}

/** What `requireApprover` asks of whoever accepts a session's difference. */
export function approvalOf({ countedBy, difference }: StoredSession) {
  return { kind: 'tillSession', preparedBy: countedBy, amount: difference ?? 0 }
}

/** A session with its report. @throws AppError not_found */
export function getSession(reader: Reader, actor: Actor, id: string): TillSession {
  const stored = getStoredSession(reader, id)
  const { rowNumber: _, ...row } = stored
  const moves = reader.db
    .select()
    .from(tillMovesTable)
    .where(eq(tillMovesTable.sessionId, id))
    .orderBy(asc(tillMovesTable.id))
    .all()
  // Whoever counts the drawer does not see what should be in it.
  const isBlind = row.state === 'open' && !isAllowed(actor, 'till:approve')
  const report = reportOf(reader, row)
  return {
    ...row,
    currency: getFirmProfile(reader).baseCurrency,
    openingCount: JSON.parse(row.openingCount),
    closingCount: row.closingCount === null ? null : JSON.parse(row.closingCount),
    moves: moves.map((move) => ({ ...move, forSessions: namedShares(reader, move.forSessions) })),
    banked: bankingsFor(reader, stored),
    toBank: row.state === 'open' ? sessionsToBank(reader, row.registerId) : [],
    report: isBlind ? { ...report, tenders: [], tips: [], cash: null } : report,
    late: isBlind ? { here: [], elsewhere: [] } : lateOf(reader, stored),
    devices: devicesOf(reader, row.registerId),
    actions: actionsOf(reader, actor, row),
  }
}

function actionsOf(
  reader: Reader,
  actor: Actor,
  row: Omit<StoredSession, 'rowNumber'>,
): TillSessionAction[] {
  if (row.state === 'open' && isAllowed(actor, 'till:sell')) return ['sell', 'move', 'count']
  if (row.state !== 'counted' || !isAllowed(actor, 'till:approve')) return []
  const approval = approvalOf({ ...row, rowNumber: 0 })
  return mayApprove(reader, { ...approval, actor }) ? ['recount', 'approve'] : ['recount']
}
