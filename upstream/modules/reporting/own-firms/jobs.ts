import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { handOver } from './hand-over.ts'
import { handOverJob } from './job-names.ts'

const Payload = z.object({ invoiceId: Id, userId: z.string(), userName: z.string() })

export const jobs: JobKinds = {
  /**
   * With what the person who issued it may do in the other firm now. Where that is not enough, or the
   * other firm refuses it, it waits on the page of own firms for somebody who may.
   */
  [handOverJob]: jobWithEffect(Payload, async ({ store, env, firm }, { payload }) => {
    const { invoiceId, userId, userName } = payload
    const actor = { ...firm.actor, userId, userName, role: 'owner' } as const
    try {
      await handOver({ store, env, firm: { ...firm, actor } }, invoiceId)
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    }
    return undefined
  }),
}
