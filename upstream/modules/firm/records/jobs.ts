import { z } from 'zod'
import { forgetRefused, forgetRefusedJob } from '../../../register/import/imported-rows.ts'
import { forgetFormsJob, forgetOldForms } from '../../../register/kept-forms.ts'
import { type JobKinds, jobInTransaction, jobWithEffect } from '../jobs/index.ts'
import { forgetFiles, forgetFilesJob } from './attachments.ts'

const Payload = z.object({ ids: z.array(z.string()) })

export const jobs: JobKinds = {
  [forgetFilesJob]: jobWithEffect(Payload, async (means, { payload }) => {
    await forgetFiles(means, payload.ids)
    return undefined
  }),
  [forgetFormsJob]: jobInTransaction(z.null(), (writer, context) =>
    forgetOldForms(writer, context),
  ),
  [forgetRefusedJob]: jobInTransaction(z.null(), (writer, { now }) => forgetRefused(writer, now)),
}
