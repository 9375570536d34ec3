import { eq } from 'drizzle-orm'
import { keyedMessage } from '#contract/core/account-messages.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { AddressProof, Done } from '#contract/person/recovery.ts'
import { forgiveAttempts, signInLimits } from '../attempts.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { requireIdentity } from '../identity.ts'
import { LoginRefused } from '../login-refused.ts'
import { findByPassword } from '../password-account.ts'
import { confirmOwnAddress } from '../prove-address.ts'
import { requireSignInAllowed } from '../sign-in.ts'
import { users } from '../tables.ts'
import { findTokenOwner, issueToken, spendToken } from './mailed-tokens.ts'
import { requireMailAllowed } from './request-mail.ts'
import { writeToPerson } from './write-mail.ts'

/**
 * Confirms an address by the link that was mailed to it. Somebody else may have registered with it
 * and wait for this very click, so whoever follows the link shows that the account is theirs too: by
 * being signed in to it, or by its password.
 * @throws LoginRefused for a dead link, AppError invalid at `password`, rate_limited
 */
export async function verifyEmail(call: Call, { token, password }: AddressProof): Promise<Done> {
  const userId = await findTokenOwner(call, 'verify', token)
  if (userId === undefined) throw linkIsDead()
  const isOwn = call.identity?.user.id === userId && !call.identity.isLocked
  if (!isOwn) await requirePassword(call, userId, password)
  if ((await spendToken(call, 'verify', token)) !== userId) throw linkIsDead()
  await confirmOwnAddress(call, userId)
  return { data: null, ...keyedMessage('emailConfirmed') }
}

async function requirePassword(call: Call, userId: string, password = ''): Promise<void> {
  if (password === '') throw invalidField('password', 'required')
  const db = directory(call.env)
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!person) throw linkIsDead()
  await requireSignInAllowed(call, person.email)
  const found = await findByPassword(call, person.email, password)
  if (found?.person.id !== userId) throw invalidField('password', 'wrongPassword')
  await db.batch(forgiveAttempts(db, signInLimits(person.email, call.address)))
}

function linkIsDead(): LoginRefused {
  return new LoginRefused(undefined, 'linkDead')
}

/** Mails the signed-in person a new link. @throws AppError conflict once the address is confirmed */
export async function sendVerification(call: Call): Promise<Done> {
  const { user } = requireIdentity(call)
  if (user.isEmailVerified || user.isDemo) {
    throw new AppError('conflict', 'The address is confirmed already', {
      detail: { reason: 'alreadyConfirmed' },
    })
  }
  await requireMailAllowed(call, 'verify', user.email)
  const path = await verificationPath(call, user.id)
  await writeToPerson(call.env, user, 'verify', { path })
  return { data: null, message: 'A link to confirm your email is on its way.' }
}

/** The page of a new link that confirms the person's address. */
export async function verificationPath(
  call: Pick<Call, 'env' | 'now'>,
  userId: string,
): Promise<string> {
  const { token } = await issueToken(call, userId, 'verify')
  return `/verify-email?token=${token}`
}
