import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id } from '../core/fields.ts'

/** What waits in a firm for whoever keeps its books. */
export const FirmQueue = z.object({
  /** Documents and entries that are drafts or claims, dated until today. */
  drafts: z.int(),
  /** Movements of the bank that are not matched. */
  bankLines: z.int(),
  /** Expenses of this month and the twelve before it that were posted without a file. */
  missingReceipts: z.int(),
  /** Documents that wait for the caller's approval; null where approving is not theirs. */
  approvals: z.int().nullable(),
  /** Returns, lists and payments that are late or due within two weeks. */
  dueReturns: z.int(),
  /** When the first of them is due. */
  nextDue: DateOnly.nullable(),
  isLate: z.boolean(),
  /** Months that are over and neither signed off nor locked, of the last twelve. */
  openMonths: z.int(),
  /** The first of them, `YYYY-MM`. */
  firstMonth: z.string().nullable(),
  /** The present month, `YYYY-MM`: its list says what the drafts are. */
  month: z.string(),
  /** Questions that are not closed, of those the caller may see. */
  questions: z.int().nullable(),
})
export type FirmQueue = z.infer<typeof FirmQueue>

export const firmQueueContract = {
  get: endpoint
    .meta({ needs: 'report:view' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/queue',
      tags: ['Firms'],
      summary: 'What waits in a firm for its accountant',
    })
    .input(z.object({ firmId: Id }))
    .output(FirmQueue),
}
