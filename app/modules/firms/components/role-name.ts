import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Role } from '#contract/roles.ts'

/** What a role is called. `t` is of the namespace `firms`. */
export function roleName(t: Translate, role: Role): string {
  return t(`role.${role}`)
}
