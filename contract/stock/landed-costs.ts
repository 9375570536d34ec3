import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { amountInput, DateOnly, Id, MinorUnits, optionalText } from '../core/fields.ts'
import { StockDocument } from './stock.ts'

/** What receipts share a cost by. */
export const LandedBasis = z.enum(['value', 'quantity', 'weight'])
export type LandedBasis = z.infer<typeof LandedBasis>

export const LandedCostInput = z.object({
  /** Freight, customs or insurance without tax that is recovered, minor units of the base currency. */
  amount: amountInput('positive'),
  basis: LandedBasis.default('value'),
  /** The supplier's bill that asks for it, or credit that takes it back; null where it was booked in another way. */
  billId: Id.nullable().default(null),
  /** Receipts of goods that the cost is of. */
  receiptIds: z.array(Id).min(1, 'nothingChosen').max(50),
  note: optionalText(500),
  /** Accepts what goods and sales cost then; without it that is answered as a conflict. */
  confirmsCosts: z.boolean().default(false),
})
export type LandedCostInput = z.infer<typeof LandedCostInput>

/** What a landed cost is written from. */
export const LandedChoices = z.object({
  /** Posted bills and credits with freight or customs that no receipt carries yet, the newest first. */
  bills: z.array(
    z.object({
      id: Id,
      number: z.string(),
      date: DateOnly,
      partner: z.string(),
      /** What can still be spread: of a credit, what it takes off receipts. */
      left: MinorUnits,
      isCredit: z.boolean(),
    }),
  ),
  /** The latest receipts of goods. */
  receipts: z.array(
    z.object({
      id: Id,
      number: z.string(),
      date: DateOnly,
      partner: z.string(),
      items: z.string(),
    }),
  ),
})
export type LandedChoices = z.infer<typeof LandedChoices>

const tags = ['Stock']
const path = '/firms/{firmId}/landed-costs' as const

export const landedCostsContract = {
  choices: endpoint
    .meta({ needs: 'stock:adjust', isOfAll: true })
    .route({ method: 'GET', path: `${path}/choices`, tags })
    .input(z.object({ firmId: Id, receiptId: Id.optional() }))
    .output(LandedChoices),
  /**
   * Spreads freight, customs or insurance over receipts of goods, which are worth more from their own
   * days on, as what was made or sold of them. Refused as a conflict `costsChange` with the `changes`
   * in its detail until it `confirmsCosts`. A credit takes its amount off them. It is undone as a stock document.
   */
  create: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(LandedCostInput.extend({ firmId: Id }))
    .output(StockDocument),
}
