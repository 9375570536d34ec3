import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, text } from '#app/ui/index.ts'
import type { PlannedMail } from '#contract/communication/mailbox.ts'
import * as styles from './box-settings.css.ts'

/** Mails of all members that wait for their instant, for whoever manages the members. */
export function PlannedMails({ planned }: { planned: readonly PlannedMail[] }) {
  const t = useT('mailbox')
  const { dateTime, number } = useFormat()
  return (
    <section className={styles.section}>
      <h2>{t('planned.title')}</h2>
      <p className={text.soft}>{t(planned.length === 0 ? 'planned.none' : 'planned.words')}</p>
      {planned.map(({ id, by, mailbox, leavesAt, recipients }) => (
        <form key={id} method="post" className={styles.row}>
          <IdempotencyField />
          <input type="hidden" name="mailDraftId" value={id} />
          <p>
            {t('planned.row', { by, mailbox, at: dateTime(leavesAt), count: number(recipients) })}
          </p>
          <Button size="s" name="intent" value="endPlanned" icon="x">
            {t('planned.end')}
          </Button>
        </form>
      ))}
    </section>
  )
}
