import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import type { OwnAnnouncement } from '#contract/people/announcements.ts'
import { words } from './own.css.ts'

/** What the firm tells whoever asks, with a button where they are to say that they have read it. */
export function OwnAnnouncements({ announcements }: { announcements: OwnAnnouncement[] }) {
  if (announcements.length === 0) return null
  return (
    <Rules>
      {announcements.map((one) => (
        <RulesCell key={one.id} title={one.title}>
          <OneAnnouncement one={one} />
        </RulesCell>
      ))}
    </Rules>
  )
}

function OneAnnouncement({ one }: { one: OwnAnnouncement }) {
  const t = useT('announcements')
  const { date, dateTime } = useFormat()
  const { id, fromDate, asksConfirmation, readAt } = one
  return (
    <Stack>
      <p className={words}>{one.text}</p>
      <p className={text.soft}>{date(fromDate)}</p>
      {readAt !== null && (
        <p className={text.soft}>{t('own.confirmed', { when: dateTime(readAt) })}</p>
      )}
      {asksConfirmation && readAt === null && (
        <form method="post">
          <IdempotencyField />
          <input type="hidden" name="announcementId" value={id} />
          <Button icon="check" name="intent" value="confirm">
            {t('own.confirm')}
          </Button>
        </form>
      )}
    </Stack>
  )
}
