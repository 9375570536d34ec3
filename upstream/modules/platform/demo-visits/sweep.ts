import { and, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Env } from '../../../core/env.ts'
import { directory } from '../../../identity/directory.ts'
import { demoLinks, demoTakeOvers, demoVisits, demoWatches } from './tables.ts'

const dayMs = 86_400_000
const keptMs = 30 * dayMs
const maxVisits = 20

/** Removes visits with all their logs 30 days after they began, and links nobody can use any more. */
export async function sweepVisits(env: Env, now: number): Promise<void> {
  const db = directory(env)
  const old = now - keptMs
  const oldVisits = db
    .select({ id: demoVisits.userId })
    .from(demoVisits)
    .where(lt(demoVisits.startedAt, old))
    .limit(maxVisits)
  const linksOfVisits = db
    .select({ id: sql<string>`${demoVisits.linkId}` })
    .from(demoVisits)
    .where(sql`${demoVisits.linkId} is not null`)
  await db.batch([
    db.delete(demoVisits).where(inArray(demoVisits.userId, oldVisits)),
    db
      .delete(demoLinks)
      .where(and(lt(demoLinks.validUntil, old), notInArray(demoLinks.id, linksOfVisits))),
    db.delete(demoTakeOvers).where(lt(demoTakeOvers.expiresAt, now)),
    db.delete(demoWatches).where(lt(demoWatches.until, now)),
  ])
}
