import { z } from 'zod'
import { Id } from '../core/fields.ts'

/** What keeps a report to the lines that a figure of another is the sum of. */
export const NarrowedReport = z.object({
  /** Of the general ledger: lines of one party or of entries that name it; `none` for those of nobody. */
  customer: z.union([Id, z.literal('none')]).optional(),
  /** Of the general ledger: lines of parties of one country, `DE`; `none` for those of no country. */
  customerCountry: z
    .string()
    .regex(/^([A-Z]{2}|none)$/, 'invalid')
    .optional(),
  /** Of the general ledger: lines of entries that move bank or cash. */
  against: z.literal('money').optional(),
  /** Of purchases by item: one item, receipt by receipt. */
  item: Id.optional(),
})
