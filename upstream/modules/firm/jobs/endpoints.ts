import { firmJobsContract } from '#contract/firm/jobs.ts'
import { implement } from '../../../firm/implement.ts'
import { listJobs } from './list.ts'
import { dismiss, retry } from './retry-or-dismiss.ts'

const os = implement(firmJobsContract)

export const router = os.router({
  list: os.list.handler(({ context, input: { firmId: _, ...query } }) =>
    listJobs(context.store.reader, query),
  ),
  retry: os.retry.handler(({ context: { store, firm }, input: { jobId } }) =>
    store.transact(firm, (writer) => {
      retry(writer, firm, jobId)
      return { id: jobId }
    }),
  ),
  dismiss: os.dismiss.handler(({ context: { store, firm }, input: { jobId } }) =>
    store.transact(firm, (writer) => {
      dismiss(writer, firm, jobId)
      return { id: jobId }
    }),
  ),
})
