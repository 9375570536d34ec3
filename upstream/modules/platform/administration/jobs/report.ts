import { and, eq } from 'drizzle-orm'
import type { Env } from '../../../../core/env.ts'
import { directory, ensureDirectory } from '../../../../identity/directory.ts'
import { failedJobs } from '../tables.ts'

type FailedJobReport = Pick<
  typeof failedJobs.$inferInsert,
  'id' | 'firmId' | 'kind' | 'title' | 'error' | 'attempts' | 'failedAt'
>

/** Keeps a firm's job that failed for good; one that fails again after a retry is open again. */
export async function reportFailedJob(env: Env, report: FailedJobReport): Promise<void> {
  await ensureDirectory(env)
  const { id, error, attempts, failedAt } = report
  const job = { ...report, error: error.slice(0, 1000), title: report.title.slice(0, 300) }
  const isOpen = { state: 'open', closedAt: null, closedByName: null } as const
  await directory(env)
    .insert(failedJobs)
    .values({ ...job, id })
    .onConflictDoUpdate({
      target: failedJobs.id,
      set: { error: job.error, failedAt, attempts, ...isOpen },
    })
}

type Settled = { id: string; state: 'done' | 'dismissed'; closedAt: number; closedByName: string }

/** Marks a job that the firm itself has settled; `closedByName` is empty where nobody did. */
export async function closeFailedJob(env: Env, { id, ...change }: Settled): Promise<void> {
  await ensureDirectory(env)
  await directory(env)
    .update(failedJobs)
    .set(change)
    .where(and(eq(failedJobs.id, id), eq(failedJobs.state, 'open')))
}
