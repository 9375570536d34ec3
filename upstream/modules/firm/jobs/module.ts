import { firmJobsContract } from '#contract/firm/jobs.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, write } from '../../../firm/implement.ts'
import { internal } from './internal.ts'
import { listJobs } from './list.ts'
import { reportJob } from './report.ts'
import { dismiss, retry } from './retry-or-dismiss.ts'

const router = answer(firmJobsContract, {
  list: ({ context, input: { firmId: _, ...query } }) => listJobs(context.store.reader, query),
  retry: write((writer, firm, { jobId }) => {
    retry(writer, firm, jobId)
    return { id: jobId }
  }),
  dismiss: write((writer, firm, { jobId }) => {
    dismiss(writer, firm, jobId)
    return { id: jobId }
  }),
})

export const module = defineModule({
  name: 'jobs',
  endpoints: router,
  internal,
  jobs: { 'jobs.report': reportJob },
})
