import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import { isAllowed } from '#contract/roles.ts'
import type { SavedReport } from '#contract/saved-reports.ts'
import { reportPath, savedReportPath } from '../paths.ts'
import * as styles from './reports.css.ts'

/** Saved reports with whose they are, when they are mailed, and where one's own are changed. */
export function SavedList({ saved }: { saved: readonly SavedReport[] }) {
  const t = useT('reports')
  const { date } = useFormat()
  const { firm } = useFirm()
  return (
    <ul className={styles.reports} id="saved-reports">
      {saved.map(({ id, name, report, query, isOwn, isShared, ownerName, mail }) => (
        <li key={id}>
          <a className={styles.report} href={reportPath(firm.firmId, report, query)}>
            <span className={styles.reportName}>{name}</span>
          </a>
          <p className={styles.reportWords}>
            {!isOwn && t('saved.of', { name: ownerName })}
            {isOwn && isShared && `${t('saved.isShared')} `}
            {mail.nextAt &&
              `${t('saved.next', { date: date(mail.nextAt.slice(0, 10), 'medium') })} `}
            {isOwn && <a href={savedReportPath(firm.firmId, id)}>{t('saved.change')}</a>}
          </p>
          <form method="post">
            <IdempotencyField />
            <input type="hidden" name="savedReportId" value={id} />
            <Button size="s" kind="ghost" icon="layout-dashboard" name="intent" value="pin">
              {t('pins.pin')}
            </Button>
          </form>
          {!isOwn && mail.nextAt && isAllowed(firm, 'member:edit') && (
            <form method="post">
              <IdempotencyField />
              <input type="hidden" name="savedReportId" value={id} />
              <Button size="s" kind="ghost" icon="x" name="intent" value="stop">
                {t('saved.stop')}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}
