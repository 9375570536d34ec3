import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { endAbandoned } from './terminal-abandoned.ts'
import { followRefund, terminalRefundJob } from './terminal-refund.ts'
import { followReturn, returnLookJob } from './terminal-return.ts'
import { abandonedJob } from './terminal-show.ts'

export const jobs: JobKinds = {
  [abandonedJob]: jobWithEffect(z.object({ cartId: Id, attempt: z.int() }), (means, { payload }) =>
    endAbandoned(means, payload),
  ),
  [returnLookJob]: jobWithEffect(z.object({ cartId: Id, attempt: z.int() }), (means, { payload }) =>
    followReturn(means, payload),
  ),
  [terminalRefundJob]: jobWithEffect(z.object({ refundId: Id }), (means, { payload }) =>
    followRefund(means, payload.refundId),
  ),
}
