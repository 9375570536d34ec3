import { roleName } from '#app/modules/firm/firms/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, SheetPad, Table, Tag, text } from '#app/ui/index.ts'
import type { AdministeredUserDetail } from '#contract/platform/administered-users.ts'
import { firmPath } from '../paths.ts'

/** The firms a person belongs to. */
export function MembershipTable({ memberships }: Pick<AdministeredUserDetail, 'memberships'>) {
  const t = useT('administration')
  const firmTexts = useT('firms')
  if (memberships.length === 0) {
    return (
      <SheetPad>
        <p className={text.soft}>{t('user.noFirms')}</p>
      </SheetPad>
    )
  }
  return (
    <Table caption={t('user.firms')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('firms.firm')}</HeadCell>
          <HeadCell>{t('firm.role')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {memberships.map(({ firmId, firmName, role, custom, isSuspended }) => (
          <tr key={firmId}>
            <NameCell href={firmPath(firmId)}>
              {firmName} {isSuspended && <Tag tone="bad">{t('state.suspended')}</Tag>}
            </NameCell>
            <Cell tone="soft" place="detail">
              {roleName(firmTexts, { role, custom })}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
