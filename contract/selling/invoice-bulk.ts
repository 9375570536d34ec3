import { z } from 'zod'
import { Id } from '../core/fields.ts'
import { maxBulk } from '../core/register.ts'

/** What can be done to many documents at once. */
export const bulkActions = ['send', 'markPaid', 'finalise', 'void'] as const
/** What became of each document that a bulk action was asked for. */
export const BulkResult = z.object({
  results: z.array(
    z.object({
      id: Id,
      number: z.string().nullable(),
      outcome: z.enum(['done', 'skipped']),
      /** A key of the `problem` texts when skipped. */
      reason: z.string().nullable(),
    }),
  ),
})
export type BulkResult = z.infer<typeof BulkResult>

/** Ids chosen in a list. */
export const Chosen = z.array(Id).min(1, 'nothingChosen').max(maxBulk)
