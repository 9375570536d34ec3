import { defineModule } from '../../../core/hooks.ts'
import { directory } from '../../../identity/directory.ts'
import { router as audit } from './audit/endpoints.ts'
import { router as firms } from './firms/endpoints.ts'
import { router as jobs } from './jobs/endpoints.ts'
import { closeFailedJob, reportFailedJob } from './jobs/report.ts'
import { router as legal } from './legal/endpoints.ts'
import { router as messages } from './messages/endpoints.ts'
import { forgetUnconfirmed } from './notices/confirm.ts'
import { router as notices } from './notices/endpoints.ts'
import { router as support } from './support/endpoints.ts'
import { router as users } from './users/endpoints.ts'
import { router as views } from './views/endpoints.ts'

export const module = defineModule({
  name: 'administration',
  failedJobs: { report: reportFailedJob, close: closeFailedJob },
  identityHooks: {
    sweep: async (env, now) => forgetUnconfirmed(directory(env), now),
  },
  directoryEndpoints: { audit, firms, jobs, legal, messages, notices, support, users, views },
})
