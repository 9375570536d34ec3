import { z } from 'zod'
import { DateOnly } from '#contract/core/fields.ts'
import { type JobKinds, jobInTransaction } from '../../firm/jobs/index.ts'
import { expirePoints, expiryJob } from './expiry.ts'

export const jobs: JobKinds = {
  [expiryJob]: jobInTransaction(z.object({ since: DateOnly }), (writer, context, { payload }) =>
    expirePoints(writer, context, payload.since),
  ),
}
