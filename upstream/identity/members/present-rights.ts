import { and, eq, isNull } from 'drizzle-orm'
import type { Holder } from '#contract/core/roles.ts'
import type { Env } from '../../core/env.ts'
import { directory, ensureDirectory } from '../directory.ts'
import { findTeam } from '../roles/find-team.ts'
import { customColumns, isRoleOfMembership, toCustom } from '../roles/known-roles.ts'
import { firmRoles } from '../roles/tables.ts'
import { firms, memberships, users } from '../tables.ts'

/** What somebody may do in a firm now, and whom their reach takes in. */
export type PresentRights = Holder & { team: readonly string[] | undefined }

/**
 * What a person may do in a firm at this moment, as the directory says, for what they planned long
 * before it is done. Undefined for whoever is no active member any more, and while the firm is suspended
 * or closed.
 * @param isWriting nothing may be written either while the firm is being deleted
 */
export async function findPresentRights(
  env: Env,
  firmId: string,
  userId: string,
  { isWriting = false } = {},
): Promise<PresentRights | undefined> {
  await ensureDirectory(env)
  const [row] = await directory(env)
    .select({ role: memberships.role, ...customColumns })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .leftJoin(firmRoles, isRoleOfMembership)
    .where(
      and(
        eq(memberships.firmId, firmId),
        eq(memberships.userId, userId),
        isNull(memberships.suspendedAt),
        isNull(users.suspendedAt),
        eq(firms.status, 'active'),
        isNull(firms.suspendedAt),
        isWriting ? isNull(firms.deletionAt) : undefined,
      ),
    )
  if (!row) return undefined
  const holder = { role: row.role, custom: toCustom(row) }
  return { ...holder, team: await findTeam(env, { ...holder, firmId }, userId) }
}
