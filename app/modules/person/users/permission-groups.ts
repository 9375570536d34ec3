import { type Permission, permissions } from '#contract/core/roles.ts'

/** What permissions are about, in the order of the table of roles. */
export const permissionEntities = [...new Set(permissions.map(entityOf))]

export function permissionsOf(entity: string): Permission[] {
  return permissions.filter((one) => entityOf(one) === entity)
}

function entityOf(permission: Permission): string {
  return permission.split(':')[0] ?? ''
}
