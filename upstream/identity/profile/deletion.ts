import { and, eq, gt } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { countAttempt, requireAllowed } from '../attempts.ts'
import { audit } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { endSessions } from '../end-sessions.ts'
import { users } from '../tables.ts'
import { hashToken, newToken } from '../token.ts'
import { mailPerson } from './mail-person.ts'
import { findObstacle } from './obstacle.ts'
import { requireFreshAccount, requireOwnAccount } from './own-account.ts'
import { removeAccount } from './remove-account.ts'
import { accountDeletions } from './tables.ts'

const lifetimeMs = 24 * 3_600_000

/**
 * Mails the link that removes the account, valid for a day. Every other session ends at once; this
 * one stays, so that the person can think again.
 * @throws AppError confirm_needed, invalid for another address than one's own, conflict for the
 * sole owner of a firm, rate_limited
 */
export async function requestDeletion(call: Call, input: { email: string }) {
  const { env, now } = call
  const { user, sessionId } = requireFreshAccount(call)
  if (input.email.toLowerCase() !== user.email) throw invalidField('email', 'notYourEmail')
  await requireNoObstacle(call, user.id)
  const db = directory(env)
  const limit = { key: `deletion ${user.id}`, free: 3, firstWaitMs: 60_000, longestWaitMs: 900_000 }
  requireAllowed(await countAttempt(db, limit, now), now)
  const token = newToken()
  const row = { tokenHash: hashToken(token), expiresAt: now + lifetimeMs }
  await db.batch([
    db
      .insert(accountDeletions)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate({ target: accountDeletions.userId, set: row }),
    audit(db, call, { action: 'account.deletionAsked', userId: user.id }),
  ])
  await endSessions(call, user.id, sessionId)
  const link = `${env.PUBLIC_ORIGIN}/confirm-deletion?token=${token}`
  await mailPerson(env, user, 'deletion', { link })
  return { message: 'We sent you a link that removes the account.' }
}

/** Thinks again: the mailed link is then dead. */
export async function withdrawDeletion(call: Call) {
  const { user } = requireOwnAccount(call)
  const db = directory(call.env)
  await db.delete(accountDeletions).where(eq(accountDeletions.userId, user.id))
  return { message: 'Your account stays.' }
}

/** Whose account a mailed link removes, without following it. @throws AppError not_found */
export async function getDeletion({ env, now }: Call, token: string): Promise<{ email: string }> {
  const [row] = await directory(env)
    .select({ email: users.email })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(isGood(token, now))
  if (!row) throw new AppError('not_found', 'This link is no longer valid')
  return row
}

/** Removes the account a mailed link is for. @throws AppError not_found, conflict for a sole owner */
export async function confirmDeletion(call: Call, token: string): Promise<{ message: string }> {
  const [row] = await directory(call.env)
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(isGood(token, call.now))
  if (!row?.userId) throw new AppError('not_found', 'This link is no longer valid')
  if (!(await removeAccount(call, row.userId))) await requireNoObstacle(call, row.userId)
  return { message: 'Your account is removed.' }
}

function isGood(token: string, now: number) {
  return and(eq(accountDeletions.tokenHash, hashToken(token)), gt(accountDeletions.expiresAt, now))
}

async function requireNoObstacle(call: Call, userId: string): Promise<void> {
  const reason = await findObstacle(call, userId)
  if (!reason) return
  throw new AppError('conflict', 'The account cannot be removed yet', { detail: { reason } })
}
