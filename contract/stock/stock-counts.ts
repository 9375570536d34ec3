import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { listContract, listQuery } from '../core/register.ts'

const tags = ['Stock']
const path = '/firms/{firmId}/stock-counts' as const
const oneCount = z.object({ firmId: field.Id, stockCountId: field.Id })

/**
 * Which items are to be counted: those that lie there by the books, all that are kept in stock, those
 * whose last count is the longest ago (a cycle count), or whatever is found.
 */
export const CountScope = z.enum(['present', 'all', 'cycle', 'found'])
export type CountScope = z.infer<typeof CountScope>

export const CountState = z.enum(['counting', 'review', 'posted', 'cancelled'])
export type CountState = z.infer<typeof CountState>

export const StockCountInput = z.object({
  /** The day at whose end the stock is counted; the difference is posted on it. */
  date: field.DateOnly,
  warehouseId: field.Id,
  scope: CountScope.default('present'),
  /** Items of a cycle count. */
  howMany: field.wholeNumber({ minimum: 1, maximum: 500 }).default(20),
  /** While it is counted, nobody sees what the books expect. */
  isBlind: z.boolean().default(true),
  note: field.optionalText(500),
})
export type StockCountInput = z.infer<typeof StockCountInput>

export const CountAction = z.enum(['enter', 'finish', 'recount', 'post', 'cancel'])
export type CountAction = z.infer<typeof CountAction>

export const StockCountRow = z.object({
  id: field.Id,
  number: z.string(),
  state: CountState,
  date: field.DateOnly,
  warehouse: z.string(),
  scope: CountScope,
  /** Items to be counted, and how many of them are. */
  items: z.int(),
  counted: z.int(),
  createdByName: z.string(),
})
export type StockCountRow = z.infer<typeof StockCountRow>

/** What was typed or scanned last, by whoever asks. */
export const CountEntry = z.object({
  id: field.Id,
  itemId: field.Id,
  itemName: z.string(),
  sku: z.string(),
  unit: z.string(),
  quantity: z.string(),
  at: field.Instant,
})
export type CountEntry = z.infer<typeof CountEntry>

export const StockCount = StockCountRow.extend({
  warehouseId: field.Id,
  isBlind: z.boolean(),
  note: z.string(),
  createdAt: field.Instant,
  /** Items whose count is not what the books expect; null as long as nobody may know. */
  differing: z.int().nullable(),
  /** What is missing and what is over is worth, minor units of the base currency. */
  lost: shownTo('stock:cost', field.MinorUnits.nullable()),
  found: shownTo('stock:cost', field.MinorUnits.nullable()),
  /** The adjustment that it was posted with. */
  document: z.object({ id: field.Id, number: z.string() }).nullable(),
  entries: z.array(CountEntry),
  actions: z.array(CountAction),
})
export type StockCount = z.infer<typeof StockCount>

export const StockCountLine = z.object({
  itemId: field.Id,
  itemName: z.string(),
  sku: z.string(),
  unit: z.string(),
  bin: z.string(),
  /** Null: not counted yet. */
  counted: z.string().nullable(),
  /** By the books when it was counted; null as long as nobody may know. */
  expected: z.string().nullable(),
  difference: z.string().nullable(),
  /** How much came or went by the books since it was counted. */
  movedSince: z.string().nullable(),
  /** What the difference is worth, minor units of the base currency. */
  value: shownTo('stock:cost', field.MinorUnits.nullable()),
})
export type StockCountLine = z.infer<typeof StockCountLine>

export const CountLinesShown = z.enum(['toCount', 'differing', 'all'])
export type CountLinesShown = z.infer<typeof CountLinesShown>

/** Lines of one page of a count. */
export const countPageSize = 100

export const StockCountListQuery = listQuery({
  tabs: ['all', 'counting', 'review', 'posted', 'cancelled'],
  sorts: ['date'],
  direction: 'descending',
  filters: {
    warehouseId: field.Id.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
  },
})
export type StockCountListQuery = z.infer<typeof StockCountListQuery>

export const CountEntryInput = z.object({
  /** A barcode, a code, the whole name or the id of an item that is kept in stock. */
  item: field.requiredText(200),
  /** Added to what was counted of it before; nothing means that none is there. */
  quantity: field.decimalText(4),
})
export type CountEntryInput = z.infer<typeof CountEntryInput>

export const CountPostInput = z.object({
  /** Items that nobody counted stay as they are, or are taken as not there. */
  uncounted: z.enum(['leave', 'none']),
  /** Accepts that later moves cost something else now; without it they are answered as a conflict. */
  confirmsCosts: z.boolean().default(false),
})
export type CountPostInput = z.infer<typeof CountPostInput>

export const stockCountsContract = {
  ...listContract({
    base: path,
    tags,
    view: 'stock:view',
    query: StockCountListQuery,
    row: StockCountRow,
  }),
  /** Begins to count. */
  create: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(StockCountInput.extend({ firmId: field.Id }))
    .output(StockCount),
  get: endpoint
    .meta({ needs: 'stock:view' })
    .route({ method: 'GET', path: `${path}/{stockCountId}`, tags })
    .input(oneCount)
    .output(StockCount),
  lines: endpoint
    .meta({ needs: 'stock:view' })
    .route({ method: 'GET', path: `${path}/{stockCountId}/lines`, tags })
    .input(
      oneCount.extend({
        show: CountLinesShown.default('all'),
        page: field.wholeNumber({ minimum: 1, maximum: 10_000 }).default(1),
      }),
    )
    .output(z.object({ rows: z.array(StockCountLine), total: z.int() })),
  /** Notes how many of an item were found at a place; several counts of one item are added up. */
  enter: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${path}/{stockCountId}/entries`, tags })
    .input(CountEntryInput.extend(oneCount.shape))
    .output(z.object({ count: StockCount, line: StockCountLine })),
  /** Takes back what was noted by mistake. */
  removeEntry: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'DELETE', path: `${path}/{stockCountId}/entries/{countEntryId}`, tags })
    .input(oneCount.extend({ countEntryId: field.Id }))
    .output(StockCount),
  /** Ends the counting, so that the differences are looked at. */
  finish: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${path}/{stockCountId}/finish`, tags })
    .input(oneCount)
    .output(StockCount),
  /** Has items counted again; without any, the counting goes on. */
  recount: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'POST', path: `${path}/{stockCountId}/recount`, tags })
    .input(oneCount.extend({ itemIds: z.array(field.Id).max(1_000).default([]) }))
    .output(StockCount),
  /** Adjusts the stock by the differences, on the day of the count. */
  post: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'POST', path: `${path}/{stockCountId}/post`, tags })
    .input(CountPostInput.extend(oneCount.shape))
    .output(StockCount),
  /** Gives the count up; the stock stays as it is. */
  cancel: endpoint
    .meta({ needs: 'stock:adjust' })
    .route({ method: 'POST', path: `${path}/{stockCountId}/cancel`, tags })
    .input(oneCount)
    .output(StockCount),
}
