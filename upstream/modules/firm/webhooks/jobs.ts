import { z } from 'zod'
import { type JobKinds, jobWithEffect } from '../jobs/index.ts'
import { deliver } from './deliver.ts'

export const jobs: JobKinds = {
  /** Told in the webhook's own log, and tried again by its own waits. */
  'webhooks.deliver': jobWithEffect(
    z.object({ deliveryId: z.string() }),
    (means, { payload }) => deliver(means, payload.deliveryId),
    { isReported: false },
  ),
}
