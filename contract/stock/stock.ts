import { z } from 'zod'
import { AskedCodes, ItemTracking, LotOfLine } from '../catalogue/item-tracking.ts'
import { KitParts } from '../catalogue/kits.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { listQuery } from '../core/register.ts'
import { LandedShare } from './landed-shares.ts'

/** A quantity above zero, with as many decimals as documents have. */
export const Quantity = field.decimalText(4).refine((text) => Number(text) !== 0, 'notPositive')
/** A quantity that may take away. */
export const SignedQuantity = field
  .decimalText(4, 'signed')
  .refine((text) => Number(text) !== 0, 'notPositive')
/** Cost of one unit in the base currency. */
export const UnitCost = field.decimalText(6)

export const StockDocumentKind = z.enum([
  'receipt',
  'delivery',
  'return',
  'transfer',
  'adjustment',
  'assembly',
  'disassembly',
  'landedCost',
])
export type StockDocumentKind = z.infer<typeof StockDocumentKind>

/** Why stock was put right; `opening` is what was there when the firm began to count. */
export const AdjustmentReason = z.enum([
  'count',
  'damage',
  'loss',
  'use',
  'found',
  'opening',
  'other',
])
export type AdjustmentReason = z.infer<typeof AdjustmentReason>

/** `price`: a bill asked for more or less than goods were received at; nobody chooses it. */
export const StockReason = z.enum([...AdjustmentReason.options, 'price'])

export const StockLineInput = AskedCodes.extend({
  /** Id of an item that is kept in stock, or its code or whole name. */
  item: field.requiredText(200),
  quantity: SignedQuantity,
  /** What the quantity counts: the item's own unit, which empty stands for, or one of its packages. */
  unit: field.optionalText(20),
  /** Of one such unit of what comes in; empty: what the item costs now. */
  unitCost: z.union([z.literal(''), UnitCost]).default(''),
})
export type StockLineInput = z.infer<typeof StockLineInput>

export const StockDocumentInput = z.object({
  kind: StockDocumentKind.exclude(['return', 'landedCost']),
  date: field.DateOnly,
  warehouseId: field.Id,
  /** Where a transfer goes. */
  toWarehouseId: field.Id.nullable().default(null),
  /** Of a transfer: it is on its way until its arrival is noted. */
  isOnItsWay: z.boolean().default(false),
  /** Supplier or customer, in the firm's words. */
  partner: field.optionalText(120),
  reason: AdjustmentReason.default('other'),
  note: field.optionalText(500),
  /** Accepts that later moves cost something else now; without it they are answered as a conflict. */
  confirmsCosts: z.boolean().default(false),
  lines: z.array(StockLineInput).min(1, 'nothingChosen').max(500),
})
export type StockDocumentInput = z.infer<typeof StockDocumentInput>

/** What a back-dated move changes in one that was posted before. Minor units of the base currency. */
export const CostChange = z.object({
  documentId: field.Id,
  number: z.string(),
  kind: StockDocumentKind,
  date: field.DateOnly,
  itemId: field.Id,
  itemName: z.string(),
  costBefore: shownTo('stock:cost', field.MinorUnits),
  costAfter: shownTo('stock:cost', field.MinorUnits),
})
export type CostChange = z.infer<typeof CostChange>

export const StockLine = z.object({
  position: z.int(),
  itemId: field.Id,
  itemName: z.string(),
  sku: z.string(),
  unit: z.string(),
  /**
   * In the item's own unit; below zero what an adjustment takes away, what an assembly uses up and the
   * kit that is taken apart.
   */
  quantity: z.string(),
  /** What was written where that was in packages; null otherwise. */
  packed: z.object({ quantity: z.string(), unit: z.string() }).nullable(),
  /** How much of it was moved. */
  done: z.string(),
  /** How much of what was delivered came back. */
  returned: z.string(),
  tracking: ItemTracking,
  /** Which batches or serial numbers were moved. */
  lots: z.array(LotOfLine),
  /** How much was moved of which nobody said that. */
  toAssign: z.string(),
  /** What all that was moved cost; where the quantity has a sign, with it. Minor units of the base currency. */
  cost: shownTo('stock:cost', field.MinorUnits),
})
export type StockLine = z.infer<typeof StockLine>

export const StockAction = z.enum(['deliver', 'arrive', 'closeRest', 'return', 'undo', 'assign'])
export type StockAction = z.infer<typeof StockAction>

export const StockDocument = z.object({
  id: field.Id,
  kind: StockDocumentKind,
  number: z.string(),
  /** Open: something of it is still to be moved. */
  state: z.enum(['open', 'done']),
  date: field.DateOnly,
  warehouseId: field.Id,
  toWarehouseId: field.Id.nullable(),
  partner: z.string(),
  reason: StockReason,
  note: z.string(),
  /** The document that caused it. */
  source: z.object({ kind: z.string(), id: field.Id, number: z.string() }).nullable(),
  lines: z.array(StockLine),
  /** Freight, customs and insurance on a receipt, or the receipts that such a cost went to. */
  landed: z.array(LandedShare),
  actions: z.array(StockAction),
  createdAt: field.Instant,
  createdByName: z.string(),
})
export type StockDocument = z.infer<typeof StockDocument>

export const StockDocumentRow = StockDocument.pick({
  id: true,
  kind: true,
  number: true,
  state: true,
  date: true,
  partner: true,
  createdByName: true,
}).extend({
  warehouse: z.string(),
  sourceNumber: z.string(),
})
export type StockDocumentRow = z.infer<typeof StockDocumentRow>

/** An item of which more is sold than is on hand, and how much more in its own unit. */
export const MissingItem = z.object({ itemId: field.Id, name: z.string(), missing: z.string() })
export type MissingItem = z.infer<typeof MissingItem>

export const StockDocumentListQuery = listQuery({
  tabs: ['all', 'open', 'done'],
  sorts: ['date'],
  direction: 'descending',
  filters: {
    kind: StockDocumentKind.optional(),
    warehouseId: field.Id.optional(),
    /** The invoice, ticket or other document that caused it. */
    sourceId: field.Id.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
  },
})
export type StockDocumentListQuery = z.infer<typeof StockDocumentListQuery>

/** What is moved now of an open document, or comes back of a delivery; no line means all that is left. */
export const StockStepInput = z.object({
  date: field.DateOnly,
  lines: z
    .array(
      z.object({
        position: z.int().min(0),
        quantity: Quantity,
        codes: AskedCodes.shape.codes,
      }),
    )
    .max(500)
    .default([]),
  confirmsCosts: z.boolean().default(false),
})
export type StockStepInput = z.infer<typeof StockStepInput>

/** Takes apart again what was assembled, or assembles what was taken apart. */
export const StockUndoInput = StockStepInput.omit({ lines: true })
export type StockUndoInput = z.infer<typeof StockUndoInput>

/** An item in stock, as the list shows it. Quantities as decimal text. */
export const StockRow = z.object({
  id: field.Id,
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  onHand: z.string(),
  reserved: z.string(),
  available: z.string(),
  expected: z.string(),
  reorderLevel: z.string(),
  isLow: z.boolean(),
  isKit: z.boolean(),
  tracking: ItemTracking,
  currency: z.string(),
  /** Minor units of the base currency. */
  value: shownTo('stock:cost', field.MinorUnits),
  places: z.array(z.object({ warehouse: z.string(), onHand: z.string() })),
})
export type StockRow = z.infer<typeof StockRow>

export const StockListQuery = listQuery({
  tabs: ['all', 'low', 'unlisted'],
  sorts: ['name', 'sku', 'onHand', 'value'],
  filters: { warehouseId: field.Id.optional() },
})
export type StockListQuery = z.infer<typeof StockListQuery>

/** One movement of one item at one place. */
export const StockMove = z.object({
  id: field.Id,
  date: field.DateOnly,
  kind: StockDocumentKind,
  documentId: field.Id,
  number: z.string(),
  itemId: field.Id,
  itemName: z.string(),
  sku: z.string(),
  unit: z.string(),
  warehouse: z.string(),
  quantity: z.string(),
  /** On hand in the whole firm after it. */
  onHand: z.string(),
  currency: z.string(),
  /** By how much it changed the value of the stock. */
  value: shownTo('stock:cost', field.MinorUnits),
  partner: z.string(),
})
export type StockMove = z.infer<typeof StockMove>

export const StockMoveListQuery = listQuery({
  tabs: ['all', 'in', 'out'],
  sorts: ['date'],
  direction: 'descending',
  filters: {
    kind: StockDocumentKind.optional(),
    itemId: field.Id.optional(),
    warehouseId: field.Id.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
  },
})
export type StockMoveListQuery = z.infer<typeof StockMoveListQuery>

/** All that is known of an item in stock on a day. */
export const ItemStock = z.object({
  id: field.Id,
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  costMethod: z.enum(['fifo', 'average']),
  reorderLevel: z.string(),
  reorderQuantity: z.string(),
  date: field.DateOnly,
  onHand: z.string(),
  reserved: z.string(),
  available: z.string(),
  expected: z.string(),
  value: shownTo('stock:cost', field.MinorUnits),
  /** Of one unit on average, decimal text in the base currency. */
  unitCost: shownTo('stock:cost', z.string()),
  places: z.array(
    z.object({ warehouseId: field.Id, warehouse: z.string(), bin: z.string(), onHand: z.string() }),
  ),
  /** What is on hand by what it was bought for, oldest first; one for a moving average. */
  layers: shownTo(
    'stock:cost',
    z.array(
      z.object({ date: field.DateOnly.nullable(), quantity: z.string(), value: field.MinorUnits }),
    ),
  ),
  tracking: ItemTracking,
  /** Batches or serial numbers on hand, the first to expire first; a hundred at most. */
  lots: z.array(LotOfLine),
  /** The latest freight, customs and insurance on its receipts. */
  landed: z.array(LandedShare),
  /** Of a kit alone. */
  kit: KitParts.nullable(),
  /** On hand at the end of each of the last days that it changed on, oldest first. */
  days: z.array(z.object({ date: field.DateOnly, onHand: z.string() })),
})
export type ItemStock = z.infer<typeof ItemStock>
