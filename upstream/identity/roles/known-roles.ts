import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FirmRole } from '#contract/core/firm-roles.ts'
import {
  forEachScoped,
  type Holder,
  isAllowed,
  isPermission,
  type Permission,
  type RoleGrants,
  roles,
  scopedEntities,
  scopeOf,
  scopes,
} from '#contract/core/roles.ts'
import type { directory } from '../directory.ts'
import { memberships } from '../tables.ts'
import { firmRoles } from './tables.ts'

type Db = ReturnType<typeof directory>

const scope = z.enum(scopes).catch('all').default('all')

/** A permission that is no more, such as of a module that was taken away, is left out. */
const Stored = z.object({
  permissions: z.array(z.string()).transform((all) => all.filter(isPermission)),
  scopes: z.object(forEachScoped(scope)),
})

/** What the `grants` of a row say. */
export function parseGrants(grants: string): Pick<FirmRole, 'permissions' | 'scopes'> {
  return Stored.parse(JSON.parse(grants))
}

/** The role of the firm's own that a membership names, to be joined to it. */
export const isRoleOfMembership = and(
  eq(firmRoles.id, memberships.role),
  eq(firmRoles.firmId, memberships.firmId),
)

/** Columns of such a role, under names that no other table of a batch has. */
export const customColumns = {
  customName: sql<string | null>`${firmRoles.name}`.as('custom_name'),
  customGrants: sql<string | null>`${firmRoles.grants}`.as('custom_grants'),
}

type CustomColumns = { customName: string | null; customGrants: string | null }

/** What the columns say; null where the role is a built-in one. */
export function toCustom({ customName, customGrants }: CustomColumns): RoleGrants | null {
  if (customName === null || customGrants === null) return null
  return { name: customName, ...parseGrants(customGrants) }
}

/** The roles a firm made for itself, by their ids. */
export async function readCustomRoles(db: Db, firmId: string): Promise<Map<string, RoleGrants>> {
  const rows = await db.select().from(firmRoles).where(eq(firmRoles.firmId, firmId))
  return new Map(rows.map(({ id, name, grants }) => [id, { name, ...parseGrants(grants) }]))
}

/** Whoever has a role, with what it allows if it is one of the firm's own. */
export function holderOf(role: string, customs: ReadonlyMap<string, RoleGrants>): Holder {
  return { role, custom: customs.get(role) ?? null }
}

/**
 * Memberships whose role, built-in or of the firm's own, holds what a name needs. All needs are one
 * value: D1 binds 100 at most.
 * @param name the column with one of the names
 * @param needs what each name needs; undefined: nothing
 */
export function whoHolds(
  name: SQLWrapper,
  needs: Readonly<Record<string, Permission | undefined>>,
): SQL {
  const rules = Object.entries(needs).map(([key, permission]) => {
    const builtIn = permission ? roles.filter((role) => isAllowed(role, permission)) : []
    return [key, { needs: permission ?? null, roles: builtIn }]
  })
  return sql`exists (select 1 from json_each(${JSON.stringify(Object.fromEntries(rules))}) as rule
    where rule.key = ${name} and (rule.value ->> 'needs' is null
      or ${memberships.role} in (select value from json_each(rule.value, '$.roles'))
      or exists (select 1 from firm_roles as own, json_each(own.grants, '$.permissions') as held
        where own.id = ${memberships.role} and own.firm_id = ${memberships.firmId}
          and held.value = rule.value ->> 'needs')))`
}

/**
 * Memberships whose role reaches what somebody made of an entity: their own, their team's or all.
 * @param entity the column with the entity, or nothing
 * @param madeBy the column with the id of who made it
 */
export function reachesMaker(entity: SQLWrapper, madeBy: SQLWrapper): SQL {
  const narrow = scopedEntities.flatMap((one) =>
    roles.filter((role) => scopeOf({ role }, one) === 'own').map((role) => `${one}:${role}`),
  )
  const ofBuiltIn = sql`case when ${entity} || ':' || ${memberships.role} in
    (select value from json_each(${JSON.stringify(narrow)})) then 'own' else 'all' end`
  const ofOwn = sql`(select json_extract(own.grants, '$.scopes.' || ${entity}) from firm_roles as own
    where own.id = ${memberships.role} and own.firm_id = ${memberships.firmId})`
  const isOfTeam = sql`exists (select 1 from memberships as maker
    where maker.firm_id = ${memberships.firmId} and maker.user_id = ${madeBy}
    and maker.team = ${memberships.team} and maker.team <> '')`
  return sql`(${madeBy} = ${memberships.userId} or case coalesce(${ofOwn}, ${ofBuiltIn})
    when 'all' then 1 when 'team' then ${isOfTeam} else 0 end)`
}
