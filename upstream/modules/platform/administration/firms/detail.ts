import { desc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { AdministeredFirmDetail } from '#contract/platform/administered-firms.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { requireIdentity } from '../../../../identity/identity.ts'
import { toInstant } from '../../../../identity/keyset-page.ts'
import {
  customColumns,
  isRoleOfMembership,
  toCustom,
} from '../../../../identity/roles/known-roles.ts'
import { firmRoles } from '../../../../identity/roles/tables.ts'
import { memberships, users } from '../../../../identity/tables.ts'
import { findConsent } from '../support/consents.ts'
import { hasOpenVisit } from '../support/visits.ts'
import { readSuspension } from '../suspensions.ts'
import { isMailHeld as readMailHeld } from './held-mail.ts'
import { findFirm, toFirm } from './list.ts'
import { isOutdated, measureFirm } from './measure.ts'

const maxPeople = 200

/** A firm with its people, its consent and why it is suspended. @throws AppError not_found */
export async function getFirm(call: Call, firmId: string): Promise<AdministeredFirmDetail> {
  const { user } = requireIdentity(call)
  const row = await findFirm(call, firmId)
  if (!row) throw new AppError('not_found', 'Not found')
  const [measured, people, consent, suspension, isInside, isMailHeld] = await Promise.all([
    isOutdated(row.usage, call.now) ? measureFirm(call.env, firmId, call) : undefined,
    readPeople(call, firmId),
    findConsent(call, firmId),
    readSuspension(call.env, firmId),
    hasOpenVisit(call, user.id, firmId),
    readMailHeld(call, firmId),
  ])
  return {
    ...toFirm({ ...row, usage: measured ?? row.usage }),
    suspension: row.firm.suspendedAt === null ? null : suspension,
    people,
    consent: consent ?? null,
    isInside,
    isMailHeld,
  }
}

async function readPeople({ env }: Call, firmId: string) {
  const rows = await directory(env)
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: memberships.role,
      suspendedAt: memberships.suspendedAt,
      lastSeenAt: users.lastSeenAt,
      ...customColumns,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(firmRoles, isRoleOfMembership)
    .where(eq(memberships.firmId, firmId))
    .orderBy(desc(users.lastSeenAt))
    .limit(maxPeople)
  return rows.map(({ suspendedAt, lastSeenAt, customName, customGrants, ...row }) => ({
    ...row,
    custom: toCustom({ customName, customGrants }),
    isSuspended: suspendedAt !== null,
    lastSeenAt: toInstant(lastSeenAt),
  }))
}
