import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

/** What of a bill is more than what was ordered and received. */
export const MatchFinding = z.enum([
  'notReceived',
  'moreThanOrdered',
  'dearerThanOrdered',
  /** Goods into stock that are not billed against goods received, and so would cost twice. */
  'notGoodsReceived',
  /** A line against goods received, or of a bill made from an order, that no order is named for. */
  'withoutOrder',
])
export type MatchFinding = z.infer<typeof MatchFinding>

/** A line of a bill beside the line of the order that it bills. Quantities and prices as decimals. */
export const MatchedLine = z.object({
  position: z.int(),
  description: z.string(),
  quantity: z.string(),
  unit: z.string(),
  unitPrice: z.string(),
  orderLineId: field.Id.nullable(),
  /** What `ordered`, `received` and `billed` count, which the bill may say in another unit. */
  orderUnit: z.string(),
  ordered: z.string(),
  received: z.string(),
  /** By other bills that are posted. */
  billed: z.string(),
  orderedPrice: z.string(),
  findings: z.array(MatchFinding),
})
export type MatchedLine = z.infer<typeof MatchedLine>

/** A bill held against the orders of its supplier. */
export const BillMatch = z.object({
  billId: field.Id,
  billNumber: z.string(),
  supplierName: z.string(),
  currency: field.CurrencyCode,
  /** Whether the bill can still be matched: it is not posted. */
  isOpen: z.boolean(),
  lines: z.array(MatchedLine),
  /** Lines of the supplier's orders that a line may bill. */
  orderLines: z.array(
    z.object({
      id: field.Id,
      orderNumber: z.string(),
      description: z.string(),
      date: field.DateOnly,
    }),
  ),
  /** Who let it through though it is more, and why; null where nobody did. */
  release: z.object({ byName: z.string(), reason: z.string() }).nullable(),
  version: field.Version,
})
export type BillMatch = z.infer<typeof BillMatch>

const one = z.object({ firmId: field.Id, billId: field.Id })
const at = '/firms/{firmId}/bill-matches/{billId}' as const
const tags = ['Purchase orders']

export const billMatchingContract = {
  get: endpoint
    .meta({ needs: 'bill:view' })
    .route({ method: 'GET', path: at, tags })
    .input(one)
    .output(BillMatch),
  /** Says which line of an order each line bills; what is not named bills none. */
  save: endpoint
    .meta({ needs: 'bill:edit' })
    .route({ method: 'PUT', path: at, tags })
    .input(
      one.extend({
        lines: z
          .array(z.object({ position: field.wholeNumber({ minimum: 0 }), orderLineId: field.Id }))
          .max(200)
          .default([]),
      }),
    )
    .output(BillMatch),
  /** Lets a bill through that is more than was ordered or received, never by whoever prepared it. */
  release: endpoint
    .meta({ needs: 'bill:approve' })
    .route({ method: 'POST', path: `${at}/release`, tags })
    .input(one.extend({ reason: field.requiredText(500), version: field.Version }))
    .output(BillMatch),
}
