import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button } from '#app/ui/index.ts'
import type { Leaving } from '../load-leaving.server.ts'
import { draftPath } from '../paths.ts'
import * as styles from './mail.css.ts'

/** Says that a mail is about to leave, and takes it back. */
export function LeavingNotice({ leaving }: { leaving: Leaving }) {
  const t = useT('mailbox')
  const format = useFormat()
  const { firm } = useFirm()
  if (!leaving) return null
  const { id, subject, leavesAt } = leaving
  return (
    <form method="post" action={draftPath(firm.firmId, id)} className={styles.bar}>
      <IdempotencyField />
      <Band
        tone="info"
        title={t('leaving.words', {
          subject: subject || t('row.noSubject'),
          at: format.dateTime(leavesAt),
        })}
      />
      <Button icon="undo-2" name="intent" value="takeBack">
        {t('leaving.undo')}
      </Button>
    </form>
  )
}
