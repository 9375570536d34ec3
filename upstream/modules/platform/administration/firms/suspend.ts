import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { AdministeredFirmDetail } from '#contract/platform/administered-firms.ts'
import { auditIfChanged } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { forgetOpenFirm } from '../../../../identity/firms.ts'
import { forgetFirm } from '../../../../identity/identity-cache.ts'
import { firms, memberships, users } from '../../../../identity/tables.ts'
import { forgetSuspension, keepSuspension } from '../suspensions.ts'
import { writeForPlatform } from '../write-mail.ts'
import { getFirm } from './detail.ts'
import { findFirm } from './list.ts'

/**
 * Closes a firm to its members and its public links, and tells its owners why. In other isolates it
 * shows within 10 s. Doing it again changes nothing.
 * @throws AppError not_found
 */
export async function suspendFirm(
  call: Call,
  { firmId, reason }: { firmId: string; reason: string },
): Promise<AdministeredFirmDetail> {
  const { env, now } = call
  if (!(await findFirm(call, firmId))) throw new AppError('not_found', 'Not found')
  const db = directory(env)
  const [changed] = await db.batch([
    db
      .update(firms)
      .set({ suspendedAt: now })
      .where(and(eq(firms.id, firmId), isNull(firms.suspendedAt)))
      .returning({ id: firms.id }),
    auditIfChanged(db, call, { action: 'firm.suspended', firmId, after: { reason } }),
    keepSuspension(call, firmId, reason),
  ])
  forgetMembers(firmId)
  if (changed.length > 0) call.defer(tellOwners(call, firmId, 'firmSuspended', { reason }))
  return getFirm(call, firmId)
}

/** Opens a firm again. @throws AppError not_found */
export async function resumeFirm(call: Call, firmId: string): Promise<AdministeredFirmDetail> {
  const db = directory(call.env)
  const [changed] = await db.batch([
    db
      .update(firms)
      .set({ suspendedAt: null })
      .where(and(eq(firms.id, firmId), isNotNull(firms.suspendedAt)))
      .returning({ id: firms.id }),
    auditIfChanged(db, call, { action: 'firm.resumed', firmId }),
    forgetSuspension(call, firmId),
  ])
  forgetMembers(firmId)
  if (changed.length > 0) call.defer(tellOwners(call, firmId, 'firmResumed', {}))
  return getFirm(call, firmId)
}

function forgetMembers(firmId: string): void {
  forgetFirm(firmId)
  forgetOpenFirm(firmId)
}

async function tellOwners(
  { env }: Call,
  firmId: string,
  kind: 'firmSuspended' | 'firmResumed',
  gaps: Record<string, string>,
): Promise<void> {
  const owners = await directory(env)
    .select({
      name: users.name,
      email: users.email,
      language: users.language,
      firm: firms.legalName,
    })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), eq(users.isDemo, false)))
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .where(and(eq(memberships.firmId, firmId), eq(memberships.role, 'owner')))
    .limit(50)
  const link = `${env.PUBLIC_ORIGIN}/firms/${firmId}/dashboard`
  for (const { firm, ...owner } of owners) {
    await writeForPlatform(env, owner, kind, { ...gaps, firm, link })
  }
}
