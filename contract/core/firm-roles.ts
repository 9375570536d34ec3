import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, optionalText, requiredText, Version } from './fields.ts'
import {
  forEachScoped,
  type RoleGrants as Grants,
  isPermission,
  type Permission,
  permissions,
  roles,
  scopedEntities,
  scopes,
} from './roles.ts'

/** A role somebody holds or is given: the name of a built-in one, or the id of one of the firm's own. */
export const RoleRef = z.union([z.enum(roles), Id])

/** What nobody but an owner may do, so that no role of the firm's own has it. */
const ownersAlone: readonly Permission[] = ['firm:transfer']

/** What a role of the firm's own may allow. */
export const grantablePermissions = permissions.filter((one) => !ownersAlone.includes(one))

const ScopeOfEntity = z.enum(scopes).default('all')
const Scopes = z.object(forEachScoped(ScopeOfEntity))

/** What somebody's own role of the firm allows, as it goes with them. */
export const RoleGrants = z.object({
  name: z.string(),
  permissions: z.array(z.enum(permissions)).readonly(),
  scopes: Scopes.partial(),
}) satisfies z.ZodType<Grants>
export type RoleGrants = z.infer<typeof RoleGrants>

export const FirmRoleInput = z.object({
  name: requiredText(60),
  /** What it is for, in the firm's words. */
  description: optionalText(200),
  /** Whoever may do something with an entity also sees it, and everybody sees the firm. */
  permissions: z.array(z.enum(grantablePermissions)).max(200).transform(withViews),
  scopes: Scopes.default(forEachScoped('all' as const)),
})
export type FirmRoleInput = z.infer<typeof FirmRoleInput>

/** A role that a firm made for itself. */
export const FirmRole = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.enum(permissions)).readonly(),
  scopes: Scopes,
  /** How many members and open invitations have it; it can be deleted at none. */
  holders: z.int(),
  version: Version,
})
export type FirmRole = z.infer<typeof FirmRole>

/** A firm makes at most so many roles of its own. */
export const maxFirmRoles = 50

function withViews(chosen: readonly Permission[]): Permission[] {
  const views = chosen.map((one) => `${one.split(':')[0]}:view`).filter(isPermission)
  const all = new Set<Permission>([...chosen, ...views, 'firm:view'])
  return permissions.filter((one) => all.has(one))
}

/** A change of a role of the firm's own, with what it replaced. */
export const RoleChange = z.object({
  id: Id,
  at: Instant,
  by: z.string(),
  before: z.object({ name: z.string(), description: z.string() }),
  after: z.object({ name: z.string(), description: z.string() }),
  /** What it gave, and what it took. */
  added: z.array(z.enum(permissions)),
  removed: z.array(z.enum(permissions)),
  /** Entities of which it reaches more or less than before. */
  reach: z.array(
    z.object({ entity: z.enum(scopedEntities), before: z.enum(scopes), after: z.enum(scopes) }),
  ),
  /** Why it cannot be undone now; null where it can. */
  refusal: z.string().nullable(),
})
export type RoleChange = z.infer<typeof RoleChange>

/** How many changes of a role are listed. */
export const shownRoleChanges = 5

const path = '/firms/{firmId}/roles' as const
const one = `${path}/{roleId}` as const
const ofRole = z.object({ firmId: Id, roleId: Id })
const tags = ['Members']

export const firmRolesContract = {
  /** The roles that the firm made for itself, by name; the built-in ones are the same everywhere. */
  list: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(FirmRole) })),
  create: endpoint
    .meta({ needs: 'role:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(FirmRoleInput.extend({ firmId: Id }))
    .output(FirmRole),
  update: endpoint
    .meta({ needs: 'role:edit' })
    .route({ method: 'PUT', path: one, tags })
    .input(FirmRoleInput.extend({ ...ofRole.shape, version: Version }))
    .output(FirmRole),
  listChanges: endpoint
    .meta({ needs: 'role:edit' })
    .route({
      method: 'GET',
      path: `${one}/changes`,
      tags,
      summary: 'List the newest changes of a role of the firm’s own',
    })
    .input(ofRole)
    .output(z.object({ rows: z.array(RoleChange) })),
  /**
   * Puts a role back to what it was before a change, if nothing was changed since. A change that took
   * rights is undone only while nobody has the role: giving rights back is decided anew.
   */
  undoChange: endpoint
    .meta({ needs: 'role:edit' })
    .route({
      method: 'POST',
      path: `${one}/changes/{changeId}/undo`,
      tags,
      summary: 'Put back what a change of a role replaced',
    })
    .input(ofRole.extend({ changeId: Id }))
    .output(FirmRole),
  delete: endpoint
    .meta({ needs: 'role:edit' })
    .route({ method: 'DELETE', path: one, tags })
    .input(ofRole)
    .output(z.object({ name: z.string() })),
}
