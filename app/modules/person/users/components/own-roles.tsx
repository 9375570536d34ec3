import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Cell, Empty, HeadCell, LinkButton, NameCell, Table } from '#app/ui/index.ts'
import type { FirmRole } from '#contract/core/firm-roles.ts'
import { newRolePath, rolePath } from '../paths.ts'

/** The roles a firm made for itself; a name leads to its form for who may change it. */
export function OwnRoles({ rows }: { rows: readonly FirmRole[] }) {
  const t = useT('users')
  const { firm, can } = useFirm()
  const mayEdit = can('role:edit')
  if (rows.length === 0) {
    if (!mayEdit) return null
    return <Empty title={t('roles.none')}>{t('roles.noneWords')}</Empty>
  }
  return (
    <Table caption={t('roles.own')} density="roomy" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('roles.own')}</HeadCell>
          <HeadCell>{t('role.description')}</HeadCell>
          <HeadCell>{t('list.members')}</HeadCell>
          {mayEdit && <HeadCell>{t('list.actions')}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, description, holders }) => (
          <tr key={id}>
            {mayEdit ? (
              <NameCell href={rolePath(firm.firmId, id)}>{name}</NameCell>
            ) : (
              <Cell place="name">{name}</Cell>
            )}
            <Cell tone="soft" place="secondDetail">
              {description}
            </Cell>
            <Cell place="detail">{t('roles.holders', { number: String(holders) })}</Cell>
            {mayEdit && (
              <Cell place="more">
                <LinkButton
                  size="s"
                  href={newRolePath(firm.firmId, id)}
                  aria-label={t('roles.copyOf', { name })}
                >
                  {t('roles.copy')}
                </LinkButton>
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
