import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { router } from './endpoints.ts'
import { stepJob, takeStep } from './steps.ts'

export const module = defineModule({
  name: 'work-import',
  endpoints: router,
  jobs: {
    [stepJob]: jobWithEffect(
      z.object({ id: z.string() }),
      async ({ store, firm }, { payload: { id } }) => {
        takeStep(store, firm, id)
        return undefined
      },
    ),
  },
})
