import { z } from 'zod'
import { CostCentreChoice } from '../books/cost-centres.ts'
import { TaxRate } from '../books/taxes.ts'
import { Id } from '../core/fields.ts'
import { Firm } from '../firm/firms.ts'

/** What a draft of a document can be made of. */
export const DocumentChoices = z.object({
  firm: Firm,
  taxRates: z.array(TaxRate),
  /** The first ones by name, as a firm may have thousands; the lists themselves have the rest. */
  parties: z.array(z.object({ id: Id, name: z.string() })),
  hasMoreParties: z.boolean(),
  items: z.array(z.object({ id: Id, name: z.string(), sku: z.string() })),
  costCentres: z.array(CostCentreChoice),
})
export type DocumentChoices = z.infer<typeof DocumentChoices>
