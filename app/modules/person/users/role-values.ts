import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { FirmRole } from '#contract/core/firm-roles.ts'
import {
  type Holder,
  isAllowed,
  permissions,
  scopedEntities,
  scopeOf,
} from '#contract/core/roles.ts'

/** What the form of a role begins with: all that somebody who has the role may do. */
export function valuesOfRole(
  holder: Holder,
  { name, description }: Pick<FirmRole, 'name' | 'description'>,
): TypedTree {
  return {
    name,
    description,
    permissions: permissions.filter((one) => isAllowed(holder, one)),
    scopes: Object.fromEntries(scopedEntities.map((one) => [one, scopeOf(holder, one)])),
  }
}
