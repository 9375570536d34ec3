import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { SupportVisit } from '#contract/support-access.ts'
import { newId } from '../../firm/ulid.ts'
import { auditIfChanged } from '../../identity/audit.ts'
import type { Call } from '../../identity/call.ts'
import { directory } from '../../identity/directory.ts'
import { requireIdentity } from '../../identity/identity.ts'
import { forgetFirm, forgetUser } from '../../identity/identity-cache.ts'
import { supportConsents, supportVisits } from '../tables.ts'
import { isLasting, requireConsent, toVisit } from './consents.ts'
import { notifyUsed } from './notify-owners.ts'

/**
 * Lets an administrator into a firm that consents, until he leaves or the consent ends. Entering
 * again goes on with the same visit.
 * @throws AppError forbidden without consent
 */
export async function enterFirm(call: Call, firmId: string): Promise<SupportVisit> {
  const { env, now } = call
  const { user } = requireIdentity(call)
  const consent = await requireConsent(call, firmId)
  const db = directory(env)
  const row = {
    id: newId(),
    consentId: consent.id,
    firmId,
    administratorId: user.id,
    administratorName: user.name,
    startedAt: now,
    lastRequestAt: now,
    requests: 0,
    endedAt: null,
  }
  const isStale = sql`${supportVisits.consentId} <> ${consent.id}`
  const [, begun] = await db.batch([
    db
      .update(supportVisits)
      .set({ endedAt: now })
      .where(and(isOpenVisit(user.id, firmId), isStale)),
    db.insert(supportVisits).values(row).onConflictDoNothing().returning({ id: supportVisits.id }),
    auditIfChanged(db, call, { action: 'support.entered', firmId, after: { visitId: row.id } }),
  ])
  forgetUser(user.id)
  forgetFirm(firmId)
  if (begun.length > 0) call.defer(notifyUsed(call, firmId))
  const [visit] = await db.select().from(supportVisits).where(isOpenVisit(user.id, firmId))
  return toVisit(visit ?? row, null)
}

/** Ends the administrator's own visit. */
export async function leaveFirm(call: Call, firmId: string): Promise<{ isEnded: boolean }> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const [ended] = await db.batch([
    db
      .update(supportVisits)
      .set({ endedAt: call.now })
      .where(isOpenVisit(user.id, firmId))
      .returning({ id: supportVisits.id }),
    auditIfChanged(db, call, { action: 'support.left', firmId }),
  ])
  forgetUser(user.id)
  forgetFirm(firmId)
  return { isEnded: ended.length > 0 }
}

/**
 * Lets one request of a visit through: it is kept in the audit by the very statement that finds the
 * consent still lasting, so nothing is seen that is not noted. Visitors read, they never write.
 * @throws AppError not_found without a visit, as for everybody else; forbidden for a write
 */
export async function admitVisitor(
  call: Call,
  firmId: string,
  request: { method: string; url: string },
): Promise<void> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const consent = db
    .select({ id: supportConsents.id })
    .from(supportConsents)
    .where(and(isLasting(firmId, call.now), eq(supportConsents.id, supportVisits.consentId)))
  const { pathname, search } = new URL(request.url)
  const after = { method: request.method, path: `${pathname}${search}`.slice(0, 500) }
  const [admitted] = await db.batch([
    db
      .update(supportVisits)
      .set({ lastRequestAt: call.now, requests: sql`${supportVisits.requests} + 1` })
      .where(and(isOpenVisit(user.id, firmId), exists(consent)))
      .returning({ id: supportVisits.id }),
    auditIfChanged(db, call, { action: 'support.request', firmId, after }),
  ])
  if (admitted.length === 0) throw new AppError('not_found', 'Not found')
  if (request.method !== 'GET') throw new AppError('forbidden', 'Visitors only read')
}

function isOpenVisit(administratorId: string, firmId: string) {
  return and(
    eq(supportVisits.administratorId, administratorId),
    eq(supportVisits.firmId, firmId),
    isNull(supportVisits.endedAt),
  )
}

/** Whether an administrator is inside of a firm, by a consent that lasts. */
export async function hasOpenVisit(
  { env, now }: Call,
  administratorId: string,
  firmId: string,
): Promise<boolean> {
  const [visit] = await directory(env)
    .select({ id: supportVisits.id })
    .from(supportVisits)
    .innerJoin(
      supportConsents,
      and(eq(supportConsents.id, supportVisits.consentId), isLasting(firmId, now)),
    )
    .where(isOpenVisit(administratorId, firmId))
  return visit !== undefined
}
