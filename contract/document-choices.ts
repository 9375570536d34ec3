import { z } from 'zod'
import { CostCentreChoice } from './cost-centres.ts'
import { Id } from './fields.ts'
import { Firm } from './firms.ts'
import { TaxRate } from './taxes.ts'

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
