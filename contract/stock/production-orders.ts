import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

export const productionStates = ['planned', 'released', 'done'] as const
export const ProductionState = z.enum(productionStates)
export type ProductionState = z.infer<typeof ProductionState>

const Positive = field.decimalText(4).refine((text) => Number(text) !== 0, 'notPositive')

export const ProductionOrderInput = z.object({
  /** Code, barcode, id or whole name of a kit that is kept assembled. */
  item: field.requiredText(200),
  quantity: Positive,
  dueDate: field.DateOnly,
  notes: field.optionalText(2000),
})
export type ProductionOrderInput = z.infer<typeof ProductionOrderInput>

/** A component of what is made: what it takes of it, and what was used. In the component's own unit. */
const ProductionPart = z.object({
  itemId: field.Id,
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  /** For what is still to be made. */
  needed: z.string(),
  used: z.string(),
  onHand: z.string(),
})
export type ProductionPart = z.infer<typeof ProductionPart>

/** What was made on a day, with the document of stock that says what it took. */
const ProductionRun = z.object({
  stockDocumentId: field.Id,
  number: z.string(),
  date: field.DateOnly,
  made: z.string(),
  scrapped: z.string(),
  isUndone: z.boolean(),
  /** Components and labour, minor units of the base currency. */
  cost: shownTo('stock:cost', field.MinorUnits),
})

export const ProductionAction = z.enum(['edit', 'release', 'make', 'finish'])
export type ProductionAction = z.infer<typeof ProductionAction>

export const ProductionOrder = recordOf(ProductionOrderInput).extend({
  number: z.string(),
  state: ProductionState,
  itemId: field.Id,
  itemName: z.string(),
  unit: z.string(),
  made: z.string(),
  scrapped: z.string(),
  /** What is still to be made. */
  left: z.string(),
  parts: z.array(ProductionPart),
  runs: z.array(ProductionRun),
  actions: z.array(ProductionAction),
})
export type ProductionOrder = z.infer<typeof ProductionOrder>

export const ProductionOrderRow = ProductionOrder.pick({
  id: true,
  number: true,
  itemName: true,
  unit: true,
  quantity: true,
  made: true,
  dueDate: true,
  state: true,
  updatedAt: true,
})
export type ProductionOrderRow = z.infer<typeof ProductionOrderRow>

export const ProductionOrderListQuery = listQuery({
  tabs: ['planned', 'released', 'done', 'archived'],
  sorts: ['dueDate', 'item', 'updatedAt'],
  filters: {},
})
export type ProductionOrderListQuery = z.infer<typeof ProductionOrderListQuery>

const NotBelowZero = z.union([z.literal(''), field.decimalText(4)]).default('')

/** What was made on a day, what was spoiled, and what that took. */
export const ProductionRunInput = z.object({
  date: field.DateOnly,
  made: NotBelowZero,
  /** Pieces that were begun and are no good: what was used of them is in the cost of the others. */
  scrapped: NotBelowZero,
  /** None: what the bill of materials says. */
  parts: z
    .array(z.object({ itemId: field.Id, quantity: NotBelowZero }))
    .max(50)
    .default([]),
})
export type ProductionRunInput = z.infer<typeof ProductionRunInput>

const one = z.object({ firmId: field.Id, productionOrderId: field.Id })
const at = '/firms/{firmId}/production-orders/{productionOrderId}' as const
const tags = ['Production orders']

export const productionOrdersContract = {
  ...registerContract({
    path: 'production-orders',
    tag: 'Production orders',
    view: 'stock:view',
    edit: 'stock:edit',
    one,
    onePath: '{productionOrderId}',
    input: ProductionOrderInput,
    query: ProductionOrderListQuery,
    row: ProductionOrderRow,
    record: ProductionOrder,
    bulk: ['archive', 'restore'],
    summaries: {
      list: 'Lists production orders by the day they are due.',
      get: 'Reads a production order with what it needs, what was made and what that cost.',
      create: 'Plans a production order. A person releases it.',
    },
  }),
  /** Gives it its number, reserves its components, and what it makes is expected. */
  release: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${at}/release`, tags })
    .input(one)
    .output(ProductionOrder),
  /** Takes components off the shelf and puts what was made on it, at what that cost. */
  make: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${at}/runs`, tags })
    .input(ProductionRunInput.extend(one.shape))
    .output(ProductionOrder),
  /** Makes nothing more of it; what is reserved is free. */
  finish: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${at}/finish`, tags })
    .input(one)
    .output(ProductionOrder),
}
