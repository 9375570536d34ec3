import { firmJobsContract } from '#contract/firm/jobs.ts'
import { answer, write } from '../../../firm/implement.ts'
import { listJobs } from './list.ts'
import { dismiss, retry } from './retry-or-dismiss.ts'

export const router = answer(firmJobsContract, {
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
