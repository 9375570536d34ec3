import { Fragment } from 'react'
import { roleName } from '#app/modules/firms/index.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Icon, Table, TableScroller, Tag, VisuallyHidden } from '#app/ui/index.ts'
import { isAllowed, type Permission, permissions, roles } from '#contract/roles.ts'
import * as styles from './role-matrix.css.ts'

/** What each role may do: the very table that the API obeys. */
export function RoleMatrix() {
  const t = useT('users')
  const roleTexts = useT('firms')
  const { firm } = useFirm()
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
              </th>
            ))}
          </tr>
        </thead>
        {entities.map((entity) => (
          <tbody key={entity}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1} className={styles.entity}>
                <span className={styles.entityName}>{t(`entity.${entity}`)}</span>
              </th>
            </tr>
            {permissions.filter(isOf(entity)).map((permission) => (
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

const entities = [...new Set(permissions.map(entityOf))]

function entityOf(permission: Permission): string {
  return permission.split(':')[0] ?? ''
}

function isOf(entity: string) {
  return (permission: Permission) => entityOf(permission) === entity
}
