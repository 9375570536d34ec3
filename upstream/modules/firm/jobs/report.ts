import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Env } from '../../../core/env.ts'
import { hooks } from '../../../core/hooks.ts'
import { type Job, type JobMeans, jobWithEffect } from './define.ts'
import { jobTable } from './tables.ts'

const Report = z.object({
  jobId: z.string(),
  state: z.enum(['open', 'done', 'dismissed']),
  at: z.iso.datetime(),
  byName: z.string().default(''),
})
export type Report = z.infer<typeof Report>

/** A job that failed for good; instants in milliseconds of the epoch. */
type FailedJob = {
  id: string
  firmId: string
  kind: string
  title: string
  error: string
  attempts: number
  failedAt: number
}
/** One that the firm itself has settled; `closedByName` is empty where nobody did. */
type ClosedJob = { id: string; state: 'done' | 'dismissed'; closedAt: number; closedByName: string }

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It shows the administrators of the platform which jobs of firms failed. */
    failedJobs: {
      report(env: Env, job: FailedJob): Promise<void>
      close(env: Env, job: ClosedJob): Promise<void>
    }
  }
}

/** Tells the administrators of the platform what became of a firm's job that failed. */
export const reportJob = jobWithEffect(Report, tellAdministrators, { isReported: false })

async function tellAdministrators({ store, env, firm }: JobMeans, { payload }: Job<Report>) {
  const { jobId, state, at, byName } = payload
  const isMeant = eq(jobTable.id, jobId)
  const job = store.reader.db.select().from(jobTable).where(isMeant).get()
  if (state !== 'open') {
    const closed = { id: jobId, state, closedAt: Date.parse(at), closedByName: byName }
    for (const one of hooks('failedJobs')) await one.close(env, closed)
  } else if (job?.state === 'failed') {
    const failed = {
      id: jobId,
      firmId: firm.firmId,
      kind: job.kind,
      title: job.title,
      error: job.error,
      attempts: job.attempts,
      failedAt: Date.parse(job.failedAt ?? at),
    }
    for (const one of hooks('failedJobs')) await one.report(env, failed)
  }
  return undefined
}
