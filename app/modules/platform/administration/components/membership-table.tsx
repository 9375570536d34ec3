import { roleName } from '#app/modules/firm/firms/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { RowsTable, SheetPad, Tag, text } from '#app/ui/index.ts'
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
    <RowsTable
      caption={t('user.firms')}
      isStacked
      rows={memberships}
      keyOf={({ firmId }) => firmId}
      columns={[
        {
          head: t('firms.firm'),
          href: ({ firmId }) => firmPath(firmId),
          cell: ({ firmName, isSuspended }) => (
            <>
              {firmName} {isSuspended && <Tag tone="bad">{t('state.suspended')}</Tag>}
            </>
          ),
        },
        {
          head: t('firm.role'),
          tone: 'soft',
          place: 'detail',
          cell: ({ role, custom }) => roleName(firmTexts, { role, custom }),
        },
      ]}
    />
  )
}
