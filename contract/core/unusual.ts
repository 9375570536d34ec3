import { z } from 'zod'

/** What of a document is far from the habit; decimals as text. It is said, and stands in nobody's way. */
export const Unusual = z.object({
  /** The place of its line, from 0; null of the whole document. */
  at: z.int().nullable(),
  /** `amount` is a sum of money in the document's currency. */
  what: z.enum(['price', 'quantity', 'amount']),
  value: z.string(),
  /** The middle one of those it was held against. */
  usual: z.string(),
  /** How many those are. */
  count: z.int(),
  /** Whether they are of the same customer or supplier. */
  isOfParty: z.boolean(),
})
export type Unusual = z.infer<typeof Unusual>
