import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { router } from './endpoints.ts'
import { guardAct } from './gates.ts'
import { endingJob, isNumberTaken, issueFor, tellEnding } from './issue.ts'
import { onCopy } from './on-copy.ts'

export const module = defineModule({
  name: 'certificates',
  endpoints: router,
  courseCompleted: issueFor,
  actGuard: guardAct,
  numberedKinds: [
    {
      kind: 'certificate',
      pattern: 'CERT-{YYYY}-{####}',
      prefixes: { de: 'ZERT-', it: 'ATT-', ru: 'СЕРТ-', es: 'CERT-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: isNumberTaken,
    },
  ],
  jobs: {
    [endingJob]: jobInTransaction(z.object({ certificateId: Id }), (writer, firm, { payload }) =>
      tellEnding(writer, firm, payload.certificateId),
    ),
  },
  onCopy,
})
