import type { ReactNode } from 'react'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { SortHead } from '#app/shell/register/sort-head.ts'
import { Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { FirmJob } from '#contract/firm/jobs.ts'
import { JobButtons } from './job-buttons.tsx'
import * as styles from './job-list.css.ts'
import { useJobName } from './job-name.ts'

/** A job as a line of the table, of a firm or of the platform. */
export type JobLine = {
  id: string
  kind: string
  title: string
  error: string
  attempts: number
  isFailed: boolean
  /** When it failed, or is tried next. */
  at: string
  /** The title, linked to its record where it has one. */
  subject: ReactNode
  /** Whose it is, in a list of several firms. */
  firm?: ReactNode
  /** In place of the buttons: what became of it. */
  settled?: ReactNode
}

type JobTableProps = {
  rows: readonly JobLine[]
  isFailed: boolean
  /** Whether there is a column for firms. */
  hasFirms?: boolean
  /** Heads that sort the list, by what they stand over. */
  sorts?: Partial<Record<'kind' | 'attempts' | 'at', SortHead>>
}

/** Jobs that failed, or wait for their time, with what can be done about them. */
export function JobTable({ rows, isFailed, hasFirms = false, sorts = {} }: JobTableProps) {
  const t = useT('jobs')
  return (
    <TableScroller label={t('list.title')}>
      <Table density="roomy" caption={t('list.title')} isStacked>
        <thead>
          <tr>
            <HeadCell {...sorts.kind}>{t('list.job')}</HeadCell>
            {hasFirms && <HeadCell>{t('list.firm')}</HeadCell>}
            <HeadCell>{t('list.error')}</HeadCell>
            <HeadCell isNumber {...sorts.attempts}>
              {t('list.attempts')}
            </HeadCell>
            <HeadCell {...sorts.at}>{isFailed ? t('list.failedAt') : t('list.runAt')}</HeadCell>
            <HeadCell>{t('list.actions')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <JobRow key={row.id} row={row} hasFirms={hasFirms} />
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

function JobRow({ row, hasFirms }: { row: JobLine; hasFirms: boolean }) {
  const { dateTime, number } = useFormat()
  const jobName = useJobName()
  return (
    <tr>
      <Cell tone="strong" place="name">
        {jobName(row.kind)}
        <span className={styles.below}>{row.subject}</span>
      </Cell>
      {hasFirms && (
        <Cell tone="soft" place="detail">
          {row.firm}
        </Cell>
      )}
      <Cell tone={row.isFailed ? 'bad' : 'soft'}>{row.error}</Cell>
      <NumberCell>{number(row.attempts)}</NumberCell>
      <Cell tone="soft">{dateTime(row.at)}</Cell>
      <Cell place="more">{row.settled ?? <JobButtons row={row} />}</Cell>
    </tr>
  )
}

/** A firm's job as a line; its title leads to its record where it has one. */
export function firmJobLine(firmId: string, job: FirmJob): JobLine {
  const { id, kind, title, link, error, attempts, state, failedAt, runAt } = job
  const subject = link ? (
    <a className={text.link} href={`/firms/${firmId}/${link}`}>
      {title}
    </a>
  ) : (
    title
  )
  const isFailed = state === 'failed'
  return { id, kind, title, error, attempts, isFailed, at: failedAt ?? runAt, subject }
}
