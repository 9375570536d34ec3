import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { DirectoryAuditEntry } from '#contract/directory-audit.ts'
import { firmPath, userPath } from '../paths.ts'
import { actionName } from './action-name.ts'
import * as styles from './audit-table.css.ts'
import { changesOf } from './changes-of.ts'

/** Who changed what, for whom, and what it was before. */
export function AuditTable({ rows }: { rows: readonly DirectoryAuditEntry[] }) {
  const t = useT('administration')
  return (
    <TableScroller label={t('audit.title')}>
      <Table caption={t('audit.title')} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('audit.at')}</HeadCell>
            <HeadCell>{t('audit.action')}</HeadCell>
            <HeadCell>{t('audit.by')}</HeadCell>
            <HeadCell>{t('audit.subject')}</HeadCell>
            <HeadCell>{t('audit.change')}</HeadCell>
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

function AuditRow({ row }: { row: DirectoryAuditEntry }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  const { firm, user, actorId, actorName } = row
  return (
    <tr>
      <Cell tone="soft" place="state" className={styles.time}>
        {dateTime(row.at)}
      </Cell>
      <Cell tone="strong" place="name">
        {actionName(t, row.action)}
      </Cell>
      <Cell tone="soft" place="detail">
        {actorId ? (
          <a className={text.link} href={userPath(actorId)}>
            {actorName || actorId}
          </a>
        ) : (
          actorName || '–'
        )}
      </Cell>
      <Cell tone="soft" place="secondDetail">
        {firm && (
          <a className={text.link} href={firmPath(firm.id)}>
            {firm.name || firm.id}
          </a>
        )}
        {firm && user && ', '}
        {user && (
          <a className={text.link} href={userPath(user.id)}>
            {user.name || user.id}
          </a>
        )}
      </Cell>
      <Cell tone="soft" className={styles.change}>
        {changesOf(row).map(({ name, before, after }) => (
          <span key={name} className={styles.line}>
            {name}: {[before, after].filter((one) => one !== undefined).join(' → ')}
          </span>
        ))}
      </Cell>
    </tr>
  )
}
