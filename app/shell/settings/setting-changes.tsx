import { Timeline, text } from '#app/ui/index.ts'
import type { AuditEntry } from '#contract/firm/audit.ts'
import { useFirm, useFormat, usePage, useT } from '../page-context.tsx'
import { Changes } from '../records/history-panel.tsx'
import { Panel } from '../records/panel.tsx'
import { historyDisc, historyText, subjectText } from '../records/record-words.ts'
import * as styles from './setting-changes.css.ts'
import { UndoForm } from './undo-form.tsx'

/** What was changed last on a page of the settings, by whom, and the way back. */
export function SettingChanges({ rows }: { rows: readonly AuditEntry[] }) {
  const t = useT('record')
  const { firm, can } = useFirm()
  const { texts } = usePage()
  const format = useFormat()
  if (rows.length === 0) return null
  return (
    <div className={styles.changes}>
      <Panel
        id="changes"
        title={t('undo.title')}
        aside={
          can('audit:view') && (
            <a className={text.link} href={`/firms/${firm.firmId}/settings/history`}>
              {t('history.all')}
            </a>
          )
        }
      >
        <Timeline
          entries={rows.map((row) => ({
            id: row.id,
            kind: historyDisc(row.action),
            text: `${subjectText(texts, row)}: ${historyText(texts, format, row.kind, row)}`,
            detail: row.by,
            below: (
              <div className={styles.below}>
                {row.changes.length > 0 && <Changes kind={row.kind} entry={row} />}
                <UndoForm entry={row} />
              </div>
            ),
            happenedAt: row.at,
            timeText: format.dateTime(row.at),
          }))}
        />
      </Panel>
    </div>
  )
}
