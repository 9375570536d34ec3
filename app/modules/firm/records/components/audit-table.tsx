import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Changes } from '#app/shell/records/history-panel.tsx'
import { historyText, subjectText } from '#app/shell/records/record-words.ts'
import { UndoForm } from '#app/shell/settings/undo-form.tsx'
import { Cell, HeadCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { AuditEntry } from '#contract/firm/audit.ts'
import * as styles from './audit.css.ts'

/** Changes of the firm's data, each with what it was and became. */
export function AuditTable({ rows }: { rows: readonly AuditEntry[] }) {
  const t = useT('records')
  return (
    <TableScroller label={t('audit.title')}>
      <Table density="roomy" caption={t('audit.title')} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('audit.when')}</HeadCell>
            <HeadCell>{t('audit.person')}</HeadCell>
            <HeadCell>{t('audit.action')}</HeadCell>
            <HeadCell>{t('audit.record')}</HeadCell>
            <HeadCell>{t('audit.changes')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AuditRow key={row.id} row={row} />
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

function AuditRow({ row }: { row: AuditEntry }) {
  const format = useFormat()
  const { texts } = usePage()
  const { kind, changes, detail } = row
  return (
    <tr>
      <Cell tone="soft" place="state">
        {format.dateTime(row.at)}
      </Cell>
      <Cell place="detail">{row.by}</Cell>
      <Cell tone="strong" place="name">
        {historyText(texts, format, kind, row)}
        {detail !== '' && <span className={text.secondLine}>{detail}</span>}
      </Cell>
      <Cell place="secondDetail">
        <Subject row={row} />
      </Cell>
      <Cell place="below">
        <div className={styles.changes}>
          {changes.length > 0 && <Changes kind={kind} entry={row} />}
          <UndoForm entry={row} />
        </div>
      </Cell>
    </tr>
  )
}

/** What was changed, linked to its page where it has one. */
function Subject({ row }: { row: AuditEntry }) {
  const { firm } = useFirm()
  const { texts } = usePage()
  const name = subjectText(texts, row)
  if (!row.path) return name
  return (
    <a className={text.link} href={`/firms/${firm.firmId}/${row.path}`}>
      {name}
    </a>
  )
}
