import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Icon, type IconName } from '#app/ui/index.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { SavedReport } from '#contract/reporting/saved-reports.ts'
import { reportPath, savedReportPath } from '../paths.ts'
import * as styles from './reports.css.ts'

/** Saved reports with whose they are, when they are mailed, and where one's own are changed. */
export function SavedList({ saved }: { saved: readonly SavedReport[] }) {
  const t = useT('reports')
  const { date } = useFormat()
  const { firm } = useFirm()
  return (
    <ul className={styles.reports} id="saved-reports">
      {saved.map(({ id, name, report, query, isOwn, isShared, ownerName, mail, pinId }) => (
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
          {pinId ? (
            <>
              <a className={styles.pinned} href={`/firms/${firm.firmId}/dashboard`}>
                <Icon name="check" size="s" />
                {t('pins.isPinned')}
              </a>
              <SavedButton id={pinId} name="reportPinId" intent="unpin" icon="x">
                {t('pins.unpin')}
              </SavedButton>
            </>
          ) : (
            <SavedButton id={id} intent="pin" icon="layout-dashboard">
              {t('pins.pin')}
            </SavedButton>
          )}
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

type SavedButtonProps = {
  id: string
  /** What the id is of. */
  name?: 'savedReportId' | 'reportPinId'
  intent: 'pin' | 'unpin' | 'stop'
  icon: IconName
  children: string
}

/** What is done with a saved report by one press. */
function SavedButton(props: SavedButtonProps) {
  const { id, name = 'savedReportId', intent, icon, children } = props
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name={name} value={id} />
      <Button size="s" kind="ghost" icon={icon} name="intent" value={intent}>
        {children}
      </Button>
    </form>
  )
}
