import { createHmac } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  DemoInvitation,
  DemoLink,
  DemoLinkInput,
  DemoLinkQuery,
  DemoLinkWithToken,
} from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import { newId } from '../../../firm/ulid.ts'
import { countAttempt, openingLimit, requireAllowed } from '../../../identity/attempts.ts'
import { audit } from '../../../identity/audit.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { holds, keysetPage, toInstant } from '../../../identity/keyset-page.ts'
import { deriveSecret, hashToken } from '../../../identity/token.ts'
import { demoLinks } from './tables.ts'

const dayMs = 86_400_000
type Row = typeof demoLinks.$inferSelect

/** Counts a use of a link, if it still has one; checked and counted in one statement. */
export async function spendLink({ env, now }: Call, token: string): Promise<Row | undefined> {
  const [link] = await directory(env)
    .update(demoLinks)
    .set({ uses: sql`${demoLinks.uses} + 1` })
    .where(isOpen(token, now))
    .returning()
  return link
}

/** For a demo that could not be made after all. */
export async function giveUseBack(env: Env, id: string): Promise<void> {
  const uses = sql`max(0, ${demoLinks.uses} - 1)`
  await directory(env).update(demoLinks).set({ uses }).where(eq(demoLinks.id, id))
}

/** For whom a link was made; uses nothing up. @throws AppError not_found for one that opens nothing */
export async function peekLink(
  { env, now, address }: Call,
  token: string,
): Promise<z.infer<typeof DemoInvitation>> {
  const db = directory(env)
  requireAllowed(await countAttempt(db, openingLimit('demo', address), now), now)
  const [link] = await db.select().from(demoLinks).where(isOpen(token, now))
  if (!link) throw new AppError('not_found', 'The link is not valid')
  const { name, company, language, validUntil } = link
  return { name, company, language, validUntil: toInstant(validUntil) }
}

/** Makes a link for a prospect. */
export async function createLink(
  call: Call,
  input: DemoLinkInput,
): Promise<z.infer<typeof DemoLinkWithToken>> {
  const { env, now } = call
  const { validDays, ...given } = input
  const id = newId()
  const row: Row = {
    ...given,
    id,
    tokenHash: hashToken(tokenOf(env, id)),
    validUntil: now + validDays * dayMs,
    uses: 0,
    createdBy: requireIdentity(call).user.id,
    createdAt: now,
    revokedAt: null,
  }
  const db = directory(env)
  const { name, company, maxUses } = row
  const entry = { action: 'demo-link.created', after: { id, name, company, maxUses } }
  await db.batch([db.insert(demoLinks).values(row), audit(db, call, entry)])
  return { ...toLink(row, now), token: tokenOf(env, id) }
}

/** A link with its token; null in its place once our secret has changed. @throws AppError not_found */
export async function getLink(
  { env, now }: Call,
  id: string,
): Promise<z.infer<typeof DemoLinkWithToken>> {
  const row = await readLink(env, id)
  const token = tokenOf(env, id)
  return { ...toLink(row, now), token: hashToken(token) === row.tokenHash ? token : null }
}

/** Ends a link; demos that it opened go on. Doing it again changes nothing. @throws AppError not_found */
export async function revokeLink(call: Call, id: string): Promise<DemoLink> {
  const { env, now } = call
  const row = await readLink(env, id)
  if (row.revokedAt !== null) return toLink(row, now)
  const db = directory(env)
  await db.batch([
    db
      .update(demoLinks)
      .set({ revokedAt: now })
      .where(and(eq(demoLinks.id, id), isNull(demoLinks.revokedAt))),
    audit(db, call, { action: 'demo-link.revoked', before: { id, name: row.name } }),
  ])
  return toLink({ ...row, revokedAt: now }, now)
}

const sorts = {
  newest: undefined,
  name: { column: demoLinks.name, valueOf: (row: Row) => row.name },
  company: { column: demoLinks.company, valueOf: (row: Row) => row.company },
}

/** Links to demos. `q` is looked for in name, company and note. */
export async function listLinks({ env, now }: Call, { q, ...query }: DemoLinkQuery) {
  const { id, name, company, note } = demoLinks
  const sort = { id, direction: query.direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, ({ where, orderBy, limit }) =>
    directory(env)
      .select()
      .from(demoLinks)
      .where(and(where, holds(q, name, company, note)))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map((row) => toLink(row, now)) }
}

/** Made from our secret again whenever it is shown, so that nothing but its hash is stored. */
function tokenOf({ SECRETS }: Env, id: string): string {
  return createHmac('sha256', deriveSecret(SECRETS, 'demo links v1')).update(id).digest('base64url')
}

function isOpen(token: string, now: number) {
  return and(
    eq(demoLinks.tokenHash, hashToken(token)),
    isNull(demoLinks.revokedAt),
    gt(demoLinks.validUntil, now),
    lt(demoLinks.uses, demoLinks.maxUses),
  )
}

async function readLink(env: Env, id: string): Promise<Row> {
  const [row] = await directory(env).select().from(demoLinks).where(eq(demoLinks.id, id))
  if (!row) throw new AppError('not_found', 'No such link')
  return row
}

function toLink(row: Row, now: number): DemoLink {
  const { tokenHash: _hash, createdBy: _by, validUntil, createdAt, revokedAt, ...rest } = row
  return {
    ...rest,
    validUntil: toInstant(validUntil),
    createdAt: toInstant(createdAt),
    revokedAt: toInstant(revokedAt),
    state: stateOf(row, now),
  }
}

function stateOf({ revokedAt, validUntil, uses, maxUses }: Row, now: number): DemoLink['state'] {
  if (revokedAt !== null) return 'revoked'
  if (validUntil <= now) return 'expired'
  return uses < maxUses ? 'open' : 'used'
}
