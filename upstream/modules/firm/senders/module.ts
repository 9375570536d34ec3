import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import { jobInTransaction } from '../jobs/index.ts'
import { forgetJob, forgetSenders } from './index.ts'

export const module = defineModule({
  name: 'senders',
  jobs: {
    [forgetJob]: jobInTransaction(z.null(), (writer, context) => forgetSenders(writer, context)),
  },
})
