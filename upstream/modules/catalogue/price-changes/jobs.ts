import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { type JobKinds, jobInTransaction } from '../../firm/jobs/index.ts'
import { applyChange, changeJob } from './service.ts'

export const jobs: JobKinds = {
  [changeJob]: jobInTransaction(z.object({ id: Id }), (writer, context, { payload }) =>
    applyChange(writer, context, payload.id),
  ),
}
