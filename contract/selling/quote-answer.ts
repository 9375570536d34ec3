import { z } from 'zod'
import { Instant } from '../core/fields.ts'

/** How the customer answered, as it can be shown in a dispute. */
export const QuoteAnswer = z.object({
  /** Who said so. */
  name: z.string(),
  at: Instant,
  /** From which network address; empty where a member of the firm wrote it down. */
  address: z.string(),
  /** The drawn signature as the path of an SVG of 600 by 200; empty for a typed one. */
  signature: z.string(),
  /** Why it was declined. */
  reason: z.string(),
})
export type QuoteAnswer = z.infer<typeof QuoteAnswer>
