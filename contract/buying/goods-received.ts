import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from '../core/fields.ts'

/** A line of an order of which more arrived than was billed, or less. Quantities as decimals. */
export const UnbilledGoods = z.object({
  orderId: Id,
  orderNumber: z.string(),
  issueDate: DateOnly,
  supplierId: Id,
  supplierName: z.string(),
  description: z.string(),
  unit: z.string(),
  received: z.string(),
  billed: z.string(),
  /** What it stands at; below zero where it was billed before it arrived. */
  amount: MinorUnits,
})
export type UnbilledGoods = z.infer<typeof UnbilledGoods>

/** A receipt that no order knows of and that is not billed, or what was billed beyond receipts. */
export const GoodsWithoutOrder = z.object({
  kind: z.enum(['receipt', 'bill']),
  id: Id,
  number: z.string(),
  date: DateOnly,
  supplierName: z.string(),
  /** What was received, or below zero billed, as a whole. */
  amount: MinorUnits,
  /** What of it stands on the account: bills clear the oldest receipts of their supplier first. */
  open: MinorUnits,
})
export type GoodsWithoutOrder = z.infer<typeof GoodsWithoutOrder>

/** Goods received and not billed, line by line, and the account that they add up to. */
export const GoodsReceived = z.object({
  account: z.string(),
  /** Of the base currency, as are all amounts. */
  currency: CurrencyCode,
  rows: z.array(UnbilledGoods),
  /** Sum of all lines, also of those that are not listed. */
  ofOrders: MinorUnits,
  /** What else was posted to the account: receipts and bills without an order. */
  other: MinorUnits,
  /** What makes `other`, by supplier, the oldest first. */
  withoutOrder: z.array(GoodsWithoutOrder),
  /** What of `other` no receipt and no bill explains, such as entries by hand. */
  byHand: MinorUnits,
  /** Of the account: `ofOrders` and `other`. */
  balance: MinorUnits,
  hasMore: z.boolean(),
})
export type GoodsReceived = z.infer<typeof GoodsReceived>

export const goodsReceivedContract = {
  get: endpoint
    .meta({ needs: 'bill:view', tool: 'reads', isOfAll: true })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/goods-received',
      tags: ['Purchase orders'],
      summary:
        'Lists goods that were received and are not billed, with the account they add up to.',
    })
    .input(z.object({ firmId: Id }))
    .output(GoodsReceived),
}
