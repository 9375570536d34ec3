import { Fragment } from 'react'
import { roleName } from '#app/modules/firm/firms/index.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Icon, Table, TableScroller, Tag, text, VisuallyHidden } from '#app/ui/index.ts'
import { canGrant, isAllowed, type Permission, type Role, roles } from '#contract/core/roles.ts'
import { newRolePath } from '../paths.ts'
import { permissionEntities, permissionsOf } from '../permission-groups.ts'
import * as styles from './role-matrix.css.ts'

/** What each role may do: the very table that the API obeys. */
export function RoleMatrix() {
  const t = useT('users')
  const roleTexts = useT('firms')
  const { firm, can } = useFirm()
  const mayCopy = (role: Role) => can('role:edit') && canGrant(firm, { role })
  return (
    <TableScroller label={t('roles.title')}>
      <Table caption={t('roles.title')} density="compact">
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {t('roles.may')}
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" className={styles.mark}>
                {roleName(roleTexts, { role })}
                {role === firm.role && (
                  <span className={styles.own}>
                    <Tag tone="info">{t('roles.yours')}</Tag>
                  </span>
                )}
                {mayCopy(role) && (
                  <a
                    className={`${text.link} ${styles.own}`}
                    href={newRolePath(firm.firmId, role)}
                    aria-label={t('roles.copyOf', { name: roleName(roleTexts, { role }) })}
                  >
                    {t('roles.copy')}
                  </a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {permissionEntities.map((entity) => (
          <tbody key={entity}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1} className={styles.entity}>
                <span className={styles.entityName}>{t(`entity.${entity}`)}</span>
              </th>
            </tr>
            {permissionsOf(entity).map((permission) => (
              <Line key={permission} permission={permission} />
            ))}
          </tbody>
        ))}
      </Table>
    </TableScroller>
  )
}

function Line({ permission }: { permission: Permission }) {
  const t = useT('users')
  return (
    <tr>
      <th scope="row" className={styles.action}>
        {t(`may.${permission.replace(':', '.')}`)}
      </th>
      {roles.map((role) => (
        <td key={role} className={styles.mark}>
          {isAllowed(role, permission) ? (
            <Fragment>
              <Icon name="check" className={styles.sign} />
              <VisuallyHidden>{t('roles.yes')}</VisuallyHidden>
            </Fragment>
          ) : (
            <Fragment>
              <span aria-hidden="true" className={styles.no}>
                –
              </span>
              <VisuallyHidden>{t('roles.no')}</VisuallyHidden>
            </Fragment>
          )}
        </td>
      ))}
    </tr>
  )
}
