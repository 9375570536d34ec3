import { sql } from 'drizzle-orm'
import type { Env } from '../../env.ts'
import { directory, ensureDirectory } from '../../identity/directory.ts'
import { failedJobs } from '../tables.ts'

type FailedJobReport = Pick<
  typeof failedJobs.$inferInsert,
  'id' | 'firmId' | 'kind' | 'reference' | 'title' | 'error' | 'attempts' | 'failedAt'
>

/** Keeps a firm's job that failed for good; one that fails again after a retry is open again. */
export async function reportFailedJob(env: Env, job: FailedJobReport): Promise<void> {
  await ensureDirectory(env)
  const { error, failedAt } = job
  await directory(env)
    .insert(failedJobs)
    .values({ ...job, error: error.slice(0, 1000), title: job.title.slice(0, 300) })
    .onConflictDoUpdate({
      target: failedJobs.id,
      set: {
        error: error.slice(0, 1000),
        failedAt,
        attempts: sql`${failedJobs.attempts} + 1`,
        state: 'open',
        closedAt: null,
        closedByName: null,
      },
    })
}
