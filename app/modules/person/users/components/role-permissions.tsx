import { useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Checkbox, FieldGroup } from '#app/ui/index.ts'
import { grantablePermissions } from '#contract/core/firm-roles.ts'
import type { Permission } from '#contract/core/roles.ts'
import { permissionEntities, permissionsOf } from '../permission-groups.ts'
import * as styles from './role-permissions.css.ts'

/** What a role may allow, entity by entity: as far as whoever makes it holds it. */
export function RolePermissions() {
  const { can } = useFirm()
  return <PermissionBoxes isOffered={(one) => grantablePermissions.includes(one) && can(one)} />
}

/** A box for each permission that is offered, entity by entity: the field `permissions` of a form. */
export function PermissionBoxes({ isOffered }: { isOffered: (one: Permission) => boolean }) {
  const t = useT('users')
  const { error } = useFormField('permissions')
  const chosen = useFormList('permissions')
  const groups = permissionEntities
    .map((entity) => ({ entity, offered: permissionsOf(entity).filter(isOffered) }))
    .filter(({ offered }) => offered.length > 0)
  return (
    <FieldGroup id="permissions" label={t('roles.may')} error={error}>
      <div className={styles.groups}>
        {groups.map(({ entity, offered }) => (
          <fieldset key={entity} className={styles.group}>
            <legend className={styles.entity}>{t(`entity.${entity}`)}</legend>
            {offered.map((one) => (
              <Checkbox
                key={one}
                name="permissions"
                value={one}
                defaultChecked={chosen.includes(one)}
              >
                {t(`may.${one.replace(':', '.')}`)}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
    </FieldGroup>
  )
}
