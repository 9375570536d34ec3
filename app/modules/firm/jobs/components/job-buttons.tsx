import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import * as styles from './job-list.css.ts'
import { useJobName } from './job-name.ts'
import type { JobLine } from './job-table.tsx'

/** Tries a job again; of one that failed, also leaves it undone, after a question. */
export function JobButtons({ row }: { row: JobLine }) {
  const t = useT('jobs')
  const jobName = useJobName()
  const subject = row.title || jobName(row.kind)
  const { isFailed } = row
  if (!isFailed && row.attempts === 0) return null
  const dialogId = `dismiss-${row.id}`
  return (
    <div className={styles.buttons}>
      <form method="post">
        <IdempotencyField />
        <input type="hidden" name="jobId" value={row.id} />
        <Button
          size="s"
          icon="refresh-cw"
          name="intent"
          value="retry"
          aria-label={t('list.retryFor', { title: subject })}
        >
          {isFailed ? t('list.retry') : t('list.retryNow')}
        </Button>
      </form>
      {isFailed && (
        <>
          <Button
            size="s"
            kind="ghost"
            opens={dialogId}
            aria-label={t('list.dismissFor', { title: subject })}
          >
            {t('list.dismiss')}
          </Button>
          <AskDialog
            id={dialogId}
            title={t('list.dismissTitle')}
            words={t('list.dismissWords', { title: subject })}
            intent="dismiss"
            submit={t('list.dismiss')}
            keep={t('list.keep')}
          >
            <input type="hidden" name="jobId" value={row.id} />
          </AskDialog>
        </>
      )}
    </div>
  )
}
