import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { AdministeredUserDetail } from '#contract/platform/administered-users.ts'
import { auditIfChanged } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { endSessions } from '../../../../identity/end-sessions.ts'
import { requireIdentity } from '../../../../identity/identity.ts'
import { signInPaths } from '../../../../identity/sign-in-paths.ts'
import { users } from '../../../../identity/tables.ts'
import { forgetSuspension, keepSuspension } from '../suspensions.ts'
import { writeForPlatform } from '../write-mail.ts'
import { getUser } from './detail.ts'
import { findUser } from './list.ts'

/**
 * Keeps a person out: every session and websocket ends, and no sign-in works. Whether an administrator is
 * left is judged by the very statement that suspends, so that two at once cannot shut everybody out.
 * @throws AppError not_found; conflict for oneself and for the last administrator
 */
export async function suspendUser(
  call: Call,
  { userId, reason }: { userId: string; reason: string },
): Promise<AdministeredUserDetail> {
  const { env, now } = call
  if (userId === requireIdentity(call).user.id) throw refused('suspendSelf')
  const row = await findUser(call, userId)
  if (!row) throw new AppError('not_found', 'Not found')
  const db = directory(env)
  const isReplaceable = sql`(${users.kind} <> 'admin' or exists (select 1 from users as other
    where other.kind = 'admin' and other.suspended_at is null and other.id <> ${userId}))`
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ suspendedAt: now })
      .where(and(eq(users.id, userId), isNull(users.suspendedAt), isReplaceable))
      .returning({ id: users.id }),
    auditIfChanged(db, call, { action: 'user.suspended', userId, after: { reason } }),
  ])
  const after = await findUser(call, userId)
  if (after?.user.suspendedAt === null) throw refused('lastAdministrator')
  await endSessions(call, userId)
  if (changed.length > 0) {
    await keepSuspension(call, userId, reason)
    if (!row.user.isDemo) call.defer(writeForPlatform(env, row.user, 'userSuspended', { reason }))
  }
  return getUser(call, userId)
}

/** Lets a person in again. @throws AppError not_found */
export async function resumeUser(call: Call, userId: string): Promise<AdministeredUserDetail> {
  const { env } = call
  const row = await findUser(call, userId)
  if (!row) throw new AppError('not_found', 'Not found')
  const db = directory(env)
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ suspendedAt: null })
      .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)))
      .returning({ id: users.id }),
    auditIfChanged(db, call, { action: 'user.resumed', userId }),
    forgetSuspension(call, userId),
  ])
  if (changed.length > 0 && !row.user.isDemo) {
    const link = env.PUBLIC_ORIGIN + signInPaths[row.user.kind]
    call.defer(writeForPlatform(env, row.user, 'userResumed', { link }))
  }
  return getUser(call, userId)
}

function refused(reason: 'suspendSelf' | 'lastAdministrator'): AppError {
  return new AppError('conflict', 'This person cannot be suspended', { detail: { reason } })
}
