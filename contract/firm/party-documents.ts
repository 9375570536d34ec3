import { z } from 'zod'
import { CurrencyCode, DateOnly, Id, MinorUnits } from '../core/fields.ts'
import { PageQuery } from '../core/page.ts'

/** A document of a party, of whatever kind; amounts in minor units of its currency. */
export const PartyDocument = z.object({
  /** As records name it: `invoice`, `bill`. */
  kind: z.string(),
  id: Id,
  /** Its page, below the firm: `invoices/01…`. */
  path: z.string(),
  date: DateOnly,
  /** Empty for a draft without a number. */
  title: z.string(),
  /** Below zero where the party gets it, as of a bill. */
  amount: MinorUnits,
  currency: CurrencyCode,
  isCredit: z.boolean(),
  standing: z.enum(['draft', 'open', 'late', 'done', 'ended']),
})
export type PartyDocument = z.infer<typeof PartyDocument>

/** A page of a party's documents. */
export const PartyDocumentsQuery = PageQuery.omit({ q: true }).extend({
  kind: z.string().max(40).optional(),
})
