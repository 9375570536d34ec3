import { and, eq, isNull } from 'drizzle-orm'
import { keyedMessage } from '#contract/core/account-messages.ts'
import type { NewPassword } from '#contract/person/recovery.ts'
import type { Env } from '../../core/env.ts'
import { endKeysOf } from '../api-keys/end-keys.ts'
import { countAttempt, openingLimit, requireAllowed } from '../attempts.ts'
import type { Call } from '../call.ts'
import { verifications } from '../credentials/tables.ts'
import { directory } from '../directory.ts'
import { endSessions } from '../end-sessions.ts'
import { LoginRefused } from '../login-refused.ts'
import { writePassword } from '../password-account.ts'
import { requireGoodPassword } from '../password-policy.ts'
import { proveAddress } from '../prove-address.ts'
import { signInPaths } from '../sign-in-paths.ts'
import { firms, memberships, users } from '../tables.ts'
import { findTokenOwner, spendToken } from './mailed-tokens.ts'
import { writeToPerson } from './write-mail.ts'

/** Whether a mailed link still sets a password; it is not used up by asking. */
export async function checkRecovery(call: Call, token: string): Promise<{ isGood: boolean }> {
  return { isGood: (await findTokenOwner(call, 'password', token)) !== undefined }
}

/**
 * Sets a password by a mailed link, which then is used up, and ends every session and every API key
 * that the person made: who resets a password may have lost the account to somebody.
 * A password that is refused leaves the link good.
 * @throws LoginRefused for a link that is not good any more, AppError invalid, rate_limited
 */
export async function recoverPassword(call: Call, { token, password }: NewPassword) {
  const { env, now, address } = call
  const db = directory(env)
  requireAllowed(await countAttempt(db, openingLimit('recover', address), now), now)
  const ownerId = await findTokenOwner(call, 'password', token)
  if (ownerId === undefined) throw linkIsDead()
  await requireGoodPasswordOf(env, ownerId, password)
  if ((await spendToken(call, 'password', token)) !== ownerId) throw linkIsDead()
  await proveAddress(call, ownerId)
  await changePassword(call, ownerId, password)
  await endKeysOf(call, ownerId)
  const [owner] = await db.select({ kind: users.kind }).from(users).where(eq(users.id, ownerId))
  const redirectTo = signInPaths[owner?.kind ?? 'user']
  return { data: { redirectTo }, ...keyedMessage('passwordChanged') }
}

/**
 * Gives a person another password, or a first one: ends the sessions but for the one that is kept,
 * and the trust in browsers, kills what was mailed for the old one, and tells the person.
 * @param password must have passed `requireGoodPasswordOf`
 */
export async function changePassword(
  call: Pick<Call, 'env' | 'address' | 'defer'>,
  userId: string,
  password: string,
  keptSessionId?: string,
): Promise<void> {
  const { env, defer } = call
  await writePassword(call, userId, password, keptSessionId)
  await endSessions(call, userId, keptSessionId)
  await directory(env).delete(verifications).where(eq(verifications.ownerId, userId))
  const [person] = await directory(env).select().from(users).where(eq(users.id, userId))
  if (person) defer(writeToPerson(env, person, 'passwordChanged', { path: '/forget-password' }))
}

/** As `requireGoodPassword`, with the names of the person's firms, for somebody who is known. */
export async function requireGoodPasswordOf(
  env: Env,
  userId: string,
  password: string,
): Promise<void> {
  const db = directory(env)
  const { legalName, tradeName } = firms
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  const rows = await db
    .select({ legalName, tradeName })
    .from(memberships)
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.suspendedAt)))
    .limit(100)
  const firmNames = rows.flatMap((firm) => [firm.legalName, firm.tradeName])
  await requireGoodPassword(password, {
    email: person?.email ?? '',
    name: person?.name ?? '',
    firmNames,
  })
}

function linkIsDead(): LoginRefused {
  return new LoginRefused(undefined, 'linkDead')
}
