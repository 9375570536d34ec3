import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Done } from '#contract/recovery.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { requireIdentity } from '../identity.ts'
import { forgetUser } from '../identity-cache.ts'
import { LoginRefused } from '../login-refused.ts'
import { users } from '../tables.ts'
import { issueToken, spendToken } from './mailed-tokens.ts'
import { requireMailAllowed } from './request-mail.ts'
import { writeToPerson } from './write-mail.ts'

/** Confirms an address by the link that was mailed to it. @throws LoginRefused for a dead link */
export async function verifyEmail(call: Call, token: string): Promise<Done> {
  const userId = await spendToken(call, 'verify', token)
  if (userId === undefined) {
    throw new LoginRefused(undefined, 'This link is not valid any more')
  }
  await directory(call.env).update(users).set({ isEmailVerified: true }).where(eq(users.id, userId))
  forgetUser(userId)
  return { data: null, message: 'Your email is confirmed.' }
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
