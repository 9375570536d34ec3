import { and, desc, eq, gt } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { OwnSession } from '#contract/person/profile.ts'
import { closeSockets } from '../../channel/channel.ts'
import type { Call } from '../call.ts'
import { deviceOf } from '../device.ts'
import { directory } from '../directory.ts'
import { endSessions } from '../end-sessions.ts'
import { requireFreshIdentity, requireIdentity } from '../identity.ts'
import { forgetUser } from '../identity-cache.ts'
import { sessions } from '../tables.ts'

const maxSessions = 200

/** Where the person is signed in, the one that asks first, then by when they were last seen. */
export async function listSessions(call: Call): Promise<OwnSession[]> {
  const { user, sessionId } = requireIdentity(call)
  const rows = await directory(call.env)
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, call.now)))
    .orderBy(desc(sessions.touchedAt), desc(sessions.id))
    .limit(maxSessions)
  const own = rows.map(
    ({ id, method, userAgent, place, ipAddress, createdAt, touchedAt }): OwnSession => {
      const isCurrent = id === sessionId
      return {
        id,
        isCurrent,
        method,
        place,
        ipAddress,
        ...deviceOf(userAgent),
        createdAt: new Date(createdAt).toISOString(),
        lastSeenAt: new Date(isCurrent ? call.now : touchedAt).toISOString(),
      }
    },
  )
  return own.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/**
 * Ends one session of the caller, its websockets too. Whoever found an open window must not shut the
 * owner out elsewhere (OWASP ASVS 5.0, 7.5.2). @throws AppError confirm_needed, not_found
 */
export async function endSession(call: Call, id: string): Promise<{ message: string }> {
  const { user } = requireFreshIdentity(call)
  const ended = await directory(call.env)
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new AppError('not_found', 'No such session')
  forgetUser(user.id)
  call.defer(closeSockets(call.env, user.id, id))
  return { message: 'The session has ended.' }
}

/** Ends all sessions of the caller but the one that asks. @throws AppError confirm_needed */
export async function endOtherSessions(call: Call): Promise<{ ended: number }> {
  const { user, sessionId } = requireFreshIdentity(call)
  return { ended: await endSessions(call, user.id, sessionId) }
}
