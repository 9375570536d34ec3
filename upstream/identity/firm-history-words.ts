import { z } from 'zod'
import type { RoleGrants } from '#contract/core/roles.ts'
import type { DirectoryChange } from '../firm/directory-changes.ts'
import type { directoryAudit } from './audit.ts'

const Values = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  role: z.string().optional(),
  permissions: z.array(z.string()).optional(),
})
type Values = z.infer<typeof Values>
type Row = typeof directoryAudit.$inferSelect

/**
 * A row of the directory's audit as a firm reads it: roles by their names, and what a role allows
 * entity by entity.
 */
export function describeChange(
  row: Row,
  entity: DirectoryChange['entity'],
  userName: string | null,
  roles: ReadonlyMap<string, RoleGrants>,
): Omit<DirectoryChange, 'entity' | 'action'> {
  const [before, after] = [valuesOf(row.before), valuesOf(row.after)]
  const known: Partial<Values> = { ...before, ...after }
  const entities = entitiesIn(before, after)
  const title = entity === 'member' ? userName || known.email : (known.name ?? known.email)
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actorId: row.actorId ?? '',
    actorName: row.actorName,
    entityId: row.userId ?? known.id ?? known.email ?? row.firmId ?? '',
    title: title ?? '',
    before: before && readable(before, entities, roles),
    after: after && readable(after, entities, roles),
  }
}

function valuesOf(json: string | null): Values | undefined {
  return json === null ? undefined : Values.parse(JSON.parse(json))
}

function entitiesIn(...values: (Values | undefined)[]): string[] {
  const all = values.flatMap((value) => value?.permissions ?? [])
  return [...new Set(all.map((permission) => permission.split(':')[0] ?? ''))].sort()
}

/** `holders` and `version` are of the record, not of what somebody decided. */
function readable(
  { permissions, holders, version, ...values }: Values,
  entities: readonly string[],
  roles: ReadonlyMap<string, RoleGrants>,
) {
  const role = values.role && (roles.get(values.role)?.name ?? values.role)
  const allowed = permissions && {
    permissions: Object.fromEntries(
      entities.map((entity) => [entity, actionsOn(entity, permissions)]),
    ),
  }
  return { ...values, ...(role && { role }), ...allowed }
}

function actionsOn(entity: string, permissions: readonly string[]): string {
  return permissions
    .filter((permission) => permission.startsWith(`${entity}:`))
    .map((permission) => permission.slice(entity.length + 1))
    .join(', ')
}
