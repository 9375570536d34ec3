import { Timeline, text } from '#app/ui/index.ts'
import type { HistoryEntry, RecordPanels } from '#contract/firm/records.ts'
import type { Format } from '../format.ts'
import { useFirm, useFormat, usePage, useT } from '../page-context.tsx'
import { Panel } from './panel.tsx'
import { recordPath } from './paths.ts'
import { changeText, historyDisc, historyText } from './record-words.ts'
import * as styles from './records.css.ts'

/** What happened to a record, newest first, with a way to what is older. */
export function HistoryPanel({ panels }: { panels: RecordPanels }) {
  const t = useT('record')
  const { firm } = useFirm()
  const { kind, history, older } = panels
  if (history.length === 0) return null
  return (
    <Panel id="history" title={t('history.title')}>
      <HistoryTimeline kind={kind} entries={history} />
      {older && (
        <p>
          <a className={text.link} href={`${recordPath(firm.firmId, panels)}?all=1#history`}>
            {t('history.all')}
          </a>
        </p>
      )}
    </Panel>
  )
}

type HistoryTimelineProps = { kind: string; entries: readonly HistoryEntry[] }

export function HistoryTimeline({ kind, entries }: HistoryTimelineProps) {
  const { texts } = usePage()
  const format = useFormat()
  return (
    <Timeline
      entries={entries.map((entry) => ({
        id: entry.id,
        kind: historyDisc(entry.action),
        text: historyText(texts, format, kind, entry),
        detail: [entry.detail, entry.by].filter((part) => part !== '').join(', '),
        below: entry.changes.length > 0 && <Changes kind={kind} entry={entry} />,
        happenedAt: entry.at,
        timeText: timeText(entry.at, format),
      }))}
    />
  )
}

type ChangesProps = { kind: string; entry: Pick<HistoryEntry, 'changes'> }

/** What became of each field, to be unfolded. */
export function Changes({ kind, entry: { changes } }: ChangesProps) {
  const t = useT('record')
  const { texts } = usePage()
  const format = useFormat()
  return (
    <details className={styles.changes}>
      <summary>{t('history.changes', { count: changes.length })}</summary>
      <ul>
        {changes.map((change) => {
          const { field, before, after } = changeText(texts, format, kind, change)
          return (
            <li key={change.field}>
              {field}: <del>{before}</del> → <ins>{after}</ins>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Day and time; the year only when it is not this one. */
function timeText(at: string, { date, dateOfInstant, time }: Format): string {
  return `${date(dateOfInstant(at), 'short')}, ${time(at)}`
}
