import { useJobName } from '#app/modules/jobs/index.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { FailedJob } from '#contract/failed-jobs.ts'
import { firmPath } from '../paths.ts'
import * as styles from './list.css.ts'

/** What firms could not do, with what the other side said. */
export function JobTable({ rows }: { rows: readonly FailedJob[] }) {
  const t = useT('administration')
  return (
    <form method="post">
      <TableScroller label={t('jobs.title')}>
        <Table density="roomy" caption={t('jobs.title')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('jobs.job')}</HeadCell>
              <HeadCell>{t('firms.firm')}</HeadCell>
              <HeadCell>{t('jobs.error')}</HeadCell>
              <HeadCell isNumber>{t('jobs.attempts')}</HeadCell>
              <HeadCell>{t('jobs.failedAt')}</HeadCell>
              <HeadCell>{t('jobs.actions')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <JobRow key={row.id} row={row} />
            ))}
          </tbody>
        </Table>
      </TableScroller>
    </form>
  )
}

function JobRow({ row }: { row: FailedJob }) {
  const { dateTime, number } = useFormat()
  const jobName = useJobName()
  const { firm, title } = row
  return (
    <tr>
      <Cell tone="strong" place="name">
        {jobName(row.kind)}
        <span className={styles.below}>{title}</span>
      </Cell>
      <Cell tone="soft" place="detail">
        <a className={text.link} href={firmPath(firm.id)}>
          {firm.name || firm.id}
        </a>
      </Cell>
      <Cell tone="bad">{row.error}</Cell>
      <NumberCell>{number(row.attempts)}</NumberCell>
      <Cell tone="soft">{dateTime(row.failedAt)}</Cell>
      <Cell place="more">
        {row.state === 'open' ? <JobButtons row={row} /> : <Settled row={row} />}
      </Cell>
    </tr>
  )
}

function JobButtons({ row: { id, title } }: { row: FailedJob }) {
  const t = useT('administration')
  return (
    <div className={styles.buttons}>
      <Button
        size="s"
        icon="refresh-cw"
        name="intent"
        value={`retry:${id}`}
        aria-label={t('jobs.retryFor', { title })}
      >
        {t('jobs.retry')}
      </Button>
      <Button
        size="s"
        kind="ghost"
        name="intent"
        value={`dismiss:${id}`}
        aria-label={t('jobs.dismissFor', { title })}
      >
        {t('jobs.dismiss')}
      </Button>
    </div>
  )
}

function Settled({ row }: { row: FailedJob }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  const gaps = {
    name: row.closedByName ?? '',
    at: row.closedAt === null ? '' : dateTime(row.closedAt),
  }
  return <span className={text.soft}>{t('jobs.settled', gaps)}</span>
}
