import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { FailedJob, FailedJobQuery } from '#contract/platform/failed-jobs.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { holds, keysetPage, toInstant } from '../../../../identity/keyset-page.ts'
import { firms } from '../../../../identity/tables.ts'
import { failedJobs } from '../tables.ts'

const sorts = {
  newest: undefined,
  kind: { column: failedJobs.kind, valueOf: ({ job }: JobRow) => job.kind },
  about: { column: failedJobs.title, valueOf: ({ job }: JobRow) => job.title },
  attempts: { number: failedJobs.attempts, valueOf: ({ job }: JobRow) => job.attempts },
}

/** Jobs in a state: that of the tab. */
export async function listJobs({ env }: Call, query: FailedJobQuery) {
  const sort = { id: failedJobs.id, direction: query.direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, ({ where, orderBy, limit }) =>
    selectJobs(directory(env))
      .where(
        and(
          eq(failedJobs.state, query.tab),
          query.firmId === undefined ? undefined : eq(failedJobs.firmId, query.firmId),
          holds(query.q, failedJobs.title, firms.legalName),
          where,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map(toJob) }
}

/** @throws AppError not_found */
export async function getJob({ env }: Call, jobId: string): Promise<FailedJob> {
  const [row] = await selectJobs(directory(env)).where(eq(failedJobs.id, jobId))
  if (!row) throw new AppError('not_found', 'Not found')
  return toJob(row)
}

type JobRow = Awaited<ReturnType<typeof selectJobs>>[number]

function selectJobs(db: ReturnType<typeof directory>) {
  return db
    .select({ id: failedJobs.id, job: failedJobs, firmName: firms.legalName })
    .from(failedJobs)
    .leftJoin(firms, eq(firms.id, failedJobs.firmId))
    .$dynamic()
}

function toJob({ id, job, firmName }: JobRow): FailedJob {
  const { firmId, kind, title, error, attempts, state, closedByName } = job
  return {
    id,
    firm: { id: firmId, name: firmName ?? '' },
    kind,
    title,
    error,
    attempts,
    failedAt: toInstant(job.failedAt),
    state,
    closedAt: toInstant(job.closedAt),
    closedByName,
  }
}
