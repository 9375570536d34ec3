import { z } from 'zod'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { documentPdf } from './kept/document-pdf.ts'
import { keepPdfJob } from './kept/job-name.ts'

export const jobs: JobKinds = {
  // Repeating it finds the file that is kept.
  [keepPdfJob]: jobWithEffect(z.object({ documentId: z.string() }), async (means, { payload }) => {
    await documentPdf(means, payload.documentId)
    return undefined
  }),
}
