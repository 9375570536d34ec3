import { z } from 'zod'
import { providerError, providerOf } from '../card-payments/provider.ts'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { charge } from './charge.ts'
import { followNow } from './follow-job.ts'

export const jobs: JobKinds = {
  'online-payments.follow': jobWithEffect(
    z.object({ paymentIntentId: z.string() }),
    (means, { payload }) => followNow(means, payload.paymentIntentId),
  ),
  'online-payments.charge': jobWithEffect(
    z.object({ checkoutId: z.string(), keptCardId: z.string() }),
    async (means, { payload }) => {
      await charge(means, payload)
      return undefined
    },
  ),
  /** A card that the provider does not know any more is forgotten. */
  'online-payments.forget': jobWithEffect(z.object({ method: z.string() }), async (means, job) => {
    try {
      await providerOf(means.env).paymentMethods.detach(job.payload.method)
    } catch (error) {
      if (providerError(error)?.type !== 'StripeInvalidRequestError') throw error
    }
    return undefined
  }),
}
