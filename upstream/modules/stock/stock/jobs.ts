import { z } from 'zod'
import { DateOnly } from '#contract/core/fields.ts'
import { type JobKinds, jobInTransaction } from '../../firm/jobs/index.ts'
import { expiryJob, tellOfExpiry } from './lots/expiring.ts'

export const jobs: JobKinds = {
  [expiryJob]: jobInTransaction(z.object({ expires: DateOnly }), (writer, context, { payload }) =>
    tellOfExpiry(writer, context, payload.expires),
  ),
}
