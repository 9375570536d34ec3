import { inArray, lt } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { directory } from './directory.ts'
import { firms, idempotencyKeys, rateLimits, sessions, users } from './tables.ts'

const dayMs = 86_400_000
const most = 50

/**
 * Removes a little of what has expired, after a sign-in and behind its answer, so that no clock
 * is needed: ended sessions, demo users with their firms, old keys and counters.
 */
export async function sweepDirectory(env: Env, now: number): Promise<void> {
  const db = directory(env)
  const endedSessions = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.expiresAt, now))
    .limit(most)
  const endedUsers = db
    .select({ id: users.id })
    .from(users)
    .where(lt(users.expiresAt, now))
    .limit(most)
  const oldCounters = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.startedAt, now - dayMs))
    .limit(most)
  await db.batch([
    db.delete(sessions).where(inArray(sessions.id, endedSessions)),
    db.delete(firms).where(inArray(firms.ownerId, endedUsers)),
    db.delete(users).where(inArray(users.id, endedUsers)),
    db.delete(rateLimits).where(inArray(rateLimits.key, oldCounters)),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - 2 * dayMs)),
  ])
}
