import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { giveUp, signLater } from './de/sign-later.ts'
import { router } from './endpoints.ts'
import { onCopy, onRestore } from './replace-keys.ts'

export const module = defineModule({
  name: 'fiscal',
  endpoints: router,
  jobs: {
    /** One a till. Tried for about 20 minutes: a receipt is signed as it is given out, or never. */
    'fiscal.sign': jobWithEffect(
      z.object({ registerId: z.string() }),
      (means, { payload }) => signLater(means, payload.registerId),
      {
        maxAttempts: 4,
        onFailed: (writer, context, { payload }, error) =>
          giveUp(writer, context, payload.registerId, error),
      },
    ),
  },
  onCopy,
  onRestore,
})
