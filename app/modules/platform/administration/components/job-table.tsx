import { type JobLine, JobTable as Table } from '#app/modules/firm/jobs/index.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { ListView } from '#app/shell/register/register-list.tsx'
import { sortHead } from '#app/shell/register/sort-head.ts'
import { text } from '#app/ui/index.ts'
import type { FailedJob } from '#contract/platform/failed-jobs.ts'
import { firmPath } from '../paths.ts'

/** What firms could not do, with what the other side said. */
export function JobTable({ rows, view }: { rows: readonly FailedJob[]; view: ListView }) {
  const sorts = {
    kind: sortHead(view, 'kind'),
    attempts: sortHead(view, 'attempts'),
    at: sortHead(view, 'newest'),
  }
  return <Table rows={rows.map(lineOf)} isFailed hasFirms sorts={sorts} />
}

function lineOf(job: FailedJob): JobLine {
  const { id, kind, title, error, attempts, failedAt, firm, state } = job
  return {
    id,
    kind,
    title,
    error,
    attempts,
    isFailed: true,
    at: failedAt,
    subject: title,
    firm: (
      <a className={text.link} href={firmPath(firm.id)}>
        {firm.name || firm.id}
      </a>
    ),
    ...(state !== 'open' && { settled: <Settled row={job} /> }),
  }
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
