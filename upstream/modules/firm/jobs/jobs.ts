import type { JobKinds } from './define.ts'
import { reportJob } from './report.ts'

export const jobs: JobKinds = { 'jobs.report': reportJob }
