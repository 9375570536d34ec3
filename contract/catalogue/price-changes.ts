import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, decimalText, Id, Instant } from '../core/fields.ts'

/** What a new price is rounded to: a step, or the next price below that ends so. */
export const PriceRounding = z.enum([
  'cent',
  'five',
  'ten',
  'fifty',
  'whole',
  'ninetyNine',
  'ninetyFive',
])
export type PriceRounding = z.infer<typeof PriceRounding>

/** As many prices one change may have. */
export const maxPriceChanges = 2_000

export const PriceChangeInput = z.object({
  /** Items of this category and of all below it; empty for all. */
  categoryId: z.union([z.literal(''), Id]).default(''),
  /** The prices of this list in place of the items' own; empty for these. */
  listId: z.union([z.literal(''), Id]).default(''),
  /** By how much, in percent; below zero they fall. */
  percent: decimalText(4, 'signed').refine(
    (text) => Number(text) !== 0 && Number(text) > -100 && Number(text) <= 1_000,
    'invalidPercent',
  ),
  rounding: PriceRounding.default('cent'),
  /** The first day of the new prices; today or a later one. */
  date: DateOnly,
})
export type PriceChangeInput = z.infer<typeof PriceChangeInput>

/** One price before and after. */
export const ChangedPrice = z.object({
  itemId: Id,
  name: z.string(),
  sku: z.string(),
  /** Of a price list: from as many on. */
  fromQuantity: z.string(),
  before: z.string(),
  after: z.string(),
})
export type ChangedPrice = z.infer<typeof ChangedPrice>

const PriceChangeState = z.enum(['planned', 'done', 'cancelled'])

export const PriceChange = PriceChangeInput.extend({
  id: Id,
  state: PriceChangeState,
  /** The trail of the category and the name of the list, where it is of one. */
  category: z.string(),
  listName: z.string(),
  count: z.int(),
  /** How many were left as they were, since somebody had changed them meanwhile. */
  skipped: z.int(),
  createdAt: Instant,
  createdByName: z.string(),
})
export type PriceChange = z.infer<typeof PriceChange>

const path = '/firms/{firmId}/price-changes' as const
const tags = ['Price lists']

export const priceChangesContract = {
  /** What a change would do, and does not do yet. */
  preview: endpoint
    .meta({ needs: 'item:edit' })
    .route({ method: 'POST', path: `${path}/preview`, tags })
    .input(PriceChangeInput.extend({ firmId: Id }))
    .output(z.object({ rows: z.array(ChangedPrice) })),
  /** The newest, newest first. */
  list: endpoint
    .meta({ needs: 'item:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(PriceChange) })),
  /** Changes the prices, today at once, else on the day. */
  create: endpoint
    .meta({ needs: 'item:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(PriceChangeInput.extend({ firmId: Id }))
    .output(PriceChange),
  /** Takes back a change that is planned. */
  cancel: endpoint
    .meta({ needs: 'item:edit' })
    .route({ method: 'POST', path: `${path}/{priceChangeId}/cancel`, tags })
    .input(z.object({ firmId: Id, priceChangeId: Id }))
    .output(PriceChange),
}
