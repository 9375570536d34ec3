import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { AdministeredUserDetail } from '#contract/platform/administered-users.ts'
import { audit } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { resetSecondFactor } from '../../../../identity/credentials/second-factor.ts'
import { directory } from '../../../../identity/directory.ts'
import { endSessions } from '../../../../identity/end-sessions.ts'
import { requireFreshIdentity, requireIdentity } from '../../../../identity/identity.ts'
import { users } from '../../../../identity/tables.ts'
import { getUser } from './detail.ts'
import { findUser } from './list.ts'

/** Ends every session of a person, but for the one that asks. @throws AppError not_found */
export async function endUserSessions(call: Call, userId: string): Promise<AdministeredUserDetail> {
  const { user, sessionId } = requireIdentity(call)
  await requireUser(call, userId)
  const isSelf = user.id === userId
  const ended = await endSessions(call, userId, isSelf ? sessionId : undefined)
  await audit(directory(call.env), call, {
    action: 'user.sessions-ended',
    userId,
    after: { sessions: ended },
  })
  return getUser(call, userId)
}

/** Gives a person another plan, or none. @throws AppError not_found */
export async function changePlan(
  call: Call,
  { userId, planId }: { userId: string; planId: string },
): Promise<AdministeredUserDetail> {
  const { user } = await requireUser(call, userId)
  const db = directory(call.env)
  const plan = planId === '' ? null : planId
  if (user.planId !== plan) {
    await db.batch([
      db
        .update(users)
        .set({ planId: plan, updatedAt: new Date(call.now) })
        .where(eq(users.id, userId)),
      audit(db, call, {
        action: 'user.plan',
        userId,
        before: { planId: user.planId },
        after: { planId: plan },
      }),
    ])
  }
  return getUser(call, userId)
}

/**
 * Takes away the second factor of somebody who lost it; they are notified by mail, and every session of
 * theirs ends. @throws AppError confirm_needed, not_found
 */
export async function resetUserSecondFactor(
  call: Call,
  userId: string,
): Promise<AdministeredUserDetail> {
  requireFreshIdentity(call)
  await requireUser(call, userId)
  await resetSecondFactor(call.env, userId)
  await audit(directory(call.env), call, { action: 'user.second-factor-reset', userId })
  await endSessions(call, userId)
  return getUser(call, userId)
}

async function requireUser(call: Call, userId: string) {
  const row = await findUser(call, userId)
  if (!row) throw new AppError('not_found', 'Not found')
  return row
}
