import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Holder } from '#contract/core/roles.ts'

/** What the role somebody holds is called. `t` is of the namespace `firms`. */
export function roleName(t: Translate, { role, custom }: Holder): string {
  return custom ? custom.name : t(`role.${role}`)
}
