import { eq } from 'drizzle-orm'
import type { SignInMethod } from '#contract/core/identity.ts'
import type { Env } from '../core/env.ts'
import { newId } from '../firm/ulid.ts'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { sessions, users } from './tables.ts'
import { hashToken, newToken } from './token.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
export const sessionLifetimeMs = 30 * 24 * hourMs

type SessionRow = typeof sessions.$inferSelect
type Touchable = Pick<SessionRow, 'id' | 'userId' | 'touchedAt'> & {
  lockAfterMinutes: number | null
}

/** A new session for a person: the token to hand out, and the row that knows only its hash. */
export function openSession(
  userId: string,
  { now, address, userAgent, place }: Pick<Call, 'now' | 'address' | 'userAgent' | 'place'>,
  method: SignInMethod,
  lifetimeMs = sessionLifetimeMs,
) {
  const token = newToken()
  const row: SessionRow = {
    id: newId(),
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    touchedAt: now,
    expiresAt: now + lifetimeMs,
    method,
    ipAddress: address,
    place,
    userAgent,
    authenticatedAt: now,
    lockedAt: null,
  }
  return { token, row }
}

/** Whether it is time to prolong a session: once an hour, or a minute where idleness is measured. */
export function isDue({ touchedAt, lockAfterMinutes }: Touchable, now: number): boolean {
  return now - touchedAt >= (lockAfterMinutes === null ? hourMs : minuteMs)
}

/**
 * Whether nobody has asked for so long that the screen is to be locked. As the last request is
 * known to the minute, it locks up to a minute late and never too early.
 */
export function isIdle({ touchedAt, lockAfterMinutes }: Touchable, now: number): boolean {
  return lockAfterMinutes !== null && now - touchedAt >= (lockAfterMinutes + 1) * minuteMs
}

/** Moves the end of a session 30 days away, but never past the end of a demo user, and notes its person as seen. */
export async function touchSession(env: Env, session: Touchable, now: number): Promise<void> {
  const db = directory(env)
  const [user] = await db
    .select({ expiresAt: users.expiresAt })
    .from(users)
    .where(eq(users.id, session.userId))
  const expiresAt = Math.min(now + sessionLifetimeMs, user?.expiresAt ?? Number.MAX_SAFE_INTEGER)
  await db.batch([
    db.update(sessions).set({ touchedAt: now, expiresAt }).where(eq(sessions.id, session.id)),
    db.update(users).set({ lastSeenAt: now }).where(eq(users.id, session.userId)),
  ])
}
