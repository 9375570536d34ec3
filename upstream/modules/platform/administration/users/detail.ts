import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { AdministeredUserDetail } from '#contract/platform/administered-users.ts'
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
import { firms, memberships, sessions, users } from '../../../../identity/tables.ts'
import { readSuspension } from '../suspensions.ts'
import { findUser, toUser, type UserRow } from './list.ts'

/** A person with firms and sessions. @throws AppError not_found */
export async function getUser(call: Call, userId: string): Promise<AdministeredUserDetail> {
  const row = await findUser(call, userId)
  if (!row) throw new AppError('not_found', 'Not found')
  const [own, open, suspension, suspensionRefusal] = await Promise.all([
    readMemberships(call, userId),
    readSessions(call, userId),
    readSuspension(call.env, userId),
    refusalOf(call, row),
  ])
  return {
    ...toUser(row),
    language: row.user.language,
    suspension: row.user.suspendedAt === null ? null : suspension,
    memberships: own,
    sessions: open,
    suspensionRefusal,
  }
}

async function readMemberships({ env }: Call, userId: string) {
  const rows = await directory(env)
    .select({ membership: memberships, firmName: firms.legalName, ...customColumns })
    .from(memberships)
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .leftJoin(firmRoles, isRoleOfMembership)
    .where(eq(memberships.userId, userId))
    .orderBy(firms.legalName)
    .limit(200)
  return rows.map(({ membership: { firmId, role, suspendedAt }, firmName, ...custom }) => ({
    firmId,
    firmName,
    role,
    custom: toCustom(custom),
    isSuspended: suspendedAt !== null,
  }))
}

async function readSessions({ env, now }: Call, userId: string) {
  const { id, method, userAgent, place, createdAt, touchedAt } = sessions
  const rows = await directory(env)
    .select({ id, method, userAgent, place, createdAt, touchedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(touchedAt))
    .limit(50)
  return rows.map((row) => ({
    ...row,
    createdAt: toInstant(row.createdAt),
    touchedAt: toInstant(row.touchedAt),
  }))
}

async function refusalOf(
  call: Call,
  { id, user }: UserRow,
): Promise<AdministeredUserDetail['suspensionRefusal']> {
  if (id === requireIdentity(call).user.id) return 'self'
  if (user.kind !== 'admin') return null
  const [other] = await directory(call.env)
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.kind, 'admin'), isNull(users.suspendedAt), ne(users.id, id)))
    .limit(1)
  return other ? null : 'lastAdministrator'
}
