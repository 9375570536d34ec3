import type { FirmRole } from '#contract/core/firm-roles.ts'
import { canGrant, type Holder, roles } from '#contract/core/roles.ts'

/** A role that can be chosen; `description` is the firm's own words for one of its own. */
export type RoleOption = Holder & { role: string; description?: string }

/** Every role of a firm: the built-in ones from most to least, then its own by name. */
export function rolesOf(own: readonly FirmRole[]): RoleOption[] {
  const builtIn = roles.map((role): RoleOption => ({ role }))
  const made = own.map(
    (custom): RoleOption => ({ role: custom.id, custom, description: custom.description }),
  )
  return [...builtIn, ...made]
}

/** The roles that somebody may give. */
export function grantableBy(giver: Holder, own: readonly FirmRole[]): RoleOption[] {
  return rolesOf(own).filter((role) => canGrant(giver, role))
}
