import { z } from 'zod'
import { shownTo } from '../core/field-rights.ts'
import { DateOnly, Id, MinorUnits } from '../core/fields.ts'

/** What all stock is worth at the end of a day, and what the books say. */
export const StockValuation = z.object({
  date: DateOnly,
  currency: z.string(),
  value: shownTo('stock:cost', MinorUnits),
  account: shownTo('stock:cost', MinorUnits),
  rows: z.array(
    z.object({
      id: Id,
      sku: z.string(),
      name: z.string(),
      unit: z.string(),
      onHand: z.string(),
      value: shownTo('stock:cost', MinorUnits),
    }),
  ),
})
export type StockValuation = z.infer<typeof StockValuation>
