import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { FirmJob } from '#contract/jobs.ts'
import { JobButtons } from './job-buttons.tsx'
import * as styles from './job-list.css.ts'
import { useJobName } from './job-name.ts'

/** Jobs that failed, or wait for their time, with what can be done about them. */
export function JobTable({ rows, isFailed }: { rows: readonly FirmJob[]; isFailed: boolean }) {
  const t = useT('jobs')
  return (
    <TableScroller label={t('list.title')}>
      <Table density="roomy" caption={t('list.title')} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('list.job')}</HeadCell>
            <HeadCell>{t('list.error')}</HeadCell>
            <HeadCell isNumber>{t('list.attempts')}</HeadCell>
            <HeadCell>{isFailed ? t('list.failedAt') : t('list.runAt')}</HeadCell>
            <HeadCell>{t('list.actions')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <JobRow key={row.id} row={row} />
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

function JobRow({ row }: { row: FirmJob }) {
  const { dateTime, number } = useFormat()
  const jobName = useJobName()
  return (
    <tr>
      <Cell tone="strong" place="name">
        {jobName(row.kind)}
        <span className={styles.below}>
          <Subject row={row} />
        </span>
      </Cell>
      <Cell tone={row.state === 'failed' ? 'bad' : 'soft'}>{row.error}</Cell>
      <NumberCell>{number(row.attempts)}</NumberCell>
      <Cell tone="soft">{dateTime(row.failedAt ?? row.runAt)}</Cell>
      <Cell place="more">
        <JobButtons row={row} />
      </Cell>
    </tr>
  )
}

/** What the job is about, linked to its record where it has one. */
function Subject({ row: { title, link } }: { row: FirmJob }) {
  const { firm } = useFirm()
  if (!link) return title
  return (
    <a className={text.link} href={`/firms/${firm.firmId}/${link}`}>
      {title}
    </a>
  )
}
