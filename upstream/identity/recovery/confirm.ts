import { eq } from 'drizzle-orm'
import { keyedMessage } from '#contract/core/account-messages.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Done, Proof } from '#contract/person/recovery.ts'
import { closeSockets } from '../../channel/channel.ts'
import { forgiveAttempts, signInLimits } from '../attempts.ts'
import type { Call } from '../call.ts'
import { authUserOf } from '../complete-sign-in.ts'
import { directory } from '../directory.ts'
import { type Identity, requireIdentity } from '../identity.ts'
import { forgetUser } from '../identity-cache.ts'
import { LoginRefused } from '../login-refused.ts'
import { findByPassword, hasPassword } from '../password-account.ts'
import { requireSignInAllowed } from '../sign-in.ts'
import { sessions } from '../tables.ts'
import { hashToken, newToken } from '../token.ts'
import { issueToken, spendCode } from './mailed-tokens.ts'
import { requireMailAllowed } from './request-mail.ts'
import { writeToPerson } from './write-mail.ts'

/** How a person shows once more who they are: a mailed code only where there is no password. */
export async function getConfirmWay(call: Call): Promise<{ way: 'password' | 'code' }> {
  const { user } = requireIdentity(call)
  return { way: (await hasPassword(call, user.id)) ? 'password' : 'code' }
}

/** Mails the code. @throws AppError forbidden for somebody with a password, rate_limited */
export async function sendConfirmCode(call: Call): Promise<Done> {
  const { user } = requireIdentity(call)
  const { way } = await getConfirmWay(call)
  if (way === 'password' || user.isDemo)
    throw new AppError('forbidden', 'The account has a password already')
  await requireMailAllowed(call, 'confirm', user.email)
  const { code } = await issueToken(call, user.id, 'confirm')
  await writeToPerson(call.env, user, 'confirmCode', { path: '/profile/security', code })
  return { data: null, ...keyedMessage('codeOnItsWay') }
}

/**
 * Shows once more who one is. The session goes on under a new token, so that one that was stolen
 * before does not become a fresh one.
 * @throws LoginRefused, AppError rate_limited
 */
export async function confirm(call: Call, proof: Proof) {
  const identity = requireIdentity(call)
  await requireProof(call, identity, proof)
  const token = newToken()
  await writeSession(call, identity, { tokenHash: hashToken(token), authenticatedAt: call.now })
  return { data: authUserOf(identity.user, token), ...keyedMessage('thanks') }
}

/**
 * Hides everything behind the lock screen, also where it is open in other windows.
 * @throws AppError forbidden for demo people, who have nothing to unlock it with
 */
export async function lock(call: Call): Promise<Done> {
  const identity = requireIdentity(call)
  if (identity.user.isDemo) throw new AppError('forbidden', 'The person of a demo has no password')
  await writeSession(call, identity, { lockedAt: call.now })
  call.defer(closeSockets(call.env, identity.user.id, identity.sessionId))
  return { data: null, ...keyedMessage('locked') }
}

/** Goes on where the screen was locked. @throws LoginRefused, AppError rate_limited */
export async function unlock(call: Call, proof: Proof): Promise<Done> {
  const identity = requireIdentity(call)
  await requireProof(call, identity, proof)
  const { now } = call
  await writeSession(call, identity, { lockedAt: null, authenticatedAt: now, touchedAt: now })
  return { data: null, ...keyedMessage('welcomeBack') }
}

async function requireProof(call: Call, { user }: Identity, { password, code }: Proof) {
  await requireSignInAllowed(call, user.email)
  const isRight =
    password === undefined
      ? await spendCode(call, 'confirm', user.id, code ?? '')
      : (await findByPassword(call, user.email, password))?.person.id === user.id
  if (!isRight) throw new LoginRefused()
  const db = directory(call.env)
  await db.batch(forgiveAttempts(db, signInLimits(user.email, call.address)))
}

async function writeSession(
  { env }: Call,
  { sessionId, user }: Identity,
  changes: Partial<typeof sessions.$inferInsert>,
): Promise<void> {
  await directory(env).update(sessions).set(changes).where(eq(sessions.id, sessionId))
  forgetUser(user.id)
}
