import { and, eq, sql } from 'drizzle-orm'
import type { SupportVisit } from '#contract/platform/support-access.ts'
import { newId } from '../../../../firm/ulid.ts'
import { auditIfChanged } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { requireIdentity } from '../../../../identity/identity.ts'
import { forgetFirm, forgetUser } from '../../../../identity/identity-cache.ts'
import { isLasting, isOpenVisit } from '../../../../identity/support/admit-visitor.ts'
import { supportConsents, supportVisits } from '../../../../identity/support/tables.ts'
import { requireConsent, toVisit } from './consents.ts'
import { notifyUsed } from './notify-owners.ts'

/**
 * Lets an administrator into a firm that consents, until they leave or the consent ends. Entering
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
