import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { type JobKinds, jobInTransaction } from '../../firm/jobs/index.ts'
import { findStoredQuote } from './reader.ts'
import { changeQuote } from './writer.ts'

export const jobs: JobKinds = {
  /** An open quote whose last day is over; one that was answered or revised meanwhile stays. */
  'quotes.expire': jobInTransaction(
    z.object({ quoteId: Id }),
    (writer, context, { payload: { quoteId }, dueAt }) => {
      const row = findStoredQuote(writer, quoteId)
      if (row?.state !== 'open' || row.validUntil > dueAt.toISOString().slice(0, 10)) return
      changeQuote(writer, context, row, { state: 'expired' })
      writer.audit({ entity: 'quote', entityId: quoteId, action: 'expire' })
    },
  ),
}
