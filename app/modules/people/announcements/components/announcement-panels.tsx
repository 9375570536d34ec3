import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell } from '#app/ui/index.ts'
import type { Announcement } from '#contract/people/announcements.ts'

/** Who confirmed that they have read it. */
export function AnnouncementPanels({ record }: { record: Announcement }) {
  const t = useT('announcements')
  const { dateTime } = useFormat()
  const { asksConfirmation, readBy } = record
  if (!asksConfirmation && readBy.length === 0) return null
  return (
    <Rules>
      <RulesCell title={t('readBy.title')}>
        {readBy.length === 0 ? (
          <p>{t('readBy.none')}</p>
        ) : (
          <FactList
            facts={readBy.map(({ name, readAt }) => ({ term: name, value: dateTime(readAt) }))}
          />
        )}
      </RulesCell>
    </Rules>
  )
}
