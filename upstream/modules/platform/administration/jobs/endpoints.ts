import { implement } from '@orpc/server'
import { failedJobsContract } from '#contract/platform/failed-jobs.ts'
import { validation } from '../../../../core/validation.ts'
import type { Call } from '../../../../identity/call.ts'
import { listJobs } from './list.ts'
import { dismissJob, retryJob } from './retry-or-dismiss.ts'

const os = implement(failedJobsContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listJobs(context, input)),
  retry: os.retry.handler(({ input, context }) => retryJob(context, input.jobId)),
  dismiss: os.dismiss.handler(({ input, context }) => dismissJob(context, input.jobId)),
})
