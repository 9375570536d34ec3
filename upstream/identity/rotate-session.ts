import { eq } from 'drizzle-orm'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { requireIdentity } from './identity.ts'
import { forgetUser } from './identity-cache.ts'
import { sessions } from './tables.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Gives the caller's session a new token and ends the old one, as whoever rises in rights must
 * (OWASP ASVS 7.2.4). It is the same session: no fresher and no longer than before.
 */
export async function rotateSession(call: Pick<Call, 'env' | 'identity'>): Promise<string> {
  const { sessionId, user } = requireIdentity(call)
  const token = newToken()
  await directory(call.env)
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, sessionId))
  forgetUser(user.id)
  return token
}
