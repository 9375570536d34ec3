import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { requireIdentity } from '../identity.ts'
import { supportConsents, supportVisits } from './tables.ts'

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
  if (request.method !== 'GET') throw new AppError('forbidden', 'Support access is read-only')
}

/** Whether a consent of a firm lasts. */
export function isLasting(firmId: string, now: number) {
  return and(
    eq(supportConsents.firmId, firmId),
    isNull(supportConsents.endedAt),
    gt(supportConsents.expiresAt, now),
  )
}

/** The visit of an administrator in a firm that goes on. */
export function isOpenVisit(administratorId: string, firmId: string) {
  return and(
    eq(supportVisits.administratorId, administratorId),
    eq(supportVisits.firmId, firmId),
    isNull(supportVisits.endedAt),
  )
}
