import { and, count, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { type App, type AppInput, maxApps, type NewApp } from '#contract/person/apps.ts'
import { newId } from '../../firm/ulid.ts'
import { audit } from '../audit.ts'
import type { Call } from '../call.ts'
import { requireLiveSession } from '../credentials/own-proof.ts'
import { directory } from '../directory.ts'
import { requireFreshIdentity, requireIdentity } from '../identity.ts'
import { requireProven } from '../require-proven.ts'
import { hashToken, newToken } from '../token.ts'
import { endAllOfApp } from './grants.ts'
import { oauthApps } from './tables.ts'

type Row = typeof oauthApps.$inferSelect

const Uris = z.array(z.string())

/** What the column of redirect addresses says. */
export function parseUris(json: string): string[] {
  return Uris.parse(JSON.parse(json))
}

/** The apps that a firm registered, newest first; the gateway has checked the right. */
export async function listApps({ env }: Call, firmId: string): Promise<App[]> {
  const rows = await directory(env)
    .select()
    .from(oauthApps)
    .where(eq(oauthApps.firmId, firmId))
    .orderBy(desc(oauthApps.id))
    .limit(maxApps)
  return rows.map(toApp)
}

/**
 * Registers an app of the firm's developer; its secret is shown this once.
 * @throws AppError confirm_needed; invalid beyond 50 apps
 */
export async function registerApp(
  call: Call,
  firmId: string,
  { name, website, redirectUris, hasSecret }: AppInput,
): Promise<NewApp> {
  const { user } = requireIdentity(call)
  requireProven(user)
  requireFreshIdentity(call)
  await requireLiveSession(call)
  const db = directory(call.env)
  const [known] = await db
    .select({ count: count() })
    .from(oauthApps)
    .where(eq(oauthApps.firmId, firmId))
  if ((known?.count ?? 0) >= maxApps) throw invalidField('', 'tooManyApps', { maximum: maxApps })
  const secret = hasSecret ? newToken() : null
  const row: Row = {
    id: newId(),
    firmId,
    name,
    website,
    redirectUris: JSON.stringify(redirectUris),
    secretHash: secret === null ? null : hashToken(secret),
    createdBy: user.id,
    createdAt: call.now,
  }
  const after = { id: row.id, name, redirectUris }
  await db.batch([
    db.insert(oauthApps).values(row),
    audit(db, call, { action: 'app.registered', firmId, after }),
  ])
  return { ...toApp(row), secret }
}

/** Removes an app of the firm, and ends what people let it do. @throws AppError not_found */
export async function removeApp(call: Call, firmId: string, id: string): Promise<App> {
  const db = directory(call.env)
  const isMeant = and(eq(oauthApps.id, id), eq(oauthApps.firmId, firmId))
  const [row] = await db.select().from(oauthApps).where(isMeant)
  if (!row) throw new AppError('not_found', 'No such app')
  await endAllOfApp(call, id)
  const before = { id, name: row.name }
  await db.batch([
    db.delete(oauthApps).where(isMeant),
    audit(db, call, { action: 'app.removed', firmId, before }),
  ])
  return toApp(row)
}

function toApp({ id, name, website, redirectUris, secretHash, createdAt }: Row): App {
  return {
    id,
    name,
    website,
    redirectUris: parseUris(redirectUris),
    hasSecret: secretHash !== null,
    createdAt: new Date(createdAt).toISOString(),
  }
}
