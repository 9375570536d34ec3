import { eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { newId } from '../firm/ulid.ts'
import { directory } from './directory.ts'
import { sessions, users } from './tables.ts'
import { hashToken, newToken } from './token.ts'

const hourMs = 3_600_000
export const sessionLifetimeMs = 30 * 24 * hourMs

type SessionRow = typeof sessions.$inferSelect
type Touchable = Pick<SessionRow, 'id' | 'userId' | 'touchedAt'>

/** A new session for a person: the token to hand out, and the row that knows only its hash. */
export function openSession(userId: string, now: number, lifetimeMs = sessionLifetimeMs) {
  const token = newToken()
  const row: SessionRow = {
    id: newId(),
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    touchedAt: now,
    expiresAt: now + lifetimeMs,
  }
  return { token, row }
}

/** Whether it is time to prolong a session: at most once an hour, to spare writes. */
export function isDue(session: Touchable, now: number): boolean {
  return now - session.touchedAt >= hourMs
}

/** Moves the end of a session 30 days away, but never past the end of a demo user. */
export async function touchSession(env: Env, session: Touchable, now: number): Promise<void> {
  const db = directory(env)
  const [user] = await db
    .select({ expiresAt: users.expiresAt })
    .from(users)
    .where(eq(users.id, session.userId))
  const expiresAt = Math.min(now + sessionLifetimeMs, user?.expiresAt ?? Number.MAX_SAFE_INTEGER)
  await db.update(sessions).set({ touchedAt: now, expiresAt }).where(eq(sessions.id, session.id))
}
