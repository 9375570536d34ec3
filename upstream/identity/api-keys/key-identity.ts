import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { FirmMembership } from '#contract/core/identity.ts'
import {
  forEachScoped,
  isAllowed,
  type Permission,
  type RoleGrants,
  scopedEntities,
  scopeOf,
} from '#contract/core/roles.ts'
import { apiKeyLimit, syncKeyLimit } from '#contract/person/api-keys.ts'
import { accessTokenPrefix } from '#contract/person/apps.ts'
import type { Env } from '../../core/env.ts'
import { oauthTokens } from '../apps/tables.ts'
import { directory } from '../directory.ts'
import type { Identity } from '../identity.ts'
import { cacheIdentity, findCachedIdentity } from '../identity-cache.ts'
import { splitFirms, userOf } from '../identity-parts.ts'
import { customColumns, isRoleOfMembership } from '../roles/known-roles.ts'
import { firmRoles } from '../roles/tables.ts'
import { firms, memberships, users } from '../tables.ts'
import { hashToken } from '../token.ts'
import { parsePermissions } from './keys.ts'
import { apiKeys } from './tables.ts'

/**
 * Who a key stands for: its owner, in the firms they belong to now, with what the key allows of what
 * the owner may. It never counts as a person who showed a moment ago who they are. At most 10 s late
 * within an isolate; undefined when it stands for nobody.
 */
export async function findKeyIdentity(
  token: string,
  { env, now }: { env: Env; now: number },
): Promise<Identity | undefined> {
  const cached = findCachedIdentity(token, now)
  if (cached) return cached
  const isApp = token.startsWith(accessTokenPrefix)
  const identity = await readKeyIdentity(env, { tokenHash: hashToken(token), isApp }, now)
  if (identity) cacheIdentity(token, identity, now)
  return identity
}

async function readKeyIdentity(
  env: Env,
  { tokenHash, isApp }: { tokenHash: string; isApp: boolean },
  now: number,
): Promise<Identity | undefined> {
  const db = directory(env)
  const isAlive = and(
    isNull(users.suspendedAt),
    or(isNull(users.expiresAt), gt(users.expiresAt, now)),
  )
  const [found] = await db
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(shownBy(tokenHash, isApp, now), inForce(now), isAlive))
  if (!found) return undefined
  const { key, user } = found
  const rows = await db
    .select({ role: memberships.role, firm: firms, ...customColumns })
    .from(memberships)
    .innerJoin(firms, and(eq(firms.id, memberships.firmId), eq(firms.status, 'active')))
    .leftJoin(firmRoles, isRoleOfMembership)
    .where(
      and(
        eq(memberships.userId, user.id),
        isNull(memberships.suspendedAt),
        key.firmId === null ? undefined : eq(memberships.firmId, key.firmId),
      ),
    )
    .orderBy(memberships.firmId)
    .limit(1000)
  const permissions = parsePermissions(key.permissions)
  const known = splitFirms(rows)
  return {
    sessionId: key.id,
    key: { id: key.id, name: key.name, isApp },
    authenticatedAt: 0,
    isLocked: false,
    user: userOf(user),
    firms: known.firms.map((firm) => ({ ...firm, custom: within(firm, permissions, key.name) })),
    suspendedFirms: known.suspendedFirms,
    visitedFirms: [],
    supportAccess: [],
  }
}

/** The key itself, or what a person let an app in with, whose access token it is. */
function shownBy(tokenHash: string, isApp: boolean, now: number) {
  if (!isApp) return and(eq(apiKeys.tokenHash, tokenHash), isNull(apiKeys.appId))
  return sql`${apiKeys.id} = (select ${oauthTokens.keyId} from ${oauthTokens} where ${and(
    eq(oauthTokens.tokenHash, tokenHash),
    eq(oauthTokens.kind, 'access'),
    gt(oauthTokens.expiresAt, now),
  )})`
}

/** What a member may do, less all that the key does not name. */
function within(
  member: FirmMembership,
  permissions: readonly Permission[],
  name: string,
): RoleGrants {
  const scopes = { ...forEachScoped<ReturnType<typeof scopeOf>>('own') }
  for (const entity of scopedEntities) scopes[entity] = scopeOf(member, entity)
  return { name, permissions: permissions.filter((one) => isAllowed(member, one)), scopes }
}

/** How a key's calls of this minute stand. */
export type KeyUse = { limit: number; remaining: number; resetSeconds: number; isOver: boolean }

/**
 * Counts a call of a key and keeps when it was made; undefined for a key that has ended, however
 * lately it was believed. What keeps calendars and address books in step has a wider limit.
 */
export async function countKeyCall(
  env: Env,
  id: string,
  { now, isSync }: { now: number; isSync: boolean },
): Promise<KeyUse | undefined> {
  const limit = isSync ? syncKeyLimit : apiKeyLimit
  const minute = Math.floor(now / 60_000)
  const [row] = await directory(env)
    .update(apiKeys)
    .set({
      lastUsedAt: now,
      minute,
      calls: sql`case when ${apiKeys.minute} = ${minute} then ${apiKeys.calls} + 1 else 1 end`,
    })
    .where(and(eq(apiKeys.id, id), inForce(now)))
    .returning({ calls: apiKeys.calls })
  if (!row) return undefined
  return {
    limit,
    remaining: Math.max(0, limit - row.calls),
    resetSeconds: Math.ceil(((minute + 1) * 60_000 - now) / 1000),
    isOver: row.calls > limit,
  }
}

function inForce(now: number) {
  return and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now))
}
