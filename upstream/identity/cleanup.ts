import { inArray, lt } from 'drizzle-orm'
import type { Env } from '../core/env.ts'
import { sendWaiting } from '../mail/mailer.ts'
import { assistantCalls } from './api-keys/tables.ts'
import { forgetEndedApps } from './apps/forget.ts'
import { usedCodes, verifications } from './credentials/tables.ts'
import { directory } from './directory.ts'
import { sweepOthers } from './hooks.ts'
import { accountDeletions, emailChanges } from './profile/tables.ts'
import { mailedTokens } from './recovery/tables.ts'
import { firms, idempotencyKeys, rateLimits, sessions, users } from './tables.ts'

const dayMs = 86_400_000
const maxRows = 50

/**
 * Removes a little of what has expired, after a sign-in and behind its answer, so that no clock
 * is needed: ended sessions, demo users with their firms, old keys, counters,
 * and what the parts above keep for a time. Also sends mail that waits for another attempt.
 */
export async function sweepDirectory(env: Env, now: number): Promise<void> {
  const db = directory(env)
  const endedSessions = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.expiresAt, now))
    .limit(maxRows)
  const endedUsers = db
    .select({ id: users.id })
    .from(users)
    .where(lt(users.expiresAt, now))
    .limit(maxRows)
  const oldCounters = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.startedAt, now - dayMs))
    .limit(maxRows)
  await db.batch([
    db.delete(sessions).where(inArray(sessions.id, endedSessions)),
    db.delete(firms).where(inArray(firms.ownerId, endedUsers)),
    db.delete(users).where(inArray(users.id, endedUsers)),
    db.delete(rateLimits).where(inArray(rateLimits.key, oldCounters)),
    db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now)),
    db.delete(emailChanges).where(lt(emailChanges.expiresAt, now)),
    db.delete(accountDeletions).where(lt(accountDeletions.expiresAt, now)),
    db.delete(verifications).where(lt(verifications.expiresAt, now)),
    db.delete(usedCodes).where(lt(usedCodes.usedAt, now - dayMs)),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - dayMs)),
    db.delete(assistantCalls).where(lt(assistantCalls.at, now - 90 * dayMs)),
  ])
  await db.batch(forgetEndedApps(db, now, maxRows))
  await sweepOthers(env, now, maxRows)
  await sendWaiting(env, now)
}
