import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { isPermission, type Permission, requirePermission } from '#contract/core/roles.ts'
import {
  type ApiKey,
  type ApiKeyInput,
  apiKeyPrefix,
  maxApiKeys,
  type NewApiKey,
} from '#contract/person/api-keys.ts'
import { newId } from '../../firm/ulid.ts'
import { audit, auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { requireLiveSession } from '../credentials/own-proof.ts'
import { directory } from '../directory.ts'
import { notify } from '../hooks.ts'
import { requireFreshIdentity, requireIdentity } from '../identity.ts'
import { forgetUser } from '../identity-cache.ts'
import { requireMember } from '../require-member.ts'
import { requireProven } from '../require-proven.ts'
import { users } from '../tables.ts'
import { hashToken, newToken } from '../token.ts'
import { apiKeys } from './tables.ts'

type Row = typeof apiKeys.$inferSelect

const dayMs = 86_400_000
const maxShown = 200
const Stored = z.array(z.string()).transform((all) => all.filter(isPermission))

/** What a key's column says; a permission that is no more is left out. */
export function parsePermissions(json: string): Permission[] {
  return Stored.parse(JSON.parse(json))
}

/** Keys of a firm, or without one the caller's own; newest first. */
export async function listKeys(call: Call, firmId: string | null): Promise<{ rows: ApiKey[] }> {
  const rows = await select(call)
    .where(scopeOf(call, firmId))
    .orderBy(desc(apiKeys.id))
    .limit(maxShown)
  return { rows: rows.map(({ key, ownerName }) => toKey(key, ownerName, call.now)) }
}

/**
 * Makes a key, and tells its maker that there is one, in case it was not them. What is shown here is
 * never shown again: the directory keeps its hash alone.
 * @throws AppError confirm_needed; forbidden for what its maker may not do in the firm; invalid beyond
 *   50 keys that are in force, or while the maker has not proven their address
 */
export async function createKey(
  call: Call,
  firmId: string | null,
  { name, permissions, days }: ApiKeyInput,
): Promise<NewApiKey> {
  const { user } = requireIdentity(call)
  // Said before anybody is asked for a password in vain.
  requireProven(user)
  requireFreshIdentity(call)
  await requireLiveSession(call)
  if (firmId) requireHeld(call, firmId, permissions)
  const db = directory(call.env)
  const inForce = and(
    scopeOf(call, firmId),
    isNull(apiKeys.revokedAt),
    gt(apiKeys.expiresAt, call.now),
  )
  const [known] = await db.select({ count: count() }).from(apiKeys).where(inForce)
  if ((known?.count ?? 0) >= maxApiKeys) {
    throw invalidField('', 'tooManyKeys', { maximum: maxApiKeys })
  }
  const secret = apiKeyPrefix + newToken()
  const row: Row = {
    id: newId(),
    userId: user.id,
    firmId,
    name,
    hint: secret.slice(0, apiKeyPrefix.length + 4),
    tokenHash: hashToken(secret),
    permissions: JSON.stringify(permissions),
    createdAt: call.now,
    expiresAt: call.now + days * dayMs,
    revokedAt: null,
    lastUsedAt: null,
    minute: 0,
    calls: 0,
    appId: null,
  }
  const after = { id: row.id, name, permissions, days }
  await db.batch([
    db.insert(apiKeys).values(row),
    audit(db, call, { action: 'key.created', firmId, userId: firmId ? null : user.id, after }),
  ])
  call.defer(
    notify(call.env, [user.id], {
      kind: 'keyCreated',
      params: { name },
      link: firmId ? `/firms/${firmId}/settings/api-keys` : '/profile/api-keys',
    }),
  )
  return { ...toKey(row, user.name, call.now), secret }
}

/** A key of the firm, or without one the caller's own. @throws AppError not_found for one of others */
export async function getKey(call: Call, firmId: string | null, id: string): Promise<ApiKey> {
  const [found] = await select(call).where(and(eq(apiKeys.id, id), scopeOf(call, firmId)))
  if (!found) throw new AppError('not_found', 'No such key')
  return toKey(found.key, found.ownerName, call.now)
}

/** Ends a key at once. @throws AppError not_found for one of others */
export async function revokeKey(call: Call, firmId: string | null, id: string): Promise<ApiKey> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const isMeant = and(eq(apiKeys.id, id), scopeOf(call, firmId))
  const [found] = await select(call).where(isMeant)
  if (!found) throw new AppError('not_found', 'No such key')
  const before = { id, name: found.key.name }
  await db.batch([
    db
      .update(apiKeys)
      .set({ revokedAt: call.now })
      .where(and(isMeant, isNull(apiKeys.revokedAt))),
    auditIfChanged(db, call, {
      action: 'key.revoked',
      firmId,
      userId: firmId ? null : user.id,
      before,
    }),
  ])
  forgetUser(found.key.userId)
  const revokedAt = found.key.revokedAt ?? call.now
  return toKey({ ...found.key, revokedAt }, found.ownerName, call.now)
}

function select({ env }: Call) {
  return directory(env)
    .select({ key: apiKeys, ownerName: users.name })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
}

/** The gateway has checked the right to the firm's. */
function scopeOf(call: Call, firmId: string | null) {
  const isKey = isNull(apiKeys.appId)
  if (firmId) return and(eq(apiKeys.firmId, firmId), isKey)
  return and(eq(apiKeys.userId, requireIdentity(call).user.id), isNull(apiKeys.firmId), isKey)
}

function requireHeld(call: Call, firmId: string, permissions: readonly Permission[]): void {
  const { firm } = requireMember(call, firmId, 'key:edit')
  for (const permission of permissions) requirePermission(firm, permission)
}

function toKey(row: Row, ownerName: string, now: number): ApiKey {
  const { id, name, hint, userId: ownerId, createdAt, expiresAt, revokedAt, lastUsedAt } = row
  const ended = expiresAt <= now ? 'expired' : 'active'
  return {
    id,
    name,
    hint,
    ownerId,
    ownerName,
    permissions: parsePermissions(row.permissions),
    state: revokedAt === null ? ended : 'revoked',
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  }
}
