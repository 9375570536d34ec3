import { canGrant, type Role, roles } from '#contract/roles.ts'

/** The roles that somebody may give, from most to least. */
export function grantableBy(giver: Role): Role[] {
  return roles.filter((role) => canGrant(giver, role))
}
