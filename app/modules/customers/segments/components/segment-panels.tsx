import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Rules, RulesCell, Table, text } from '#app/ui/index.ts'
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
          <Table caption={t('members.title', { count })} isStacked>
            <thead>
              <tr>
                <HeadCell>{t('members.name')}</HeadCell>
                <HeadCell>{t('members.email')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {members.map(({ partyId, name, email }) => (
                <tr key={partyId}>
                  <NameCell href={`/firms/${firm.firmId}/parties/${partyId}`}>{name}</NameCell>
                  <Cell place="detail">{email}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
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
