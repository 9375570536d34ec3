import { and, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { apiKeys } from '../api-keys/tables.ts'
import type { directory } from '../directory.ts'
import { oauthApps, oauthCodes, oauthTokens } from './tables.ts'

const dayMs = 86_400_000

/** Forgets codes and tokens that ended a day ago, and apps that registered themselves and were never let in. */
export function forgetEndedApps(db: ReturnType<typeof directory>, now: number, maxRows: number) {
  const isLetIn = db
    .select({ one: sql`1` })
    .from(apiKeys)
    .where(sql`${apiKeys.appId} = ${oauthApps.id}`)
  const unused = db
    .select({ id: oauthApps.id })
    .from(oauthApps)
    .where(
      and(isNull(oauthApps.firmId), lt(oauthApps.createdAt, now - 30 * dayMs), notExists(isLetIn)),
    )
    .limit(maxRows)
  return [
    db.delete(oauthCodes).where(lt(oauthCodes.expiresAt, now - dayMs)),
    db.delete(oauthTokens).where(lt(oauthTokens.expiresAt, now - dayMs)),
    db.delete(oauthApps).where(inArray(oauthApps.id, unused)),
  ] as const
}
