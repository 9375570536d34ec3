import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { PageQuery } from '#contract/core/page.ts'
import type {
  SupportConsent,
  SupportGrant,
  SupportVisit,
} from '#contract/platform/support-access.ts'
import { newId } from '../../../../firm/ulid.ts'
import { audit, auditIfChanged } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { requireIdentity } from '../../../../identity/identity.ts'
import { forgetFirm } from '../../../../identity/identity-cache.ts'
import { keysetPage, toInstant } from '../../../../identity/keyset-page.ts'
import { isLasting } from '../../../../identity/support/admit-visitor.ts'
import { supportConsents, supportVisits } from '../../../../identity/support/tables.ts'
import { notifyGranted } from './notify-owners.ts'

type ConsentRow = typeof supportConsents.$inferSelect
type VisitRow = typeof supportVisits.$inferSelect

/** Lets administrators look into a firm for a time; a new consent takes the place of an older one. */
export async function grantSupport(
  call: Call,
  { firmId, hours, reason }: SupportGrant & { firmId: string },
): Promise<SupportConsent> {
  const { env, now } = call
  const { user } = requireIdentity(call)
  const db = directory(env)
  const row: ConsentRow = {
    id: newId(),
    firmId,
    reason,
    grantedAt: now,
    grantedBy: user.id,
    grantedByName: user.name,
    expiresAt: now + hours * 3_600_000,
    endedAt: null,
    endedByName: null,
  }
  const after = { reason, until: new Date(row.expiresAt).toISOString() }
  await db.batch([
    ...endStatements(call, firmId, user.name),
    db.insert(supportConsents).values(row),
    audit(db, call, { action: 'support.granted', firmId, after }),
  ])
  forgetFirm(firmId)
  call.defer(notifyGranted(call, firmId, after.until))
  return toConsent(row, [], now)
}

/** Ends a firm's consent, and with it every visit, at once. */
export async function endSupport(call: Call, firmId: string): Promise<{ isEnded: boolean }> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const [, ended] = await db.batch([
    ...endStatements(call, firmId, user.name),
    auditIfChanged(db, call, { action: 'support.ended', firmId }),
  ])
  forgetFirm(firmId)
  return { isEnded: ended.length > 0 }
}

/** The consent last, so that an audit behind it tells whether there was one. */
function endStatements({ env, now }: Call, firmId: string, byName: string) {
  const db = directory(env)
  const open = and(eq(supportConsents.firmId, firmId), isNull(supportConsents.endedAt))
  const isOver = sql`${supportConsents.expiresAt} <= ${now}`
  return [
    db
      .update(supportVisits)
      .set({ endedAt: now })
      .where(and(eq(supportVisits.firmId, firmId), isNull(supportVisits.endedAt))),
    db
      .update(supportConsents)
      .set({
        endedAt: sql`min(${now}, ${supportConsents.expiresAt})`,
        endedByName: sql`case when ${isOver} then null else ${byName} end`,
      })
      .where(open)
      .returning({ id: supportConsents.id }),
  ] as const
}

/** A firm's consents with who came, newest first. */
export async function listConsents(
  { env, now }: Call,
  { firmId, ...query }: PageQuery & { firmId: string },
) {
  const db = directory(env)
  const page = await keysetPage(query, { id: supportConsents.id }, ({ where, orderBy, limit }) =>
    db
      .select()
      .from(supportConsents)
      .where(and(eq(supportConsents.firmId, firmId), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const visits = await visitsOf(db, page.rows)
  return { ...page, rows: page.rows.map((row) => toConsent(row, visits, now)) }
}

/** The consent that lasts now; undefined without one. */
export async function findConsent(
  { env, now }: Pick<Call, 'env' | 'now'>,
  firmId: string,
): Promise<SupportConsent | undefined> {
  const db = directory(env)
  const [row] = await db.select().from(supportConsents).where(isLasting(firmId, now))
  return row && toConsent(row, await visitsOf(db, [row]), now)
}

/** The consent that lasts, or the refusal. @throws AppError forbidden */
export async function requireConsent(
  { env, now }: Pick<Call, 'env' | 'now'>,
  firmId: string,
): Promise<ConsentRow> {
  const [row] = await directory(env).select().from(supportConsents).where(isLasting(firmId, now))
  if (!row) throw new AppError('forbidden', 'The firm has not consented')
  return row
}

async function visitsOf(db: ReturnType<typeof directory>, consents: readonly ConsentRow[]) {
  if (consents.length === 0) return []
  const ids = consents.map(({ id }) => id)
  return db
    .select()
    .from(supportVisits)
    .where(inArray(supportVisits.consentId, ids.slice(0, 90)))
    .orderBy(desc(supportVisits.id))
    .limit(500)
}

function toConsent(row: ConsentRow, visits: readonly VisitRow[], now: number): SupportConsent {
  const { id, reason, grantedByName, endedByName } = row
  const endedAt = row.endedAt ?? (row.expiresAt <= now ? row.expiresAt : null)
  return {
    id,
    reason,
    grantedAt: toInstant(row.grantedAt),
    grantedByName,
    expiresAt: toInstant(row.expiresAt),
    endedAt: toInstant(endedAt),
    endedByName,
    visits: visits
      .filter(({ consentId }) => consentId === id)
      .map((visit) => toVisit(visit, endedAt)),
  }
}

/** A visit; it goes on no longer than its consent. */
export function toVisit(row: VisitRow, consentEndedAt: number | null): SupportVisit {
  return {
    id: row.id,
    administratorName: row.administratorName,
    startedAt: toInstant(row.startedAt),
    endedAt: toInstant(row.endedAt ?? consentEndedAt),
    requests: row.requests,
  }
}
