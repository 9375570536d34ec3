import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError, conflictOf, problemKeyOf } from '#contract/core/errors.ts'
import { type FirmRole, type RoleChange, shownRoleChanges } from '#contract/core/firm-roles.ts'
import {
  forEachScoped,
  isPermission,
  type Permission,
  type Scope,
  scopedEntities,
  scopes,
} from '#contract/core/roles.ts'
import { directoryAudit } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { type RoleKey, requireOwn, updateRole } from './roles.ts'

const Grants = z.object({
  name: z.string(),
  description: z.string().default(''),
  permissions: z.array(z.string()).transform((all) => all.filter(isPermission)),
  scopes: z.object(forEachScoped(z.enum(scopes).catch('all').default('all'))),
})
type Grants = z.infer<typeof Grants>
type Kept = { id: string; at: number; by: string; before: Grants; after: Grants }

/** The newest changes of a role, and whether each can be undone now. @throws AppError as `updateRole` */
export async function listRoleChanges(call: Call, key: RoleKey): Promise<{ rows: RoleChange[] }> {
  const role = await requireOwn(call, key)
  const rows = await ofRole(call, key).orderBy(desc(directoryAudit.id)).limit(shownRoleChanges)
  return { rows: rows.map((row) => toChange(keptOf(row), role)) }
}

/**
 * Puts a role back to what it was before a change.
 * @throws AppError as `updateRole`; not_found for no change of the role; conflict where it was changed
 *   since, or where people who have the role would get rights back
 */
export async function undoRoleChange(
  call: Call,
  { changeId, ...key }: RoleKey & { changeId: string },
): Promise<FirmRole> {
  const role = await requireOwn(call, key)
  const [row] = await ofRole(call, key, changeId)
  if (!row) throw new AppError('not_found', 'No such change')
  const kept = keptOf(row)
  requireUndoable(kept, role)
  const { firmId, roleId } = key
  return updateRole(call, { ...kept.before, firmId, roleId, version: role.version })
}

function ofRole({ env }: Call, { firmId, roleId }: RoleKey, changeId?: string) {
  return directory(env)
    .select()
    .from(directoryAudit)
    .where(
      and(
        eq(directoryAudit.firmId, firmId),
        eq(directoryAudit.action, 'role.changed'),
        sql`json_extract(${directoryAudit.before}, '$.id') = ${roleId}`,
        changeId === undefined ? undefined : eq(directoryAudit.id, changeId),
      ),
    )
    .$dynamic()
}

function keptOf({ id, at, actorName, before, after }: typeof directoryAudit.$inferSelect): Kept {
  const grants = (json: string | null) => Grants.parse(JSON.parse(json ?? '{}'))
  return { id, at, by: actorName, before: grants(before), after: grants(after) }
}

/** @throws AppError conflict with the reason */
function requireUndoable({ before, after }: Kept, role: FirmRole): void {
  if (!isSame(after, role)) throw conflictOf('undoChanged')
  if (isSame(before, after)) throw conflictOf('undoNothing')
  if (role.holders > 0 && givesMore(before, after)) throw conflictOf('undoGivesRights')
}

/** Whether going back to `to` from `from` would let somebody do or see more. */
function givesMore(to: Grants, from: Grants): boolean {
  const rank = (scope: Scope) => scopes.indexOf(scope)
  return (
    missingIn(from, to).length > 0 ||
    scopedEntities.some((entity) => rank(to.scopes[entity]) > rank(from.scopes[entity]))
  )
}

function missingIn({ permissions }: Grants, { permissions: wanted }: Grants): Permission[] {
  return wanted.filter((one) => !permissions.includes(one))
}

function isSame(one: Grants, { permissions, ...other }: Omit<FirmRole, 'id'> | Grants): boolean {
  return (
    one.name === other.name &&
    one.description === other.description &&
    [...one.permissions].sort().join() === [...permissions].sort().join() &&
    scopedEntities.every((entity) => one.scopes[entity] === other.scopes[entity])
  )
}

function toChange(kept: Kept, role: FirmRole): RoleChange {
  const { id, at, by, before, after } = kept
  return {
    id,
    at: new Date(at).toISOString(),
    by,
    before: { name: before.name, description: before.description },
    after: { name: after.name, description: after.description },
    added: missingIn(before, after),
    removed: missingIn(after, before),
    reach: scopedEntities
      .filter((entity) => before.scopes[entity] !== after.scopes[entity])
      .map((entity) => ({ entity, before: before.scopes[entity], after: after.scopes[entity] })),
    refusal: refusalOf(kept, role),
  }
}

function refusalOf(kept: Kept, role: FirmRole): string | null {
  try {
    requireUndoable(kept, role)
    return null
  } catch (error) {
    if (error instanceof AppError) return problemKeyOf(error)
    throw error
  }
}
