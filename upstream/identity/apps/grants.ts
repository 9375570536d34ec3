import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { AppCallsQuery, AppGrant } from '#contract/person/apps.ts'
import { readAssistantCalls } from '../api-keys/assistant-calls.ts'
import { parsePermissions } from '../api-keys/keys.ts'
import { apiKeys } from '../api-keys/tables.ts'
import { audit, auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { requireIdentity } from '../identity.ts'
import { forgetUser } from '../identity-cache.ts'
import { firms, memberships, users } from '../tables.ts'
import { oauthApps } from './tables.ts'

const maxShown = 200

/** What the caller let in and is in force, newest first. */
export function listOwnGrants(call: Call): Promise<AppGrant[]> {
  return list(call, isOwn(call))
}

/** What members let into a firm, those who let an app into all their firms among them. */
export function listFirmGrants(call: Call, firmId: string): Promise<AppGrant[]> {
  const isMember = sql`exists (select 1 from ${memberships} where ${and(
    eq(memberships.userId, apiKeys.userId),
    eq(memberships.firmId, firmId),
  )})`
  return list(call, or(eq(apiKeys.firmId, firmId), and(isNull(apiKeys.firmId), isMember)))
}

/** Ends one of the caller's. @throws AppError not_found for one of others */
export function revokeOwnGrant(call: Call, id: string): Promise<AppGrant> {
  return end(call, and(eq(apiKeys.id, id), isOwn(call)))
}

/** Ends what was let into this firm alone; the gateway has checked the right. @throws AppError not_found */
export function endFirmGrant(call: Call, firmId: string, id: string): Promise<AppGrant> {
  return end(call, and(eq(apiKeys.id, id), eq(apiKeys.firmId, firmId)))
}

/** What an app that the caller let in has called. @throws AppError not_found for one of others */
export async function listOwnGrantCalls(call: Call, { grantId, ...query }: AppCallsQuery) {
  const [found] = await select(call).where(
    and(eq(apiKeys.id, grantId), isOwn(call), sql`${apiKeys.appId} is not null`),
  )
  if (!found) throw new AppError('not_found', 'No such app')
  return { ...(await readAssistantCalls(call, grantId, query)), grant: toGrant(found) }
}

/** Ends all that people let an app do. */
export async function endAllOfApp(call: Call, appId: string): Promise<void> {
  const ended = await directory(call.env)
    .update(apiKeys)
    .set({ revokedAt: call.now })
    .where(and(eq(apiKeys.appId, appId), isNull(apiKeys.revokedAt)))
    .returning({ userId: apiKeys.userId })
  for (const { userId } of ended) forgetUser(userId)
}

/**
 * Ends what was let in because a token of it came back that was used up: it may be stolen, and whoever
 * is the thief has nothing left then.
 */
export async function endStolen(call: Call, keyId: string): Promise<void> {
  const db = directory(call.env)
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.id, keyId))
  if (!key) return
  const actor = { id: key.userId, name: key.name }
  const before = { id: keyId, name: key.name }
  await db.batch([
    db
      .update(apiKeys)
      .set({ revokedAt: call.now })
      .where(and(eq(apiKeys.id, keyId), isNull(apiKeys.revokedAt))),
    auditIfChanged(db, call, { action: 'app.reused', userId: key.userId, actor, before }),
  ])
  forgetUser(key.userId)
}

async function list(call: Call, which: SQL | undefined): Promise<AppGrant[]> {
  const rows = await select(call)
    .where(and(which, inForce(call.now)))
    .orderBy(desc(apiKeys.id))
    .limit(maxShown)
  return rows.map(toGrant)
}

async function end(call: Call, which: SQL | undefined): Promise<AppGrant> {
  const db = directory(call.env)
  const [found] = await select(call).where(and(which, inForce(call.now)))
  if (!found) throw new AppError('not_found', 'No such app')
  const { id, userId, firmId } = found.key
  const of = firmId ? { firmId } : { userId }
  await db.batch([
    db.update(apiKeys).set({ revokedAt: call.now }).where(eq(apiKeys.id, id)),
    audit(db, call, { action: 'app.ended', ...of, before: { id, name: found.key.name } }),
  ])
  forgetUser(userId)
  return toGrant(found)
}

function select({ env }: Call) {
  return directory(env)
    .select({
      key: apiKeys,
      website: oauthApps.website,
      ownerName: users.name,
      legalName: firms.legalName,
      tradeName: firms.tradeName,
    })
    .from(apiKeys)
    .innerJoin(oauthApps, eq(oauthApps.id, apiKeys.appId))
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(firms, eq(firms.id, apiKeys.firmId))
}

type Found = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function isOwn(call: Call) {
  return eq(apiKeys.userId, requireIdentity(call).user.id)
}

function inForce(now: number) {
  return and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now))
}

function toGrant({ key, website, ownerName, legalName, tradeName }: Found): AppGrant {
  return {
    id: key.id,
    appName: key.name,
    website,
    firmId: key.firmId,
    firmName: tradeName || legalName,
    ownerName,
    permissions: parsePermissions(key.permissions),
    createdAt: new Date(key.createdAt).toISOString(),
    lastUsedAt: key.lastUsedAt === null ? null : new Date(key.lastUsedAt).toISOString(),
    expiresAt: new Date(key.expiresAt).toISOString(),
  }
}
