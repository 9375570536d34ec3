import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { type JobKinds, jobInTransaction } from '../../firm/jobs/index.ts'
import { getStoredManual } from './manual/reader.ts'
import { reverseManualEntry } from './manual/service.ts'
import { runTemplate } from './manual/templates.ts'

export const jobs: JobKinds = {
  /** Takes a manual entry back on the day it was posted with. */
  'ledger.reverse': jobInTransaction(z.object({ date: z.string() }), (writer, context, job) => {
    if (getStoredManual(writer, job.key).state !== 'posted') return
    reverseManualEntry(writer, context, job.key, { date: job.payload.date, reason: '' })
  }),
  /** Makes the next entry of a template; missed ones follow, each on its own date. */
  'ledger.recurring': jobInTransaction(z.null(), (writer, context, { key }) => {
    try {
      runTemplate(writer, context, key)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return
      throw error
    }
  }),
}
