import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Holder } from '#contract/core/roles.ts'
import type { Env } from '../../core/env.ts'
import { directory, ensureDirectory } from '../directory.ts'
import { customColumns, isRoleOfMembership, toCustom } from '../roles/known-roles.ts'
import { firmRoles } from '../roles/tables.ts'
import { memberships, users } from '../tables.ts'

export type FirmMember = Holder & { userId: string; name: string }

const maxMembers = 500

/** The active members of a firm by name, at most 500: what a firm may show of them to each other. */
export function listFirmMembers(env: Env, firmId: string): Promise<FirmMember[]> {
  return membersOf(env, firmId, maxMembers)
}

/** As many as a rule over all who work in a firm takes in. */
const mostWorking = 20_000

/** The active members of a firm by name, at most 20,000: for a rule that holds for all who have a role. */
export function listActiveMembers(env: Env, firmId: string): Promise<FirmMember[]> {
  return membersOf(env, firmId, mostWorking)
}

/**
 * All members of a firm, however many, those shut out for now among them: for a rule that asks whether
 * there is somebody else. Who shuts the others out is not alone by that: they may be let in again.
 */
export function listAllFirmMembers(env: Env, firmId: string): Promise<FirmMember[]> {
  return membersOf(env, firmId)
}

async function membersOf(env: Env, firmId: string, limit?: number): Promise<FirmMember[]> {
  await ensureDirectory(env)
  const query = directory(env)
    .select({ userId: users.id, name: users.name, role: memberships.role, ...customColumns })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(firmRoles, isRoleOfMembership)
    .where(
      and(
        eq(memberships.firmId, firmId),
        ...(limit === undefined
          ? []
          : [isNull(memberships.suspendedAt), isNull(users.suspendedAt)]),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .$dynamic()
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map((row) => ({
    userId: row.userId,
    name: row.name,
    role: row.role,
    custom: toCustom(row),
  }))
}
