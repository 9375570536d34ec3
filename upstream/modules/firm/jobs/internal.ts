import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { InternalCalls } from '../../../firm/internal.ts'
import type { Reader } from '../../../firm/store.ts'
import { dismiss, getJob, retry } from './retry-or-dismiss.ts'
import { runJob } from './run.ts'
import { cancel } from './schedule.ts'
import { type JobRow, jobTable } from './tables.ts'

const JobId = z.object({ jobId: z.string() })

/** What the platform asks about a job that failed: to try it at once, or to leave it. */
export const internal: InternalCalls = {
  'retry-job': async (input, { store, env, firm }) => {
    const { jobId } = JobId.parse(input)
    const runner = { store, env, clock: () => new Date() }
    if (find(store.reader, jobId)?.state === 'failed') {
      store.transact(firm, (writer) => retry(writer, firm, jobId))
      await runJob(runner, getJob(store.reader, jobId))
      // Whoever asks keeps what became of it; a new failure is reported at once, with its reason.
      const report = findReport(store.reader, jobId)
      if (find(store.reader, jobId)) await Promise.all(report.map((row) => runJob(runner, row)))
      else store.transact(firm, (writer) => cancel(writer, 'jobs.report', jobId))
    }
    return { isDone: find(store.reader, jobId) === undefined }
  },
  'dismiss-job': (input, { store, firm }) => {
    const { jobId } = JobId.parse(input)
    if (find(store.reader, jobId)?.state === 'failed') {
      store.transact(firm, (writer) => dismiss(writer, firm, jobId))
    }
    return { isDismissed: find(store.reader, jobId) === undefined }
  },
}

function find({ db }: Reader, jobId: string): JobRow | undefined {
  return db.select().from(jobTable).where(eq(jobTable.id, jobId)).get()
}

function findReport({ db }: Reader, jobId: string): JobRow[] {
  const isReport = and(eq(jobTable.kind, 'jobs.report'), eq(jobTable.key, jobId))
  return db.select().from(jobTable).where(isReport).all()
}
