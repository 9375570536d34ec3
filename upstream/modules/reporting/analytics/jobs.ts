import { z } from 'zod'
import { DateOnly } from '#contract/core/fields.ts'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { analysisMails } from './plan-sending.ts'
import { snapshotJob, takeSnapshots } from './snapshots.ts'

export const jobs: JobKinds = {
  ...analysisMails.jobs,
  /** Takes the night's snapshots of saved analyses. */
  [snapshotJob]: jobWithEffect(z.object({ day: DateOnly }), async (means, { payload }) => {
    await takeSnapshots(means, payload.day)
    return undefined
  }),
}
