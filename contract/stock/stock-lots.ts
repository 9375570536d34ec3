import { z } from 'zod'
import { AskedCodes } from '../catalogue/item-tracking.ts'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, decimalText, Id, requiredText, wholeNumber } from '../core/fields.ts'
import { listContract, listQuery } from '../core/register.ts'
import { StockDocument, StockDocumentKind } from './stock.ts'

const tags = ['Stock']
const path = '/firms/{firmId}/stock-lots' as const

/** A batch of an item, or one unit of it with its serial number. */
export const StockLotRow = z.object({
  id: Id,
  itemId: Id,
  itemName: z.string(),
  sku: z.string(),
  unit: z.string(),
  tracking: z.enum(['batches', 'serials']),
  code: z.string(),
  /** Until when it may be used; empty where nothing is said. */
  expires: z.union([z.literal(''), DateOnly]),
  onHand: z.string(),
  places: z.array(z.object({ warehouse: z.string(), onHand: z.string() })),
})
export type StockLotRow = z.infer<typeof StockLotRow>

/** One movement of a batch or a serial number, with who it came from or went to. */
const StockLotMove = z.object({
  date: DateOnly,
  kind: StockDocumentKind,
  documentId: Id,
  number: z.string(),
  partner: z.string(),
  /** The invoice, ticket or other document behind it. */
  source: z.object({ kind: z.string(), id: Id, number: z.string() }).nullable(),
  warehouse: z.string(),
  quantity: z.string(),
})

export const StockLot = StockLotRow.extend({ moves: z.array(StockLotMove) })
export type StockLot = z.infer<typeof StockLot>

export const StockLotInput = z.object({
  code: requiredText(60),
  expires: z.union([z.literal(''), DateOnly]).default(''),
})
export type StockLotInput = z.infer<typeof StockLotInput>

/** `expiring`: on hand, and past its date or within thirty days of it. */
export const StockLotListQuery = listQuery({
  tabs: ['onHand', 'expiring', 'all'],
  sorts: ['expires', 'code'],
  filters: { itemId: Id.optional(), to: DateOnly.optional() },
})
export type StockLotListQuery = z.infer<typeof StockLotListQuery>

/** What moved without its batch or serial numbers being known. */
export const LotGap = z.object({
  documentId: Id,
  number: z.string(),
  kind: StockDocumentKind,
  date: DateOnly,
  partner: z.string(),
  sourceNumber: z.string(),
  position: z.int(),
  itemId: Id,
  itemName: z.string(),
  sku: z.string(),
  unit: z.string(),
  tracking: z.enum(['batches', 'serials']),
  /** Below zero: it went out. */
  quantity: z.string(),
})
export type LotGap = z.infer<typeof LotGap>

/** As many gaps one answer has. */
export const gapsPerPage = 100

export const AssignLotsInput = z.object({
  lines: z
    .array(
      AskedCodes.extend({
        position: z.int().min(0),
        /** Of a batch; empty: all that has none yet. */
        quantity: z.union([z.literal(''), decimalText(4)]).default(''),
      }),
    )
    .min(1, 'nothingChosen')
    .max(500),
})
export type AssignLotsInput = z.infer<typeof AssignLotsInput>

const oneLot = z.object({ firmId: Id, stockLotId: Id })

export const stockLotsContract = {
  ...listContract({
    base: path,
    tags,
    view: 'stock:view',
    query: StockLotListQuery,
    row: StockLotRow,
    listed: 'Lists batches and serial numbers: those on hand, and those that expire soon.',
  }),
  /** Where a batch or a serial number came from, where it went and where it lies. */
  get: endpoint
    .meta({ needs: 'stock:view' })
    .route({ method: 'GET', path: `${path}/{stockLotId}`, tags })
    .input(oneLot)
    .output(StockLot),
  /** Puts a code or a date right that was mistyped. */
  update: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'PUT', path: `${path}/{stockLotId}`, tags })
    .input(StockLotInput.extend(oneLot.shape))
    .output(StockLot),
  /** What moved and still has no batch or serial number, oldest first. */
  gaps: endpoint
    .meta({ needs: 'stock:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/stock-lot-gaps', tags })
    .input(z.object({ firmId: Id, page: wholeNumber({ minimum: 1, maximum: 1_000 }).default(1) }))
    .output(z.object({ rows: z.array(LotGap), total: z.int() })),
  /** Names the batches or serial numbers of what has moved already. */
  assign: endpoint
    .meta({ needs: 'stock:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/stock-documents/{stockDocumentId}/lots',
      tags,
    })
    .input(AssignLotsInput.extend({ firmId: Id, stockDocumentId: Id }))
    .output(StockDocument),
}
