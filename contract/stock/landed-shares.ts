import { z } from 'zod'
import { shownTo } from '../core/field-rights.ts'
import { DateOnly, Id, MinorUnits } from '../core/fields.ts'

/** What goods are worth more by: of a receipt where it comes from, of a landed cost where it went. */
export const LandedShare = z.object({
  /** The other document. */
  documentId: Id,
  number: z.string(),
  date: DateOnly,
  /** Position of the line that it belongs to. */
  position: z.int(),
  itemName: z.string(),
  /** Minor units of the base currency; below zero where it was undone. */
  amount: shownTo('stock:cost', MinorUnits),
})
export type LandedShare = z.infer<typeof LandedShare>
