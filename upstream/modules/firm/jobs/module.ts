import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { internal } from './internal.ts'
import { reportJob } from './report.ts'

export const module = defineModule({
  name: 'jobs',
  endpoints: router,
  internal,
  jobs: { 'jobs.report': reportJob },
})
