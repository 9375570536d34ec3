import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { AppError, changedMeanwhile, invalidField } from '#contract/core/errors.ts'
import { type FirmRole, type FirmRoleInput, maxFirmRoles } from '#contract/core/firm-roles.ts'
import { holdsAllOf, type RoleGrants } from '#contract/core/roles.ts'
import { newId } from '../../firm/ulid.ts'
import { audit, auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { forgetFirm } from '../identity-cache.ts'
import { invitations } from '../members/tables.ts'
import { requireMember } from '../require-member.ts'
import { memberships } from '../tables.ts'
import { parseGrants } from './known-roles.ts'
import { firmRoles } from './tables.ts'

export type RoleKey = { firmId: string; roleId: string }
type Db = ReturnType<typeof directory>

/** How many members and open invitations have the role of the row. */
const holders = sql<number>`(select count(*) from ${memberships}
    where ${memberships.firmId} = ${firmRoles.firmId} and ${memberships.role} = ${firmRoles.id})
  + (select count(*) from ${invitations} where ${invitations.firmId} = ${firmRoles.firmId}
    and ${invitations.role} = ${firmRoles.id}
    and ${and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt))})`

function select(db: Db) {
  return db.select({ role: firmRoles, holders: holders.as('holders') }).from(firmRoles)
}

/** The roles that a firm made for itself, by name. */
export async function listRoles({ env }: Call, firmId: string): Promise<{ rows: FirmRole[] }> {
  const rows = await select(directory(env))
    .where(eq(firmRoles.firmId, firmId))
    .orderBy(asc(sql`${firmRoles.name} collate nocase`))
    .limit(maxFirmRoles)
  return { rows: rows.map(toRole) }
}

/**
 * Makes a role of the firm's own. Nobody puts into it what they do not hold themselves.
 * @throws AppError forbidden; invalid for a name that is taken, or more than 50 roles
 */
export async function createRole(
  call: Call,
  { firmId, ...input }: FirmRoleInput & { firmId: string },
): Promise<FirmRole> {
  requireWithin(call, firmId, input)
  const db = directory(call.env)
  const { rows } = await listRoles(call, firmId)
  if (rows.length >= maxFirmRoles) throw invalidField('', 'tooManyRoles', { maximum: maxFirmRoles })
  const id = newId()
  const { name, description, grants } = columnsOf(input)
  await orNameTaken(() =>
    db.batch([
      db.insert(firmRoles).values({
        id,
        firmId,
        name,
        description,
        grants,
        version: 1,
        createdAt: call.now,
        updatedAt: call.now,
      }),
      audit(db, call, { action: 'role.created', firmId, after: { id, ...input } }),
    ]),
  )
  return getRole(call, { firmId, roleId: id })
}

/**
 * Changes a role and so what all who have it may do, from their next request on. Whoever changes it
 * must hold all that it allowed and all that it is to allow.
 * @throws as `createRole`; not_found; conflict with the newer version as `detail.current`
 */
export async function updateRole(
  call: Call,
  { firmId, roleId, version, ...input }: FirmRoleInput & RoleKey & { version: number },
): Promise<FirmRole> {
  const key = { firmId, roleId }
  const before = await requireOwn(call, key)
  requireWithin(call, firmId, input)
  const db = directory(call.env)
  const [, kept] = await orNameTaken(() =>
    db.batch([
      db
        .update(firmRoles)
        .set({ ...columnsOf(input), version: version + 1, updatedAt: call.now })
        .where(and(isRole(key), eq(firmRoles.version, version))),
      auditIfChanged(db, call, {
        action: 'role.changed',
        firmId,
        before: { ...before },
        after: { ...input },
      }),
    ]),
  )
  const current = await getRole(call, key)
  if (kept.meta.changes === 0) {
    throw changedMeanwhile(current)
  }
  forgetFirm(firmId)
  return current
}

/** Deletes a role that nobody has. @throws AppError not_found, forbidden; conflict while it is used */
export async function deleteRole(call: Call, key: RoleKey): Promise<{ name: string }> {
  const { name, permissions, scopes } = await requireOwn(call, key)
  const db = directory(call.env)
  const [, deleted] = await db.batch([
    db.delete(firmRoles).where(and(isRole(key), sql`${holders} = 0`)),
    auditIfChanged(db, call, {
      action: 'role.deleted',
      firmId: key.firmId,
      before: { id: key.roleId, name, permissions, scopes },
    }),
  ])
  if (deleted.meta.changes === 0) {
    throw new AppError('conflict', 'The role is assigned to a user', {
      detail: { reason: 'roleInUse' },
    })
  }
  return { name }
}

async function getRole({ env }: Call, key: RoleKey): Promise<FirmRole> {
  const [row] = await select(directory(env)).where(isRole(key))
  if (!row) throw new AppError('not_found', 'Not found')
  return toRole(row)
}

/** A role of the firm that the caller holds all of. */
export async function requireOwn(call: Call, key: RoleKey): Promise<FirmRole> {
  const { firm } = requireMember(call, key.firmId, 'role:edit')
  const role = await getRole(call, key)
  if (holdsAllOf(firm, { role: role.id, custom: role })) return role
  throw new AppError('forbidden', 'Your role has fewer permissions than this role')
}

function requireWithin(call: Call, firmId: string, grants: RoleGrants): void {
  const { firm } = requireMember(call, firmId, 'role:edit')
  if (holdsAllOf(firm, { role: null, custom: grants })) return
  throw new AppError('forbidden', 'Your role has fewer permissions than this role')
}

function isRole({ firmId, roleId }: RoleKey) {
  return and(eq(firmRoles.firmId, firmId), eq(firmRoles.id, roleId))
}

function columnsOf({ name, description, permissions, scopes }: FirmRoleInput) {
  return { name, description, grants: JSON.stringify({ permissions, scopes }) }
}

function toRole({ role, holders }: { role: typeof firmRoles.$inferSelect; holders: number }) {
  const { id, name, description, grants, version } = role
  return { id, name, description, ...parseGrants(grants), holders, version }
}

/** Two roles of one name, however it is written, would be taken for each other. */
async function orNameTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const isTaken = /UNIQUE constraint failed: (index 'firm_roles_by_name'|firm_roles)/
    const texts = [error, error instanceof Error ? error.cause : undefined].map(String)
    if (texts.some((text) => isTaken.test(text))) throw invalidField('name', 'nameTaken')
    throw error
  }
}
