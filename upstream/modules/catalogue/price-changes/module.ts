import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { router } from './endpoints.ts'
import { applyChange, changeJob } from './service.ts'

export const module = defineModule({
  name: 'price-changes',
  endpoints: router,
  jobs: {
    [changeJob]: jobInTransaction(z.object({ id: Id }), (writer, context, { payload }) =>
      applyChange(writer, context, payload.id),
    ),
  },
})
