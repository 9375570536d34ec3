import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Permission } from '#contract/core/roles.ts'

/** A permission by itself, away from the others of its entity: "Invoices (see)". */
export function permissionText(t: Translate, permission: Permission): string {
  const [entity = ''] = permission.split(':')
  return `${t(`entity.${entity}`)} (${t(`may.${permission.replace(':', '.')}`)})`
}
