import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { bringFirmHistorySoon } from '../firm-history.ts'
import { tellFirmOfLeaving } from '../members/tell-firm.ts'
import { firms, memberships, users } from '../tables.ts'
import { requireOwnAccount } from './own-account.ts'
import { anotherOwner } from './owners.ts'
import { announceProfile } from './profile-changed.ts'

/**
 * Ends the caller's own membership of a firm. Whether another owner stays is judged by the very
 * statement that deletes, so that two owners who leave at once do not both.
 * @throws AppError not_found, conflict for the last owner
 */
export async function leaveFirm(call: Call, firmId: string): Promise<{ message: string }> {
  const { user, firms: own } = requireOwnAccount(call)
  const membership = own.find((firm) => firm.firmId === firmId)
  if (!membership) throw new AppError('not_found', 'Not found')
  const db = directory(call.env)
  const isOwn = and(eq(memberships.userId, user.id), eq(memberships.firmId, firmId))
  const mayGo = sql`(${memberships.role} <> 'owner' or exists ${anotherOwner(firmId, user.id)})`
  const [left] = await db.batch([
    db.delete(memberships).where(and(isOwn, mayGo)).returning({ firmId: memberships.firmId }),
    auditIfChanged(db, call, {
      action: 'member.left',
      firmId,
      userId: user.id,
      before: { role: membership.role },
    }),
    db
      .update(users)
      .set({ currentFirmId: null })
      .where(and(eq(users.id, user.id), eq(users.currentFirmId, firmId))),
    db
      .update(firms)
      .set({ ownerId: sql`coalesce(${anotherOwner(firmId, user.id)}, ${firms.ownerId})` })
      .where(and(eq(firms.id, firmId), eq(firms.ownerId, user.id))),
  ])
  announceProfile(call, user.id)
  bringFirmHistorySoon(call, firmId)
  if (left.length === 0) {
    throw new AppError('conflict', 'The last owner cannot leave the firm', {
      detail: { reason: 'lastOwner' },
    })
  }
  tellFirmOfLeaving(call, { firmId, userId: user.id })
  return { message: 'You have left the firm.' }
}
