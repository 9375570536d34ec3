import { and, asc, count, desc, eq, gt, lt, ne, or, type SQL } from 'drizzle-orm'
import type { FirmJob, FirmJobPage, FirmJobQuery } from '#contract/firm/jobs.ts'
import type { Reader } from '../../../firm/store.ts'
import { type JobRow, jobTable } from './tables.ts'

/** What only the platform has to know is not listed. */
const isShown = ne(jobTable.kind, 'jobs.report')

/** The firm's jobs in a state: what failed newest first, what waits by when it is tried. */
export function listJobs({ db }: Reader, { state, size, after }: FirmJobQuery): FirmJobPage {
  const isFailed = state === 'failed'
  const { id, runAt } = jobTable
  const from = after === undefined ? undefined : placeAfter(after, isFailed)
  const rows = db
    .select()
    .from(jobTable)
    .where(and(eq(jobTable.state, state), isShown, from))
    .orderBy(...(isFailed ? [desc(runAt), desc(id)] : [asc(runAt), asc(id)]))
    .limit(size + 1)
    .all()
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const next = rows.length > size && last ? `${last.runAt}_${last.id}` : null
  return { rows: shown.map(toFirmJob), next, counts: countJobs({ db }) }
}

function countJobs({ db }: Pick<Reader, 'db'>): FirmJobPage['counts'] {
  const rows = db
    .select({ state: jobTable.state, count: count() })
    .from(jobTable)
    .where(isShown)
    .groupBy(jobTable.state)
    .all()
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return { waiting: of('waiting'), failed: of('failed') }
}

function placeAfter(cursor: string, isDescending: boolean): SQL | undefined {
  const [at = '', lastId = ''] = cursor.split('_')
  const { id, runAt } = jobTable
  const beyond = isDescending ? lt : gt
  return or(beyond(runAt, at), and(eq(runAt, at), beyond(id, lastId)))
}

export function toFirmJob(row: JobRow): FirmJob {
  const { id, kind, title, link, state, attempts, error, dueAt, runAt, failedAt } = row
  return { id, kind, title, link, state, attempts, error, dueAt, runAt, failedAt }
}
