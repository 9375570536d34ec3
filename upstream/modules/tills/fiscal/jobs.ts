import { z } from 'zod'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { giveUp, signLater } from './de/sign-later.ts'

export const jobs: JobKinds = {
  /** One a register. Tried for about 20 minutes: a receipt is signed as it is given out, or never. */
  'fiscal.sign': jobWithEffect(
    z.object({ registerId: z.string() }),
    (means, { payload }) => signLater(means, payload.registerId),
    {
      maxAttempts: 4,
      onFailed: (writer, context, { payload }, error) =>
        giveUp(writer, context, payload.registerId, error),
    },
  ),
}
