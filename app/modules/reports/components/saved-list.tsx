import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, type IconName } from '#app/ui/index.ts'
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
          <SavedButton id={id} intent="pin" icon="layout-dashboard">
            {t('pins.pin')}
          </SavedButton>
          {!isOwn && mail.nextAt && isAllowed(firm, 'member:edit') && (
            <SavedButton id={id} intent="stop" icon="x">
              {t('saved.stop')}
            </SavedButton>
          )}
        </li>
      ))}
    </ul>
  )
}

type SavedButtonProps = { id: string; intent: 'pin' | 'stop'; icon: IconName; children: string }

/** What is done with a saved report by one press. */
function SavedButton({ id, intent, icon, children }: SavedButtonProps) {
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="savedReportId" value={id} />
      <Button size="s" kind="ghost" icon={icon} name="intent" value={intent}>
        {children}
      </Button>
    </form>
  )
}
