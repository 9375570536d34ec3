import { eq } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import type { PasswordChange } from '#contract/person/profile.ts'
import { countAttempt, forgiveAttempts, type Limit, requireAllowed } from '../attempts.ts'
import { audit } from '../audit.ts'
import type { Call } from '../call.ts'
import { authUserOf } from '../complete-sign-in.ts'
import { directory } from '../directory.ts'
import { findByPassword } from '../password-account.ts'
import { changePassword as replacePassword, requireGoodPasswordOf } from '../recovery/password.ts'
import { sessions } from '../tables.ts'
import { hashToken, newToken } from '../token.ts'
import { requireOwnAccount } from './own-account.ts'
import { announceProfile } from './profile-changed.ts'

function limitOf(userId: string): Limit {
  return { key: `password ${userId}`, free: 5, firstWaitMs: 15_000, longestWaitMs: 900_000 }
}

/**
 * Changes the password of whoever knows the one in use. All other sessions and every trusted
 * browser end, and this session gets a new token: who took one of them has nothing.
 * @throws AppError invalid, rate_limited
 */
export async function changePassword(call: Call, input: PasswordChange) {
  const { env, now } = call
  const { currentPassword, password } = input
  const { user, sessionId } = requireOwnAccount(call)
  const db = directory(env)
  const limit = limitOf(user.id)
  requireAllowed(await countAttempt(db, limit, now), now)
  const found = await findByPassword(call, user.email, currentPassword)
  if (found?.person.id !== user.id) throw invalidField('currentPassword', 'wrongPassword')
  if (password.normalize('NFKC') === currentPassword.normalize('NFKC')) {
    throw invalidField('password', 'passwordSame')
  }
  await requireGoodPasswordOf(env, user.id, password)
  await replacePassword(call, user.id, password, sessionId)
  const token = newToken()
  await db.batch([
    db
      .update(sessions)
      .set({ tokenHash: hashToken(token), authenticatedAt: now })
      .where(eq(sessions.id, sessionId)),
    ...forgiveAttempts(db, [limit]),
    audit(db, call, { action: 'password.changed', userId: user.id }),
  ])
  announceProfile(call, user.id)
  return { data: authUserOf(user, token), message: 'Your password was changed.' }
}
