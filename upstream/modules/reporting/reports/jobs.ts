import { z } from 'zod'
import { DateOnly } from '#contract/core/fields.ts'
import { type JobKinds, jobInTransaction, jobWithEffect } from '../../firm/jobs/index.ts'
import { notifyOfDuties } from './duties/notices.ts'
import { dutyJob } from './duties/plan.ts'
import { reportMails } from './saved/plan.ts'
import { snapshotJob } from './snapshots/plan.ts'
import { takeSnapshots } from './snapshots/take.ts'

export const jobs: JobKinds = {
  ...reportMails.jobs,
  /** Takes the night's snapshots of saved reports. */
  [snapshotJob]: jobWithEffect(z.object({ day: DateOnly }), async (means, { payload }) => {
    await takeSnapshots(means, payload.day)
    return undefined
  }),
  /** Notifies of returns, lists and payments that are due soon or today. */
  [dutyJob]: jobInTransaction(z.object({ after: DateOnly }), (writer, context, { payload }) =>
    notifyOfDuties(writer, context, payload.after),
  ),
}
