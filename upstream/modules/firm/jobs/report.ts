import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { closeFailedJob, reportFailedJob } from '../../platform/administration/jobs/report.ts'
import { type Job, type JobMeans, jobWithEffect } from './define.ts'
import { jobTable } from './tables.ts'

const Report = z.object({
  jobId: z.string(),
  state: z.enum(['open', 'done', 'dismissed']),
  at: z.iso.datetime(),
  byName: z.string().default(''),
})
export type Report = z.infer<typeof Report>

/** Tells the administrators of the platform what became of a firm's job that failed. */
export const reportJob = jobWithEffect(Report, tellAdministrators, { isReported: false })

async function tellAdministrators({ store, env, firm }: JobMeans, { payload }: Job<Report>) {
  const { jobId, state, at, byName } = payload
  const isMeant = eq(jobTable.id, jobId)
  const job = store.reader.db.select().from(jobTable).where(isMeant).get()
  if (state !== 'open') {
    await closeFailedJob(env, { id: jobId, state, closedAt: Date.parse(at), closedByName: byName })
  } else if (job?.state === 'failed') {
    await reportFailedJob(env, {
      id: jobId,
      firmId: firm.firmId,
      kind: job.kind,
      title: job.title,
      error: job.error,
      attempts: job.attempts,
      failedAt: Date.parse(job.failedAt ?? at),
    })
  }
  return undefined
}
