import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button } from '#app/ui/index.ts'
import type { MailQuota } from '#contract/firm/mail-settings.ts'

/** Says that the firm's mail is stopped, and lets it leave again; nothing while it leaves. */
export function QuotaBand({ quota: { stoppedAt, isHeld } }: { quota: MailQuota }) {
  const t = useT('mails')
  const { dateTime } = useFormat()
  if (stoppedAt === null) return null
  return (
    <form method="post">
      <IdempotencyField />
      <Band tone="warn" title={t('quota.stopped', { at: dateTime(stoppedAt) })}>
        <p>{t(isHeld ? 'quota.heldWords' : 'quota.stoppedWords')}</p>
        {!isHeld && (
          <Button name="intent" value="resume" icon="send">
            {t('quota.resume')}
          </Button>
        )}
      </Band>
    </form>
  )
}
