import { eq, sql } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { forgiveAttempts, signInLimits } from '../attempts.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { type Identity, requireFreshIdentity, requireIdentity } from '../identity.ts'
import { findByPassword, hasPassword } from '../password-account.ts'
import { requireSignInAllowed } from '../sign-in.ts'
import { sessions } from '../tables.ts'

/** The caller, who may have credentials. @throws AppError unauthenticated, forbidden for demo people */
export function requireOwner(call: Pick<Call, 'identity'>): Identity {
  const identity = requireIdentity(call)
  if (identity.user.isDemo)
    throw new AppError('forbidden', 'The person of a demo has no credentials')
  return identity
}

/** As `requireOwner`, of somebody who showed who they are a moment ago. @throws confirm_needed */
export function requireFreshOwner(call: Pick<Call, 'identity' | 'now'>): Identity {
  requireOwner(call)
  return requireFreshIdentity(call)
}

/**
 * Asks the directory whether the caller's session is still there, before something is added by
 * which they sign in: an identity may be known in an isolate for 10 s after its session ended.
 * @throws AppError unauthenticated
 */
export async function requireLiveSession({ env, identity }: Call): Promise<void> {
  const { sessionId } = requireIdentity({ identity })
  const isOwn = eq(sessions.id, sessionId)
  const [live] = await directory(env).select({ id: sessions.id }).from(sessions).where(isOwn)
  if (!live) throw new AppError('unauthenticated', 'User not authenticated')
}

/** The same as a condition of the statement that adds it, for a session that ends at that moment. */
export function isSessionLive({ identity }: Pick<Call, 'identity'>) {
  const { sessionId } = requireIdentity({ identity })
  return sql`exists (select 1 from sessions live where live.id = ${sessionId})`
}

/**
 * Asks for the password of whoever has one; others must have shown who they are a moment ago.
 * Guesses count as those at the sign-in pages do.
 * @throws AppError invalid at `password`, rate_limited, confirm_needed
 */
export async function requireOwnProof(call: Call, password: string | undefined): Promise<void> {
  const { user } = requireOwner(call)
  await requireLiveSession(call)
  if (!(await hasPassword(call, user.id))) {
    requireFreshIdentity(call)
    return
  }
  if (!password) throw invalidField('password', 'required')
  await requireSignInAllowed(call, user.email)
  const found = await findByPassword(call, user.email, password)
  if (found?.person.id !== user.id) throw invalidField('password', 'wrongPassword')
  const db = directory(call.env)
  await db.batch(forgiveAttempts(db, signInLimits(user.email, call.address)))
}
