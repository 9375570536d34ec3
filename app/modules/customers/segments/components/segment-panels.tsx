import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { SegmentMembers } from '#contract/customers/segments.ts'

/** Who is in a segment now. */
export function SegmentPanels({ members: shown }: { members: SegmentMembers }) {
  const t = useT('segments')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  const { count, members, definitionVersion, evaluatedAt } = shown
  return (
    <Rules>
      <RulesCell title={t('members.title', { count })} isFlush={members.length > 0}>
        {members.length === 0 ? (
          <p className={text.soft}>{t('members.none')}</p>
        ) : (
          <RowsTable
            caption={t('members.title', { count })}
            isStacked
            rows={members}
            keyOf={({ partyId }) => partyId}
            columns={[
              {
                head: t('members.name'),
                href: ({ partyId }) => `/firms/${firm.firmId}/parties/${partyId}`,
                cell: ({ name }) => name,
              },
              { head: t('members.email'), place: 'detail', cell: ({ email }) => email },
            ]}
          />
        )}
      </RulesCell>
      <RulesCell title={t('members.asOf')}>
        <p className={text.soft}>
          {t('members.version', { version: definitionVersion, when: dateTime(evaluatedAt) })}
        </p>
      </RulesCell>
    </Rules>
  )
}
