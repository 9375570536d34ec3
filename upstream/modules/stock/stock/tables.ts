import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { madeStamps } from '../../../register/stamps.ts'

/** Kinds of documents that move stock. */
const documentsIn = ['receipt', 'delivery', 'return', 'transfer', 'adjustment'] as const
const movedBy = [...documentsIn, 'assembly', 'disassembly'] as const

/** Quantities are whole ten-thousandths, values minor units of the base currency. */
export const stockItemsTable = sqliteTable(
  'stock_items',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** Of the item, whose words are repeated here so that the list is sorted by them. */
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    sku: text('sku').notNull(),
    unit: text('unit').notNull(),
    costMethod: text('cost_method', { enum: ['fifo', 'average'] }).notNull(),
    reorderLevel: integer('reorder_level').notNull(),
    reorderQuantity: integer('reorder_quantity').notNull(),
    /** How much more than was ordered is taken; empty: what the firm allows. */
    surplusPercent: text('surplus_percent').notNull().default(''),
    /** `listed`, `low` below its reorder level, `unlisted` when the item is archived or not counted. */
    shelf: text('shelf', { enum: ['listed', 'low', 'unlisted'] }).notNull(),
    isListed: integer('is_listed').notNull(),
    isKit: integer('is_kit').notNull().default(0),
    tracking: text('tracking', { enum: ['none', 'batches', 'serials'] })
      .notNull()
      .default('none'),
    quantity: integer('quantity').notNull().default(0),
    value: integer('value').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    expected: integer('expected').notNull().default(0),
  },
  (table) => [
    index('stock_items_by_name').on(table.isListed, sql`name collate nocase`, table.id),
    index('stock_items_by_sku').on(table.isListed, table.sku, table.id),
    index('stock_items_by_quantity').on(table.isListed, table.quantity, table.id),
    index('stock_items_by_value').on(table.isListed, table.value, table.id),
    index('stock_items_low_by_name').on(table.shelf, sql`name collate nocase`, table.id),
    index('stock_items_low_by_sku').on(table.shelf, table.sku, table.id),
    index('stock_items_low_by_quantity').on(table.shelf, table.quantity, table.id),
    index('stock_items_low_by_value').on(table.shelf, table.value, table.id),
  ],
)

/** What of an item lies in each warehouse now, and where in it. */
export const stockBalancesTable = sqliteTable(
  'stock_balances',
  {
    itemId: text('item_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    quantity: integer('quantity').notNull(),
    bin: text('bin').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.warehouseId] }),
    index('stock_balances_by_warehouse').on(table.warehouseId, table.itemId),
  ],
)

/**
 * One movement of one item at one place. Only ever added; what it cost and the running sums are
 * worked out anew when an earlier one is added later.
 */
export const stockMovesTable = sqliteTable(
  'stock_moves',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    documentId: text('document_id').notNull(),
    line: integer('line').notNull(),
    itemId: text('item_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    kind: text('kind', { enum: movedBy }).notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    date: text('date').notNull(),
    quantity: integer('quantity').notNull(),
    /** What came in was worth by its documents; null for what goes out and what comes back. */
    given: integer('given'),
    /** The move out that is taken back. */
    originId: text('origin_id'),
    /** Of a price put right, which moves nothing: how many units it is of, and by which move they came in. */
    pricedQuantity: integer('priced_quantity'),
    pricedMoveId: text('priced_move_id'),
    /** Of what is assembled or taken apart: the line of the kit, whose cost its components share. */
    kitLine: integer('kit_line'),
    /** Role of the account that stands against the stock; '' where none does. */
    counter: text('counter').notNull(),
    /** Whose goods were sold: the cost of sales is put on it; '' where there is none. */
    costCentreId: text('cost_centre_id').notNull().default(''),
    /** By how much it changed the value of the stock. */
    value: integer('value').notNull().default(0),
    /** What it put right of units that went out before they were there. */
    correction: integer('correction').notNull().default(0),
    quantityAfter: integer('quantity_after').notNull().default(0),
    valueAfter: integer('value_after').notNull().default(0),
    placeAfter: integer('place_after').notNull().default(0),
  },
  (table) => [
    index('stock_moves_of_item').on(table.itemId, table.date, table.sequence),
    index('stock_moves_of_place').on(table.itemId, table.warehouseId, table.date, table.sequence),
    index('stock_moves_of_document').on(table.documentId, table.line),
    index('stock_moves_of_origin').on(table.originId).where(sql`origin_id is not null`),
    index('stock_moves_by_date').on(table.date, table.id),
    index('stock_moves_by_kind').on(table.kind, table.date, table.id),
    index('stock_moves_of_warehouse').on(table.warehouseId, table.date, table.id),
    index('stock_moves_by_direction').on(table.direction, table.date, table.id),
  ],
)

/** A batch of an item, or one unit of it with its serial number. */
export const stockLotsTable = sqliteTable(
  'stock_lots',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    itemId: text('item_id').notNull(),
    code: text('code').notNull(),
    /** Until when it may be used; '' where nothing is said. */
    expires: text('expires').notNull(),
    quantity: integer('quantity').notNull().default(0),
    isThere: integer('is_there').notNull().default(0),
  },
  (table) => [
    uniqueIndex('stock_lots_by_code').on(table.itemId, table.code),
    index('stock_lots_there_by_expiry_order').on(
      table.isThere,
      sql`case expires when '' then '9' else expires end`,
      table.id,
    ),
    index('stock_lots_there_by_code').on(table.isThere, sql`code collate nocase`, table.id),
    index('stock_lots_by_expiry').on(sql`case expires when '' then '9' else expires end`, table.id),
    index('stock_lots_by_code_alone').on(sql`code collate nocase`, table.id),
  ],
)

/** By how much of a batch or serial number a move is; they add up to the move, but for what is in a gap. */
export const stockLotMovesTable = sqliteTable(
  'stock_lot_moves',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    lotId: text('lot_id').notNull(),
    itemId: text('item_id').notNull(),
    moveId: text('move_id').notNull(),
    documentId: text('document_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    date: text('date').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    index('stock_lot_moves_of_lot').on(table.lotId, table.warehouseId, table.date, table.quantity),
    index('stock_lot_moves_of_move').on(table.moveId),
    index('stock_lot_moves_of_document').on(table.documentId),
    index('stock_lot_moves_of_item').on(table.itemId, table.date),
  ],
)

/** How much of a batch or serial number lies in each warehouse now. */
export const stockLotBalancesTable = sqliteTable(
  'stock_lot_balances',
  {
    lotId: text('lot_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    itemId: text('item_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lotId, table.warehouseId] }),
    index('stock_lot_balances_of_item').on(table.itemId, table.warehouseId),
  ],
)

/** What of a move has no batch or serial number yet, with the move's sign. */
export const stockLotGapsTable = sqliteTable(
  'stock_lot_gaps',
  {
    moveId: text('move_id').primaryKey(),
    documentId: text('document_id').notNull(),
    date: text('date').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    index('stock_lot_gaps_of_document').on(table.documentId),
    index('stock_lot_gaps_by_date').on(table.date, table.moveId),
  ],
)

/** By how much the value of all stock changed on a day: it adds up to the inventory account. */
export const stockDaysTable = sqliteTable('stock_days', {
  date: text('date').primaryKey(),
  value: integer('value').notNull(),
})

/** What was promised to customers and what suppliers promised, from the day it was; only added. */
export const stockPromisesTable = sqliteTable(
  'stock_promises',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    itemId: text('item_id').notNull(),
    kind: text('kind', { enum: ['reserved', 'expected'] }).notNull(),
    date: text('date').notNull(),
    quantity: integer('quantity').notNull(),
    sourceId: text('source_id').notNull(),
  },
  (table) => [
    index('stock_promises_of_item').on(table.itemId, table.kind, table.date, table.quantity),
    index('stock_promises_of_source').on(table.sourceId),
  ],
)

/** What receipts are worth more by, from their own days on: freight, customs and the like. Only added. */
export const stockLandedTable = sqliteTable(
  'stock_landed',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    documentId: text('document_id').notNull(),
    line: integer('line').notNull(),
    /** The move of the receipt, and the bill that asks for it; '' where there is none. */
    moveId: text('move_id').notNull(),
    billId: text('bill_id').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    index('stock_landed_of_document').on(table.documentId, table.line),
    index('stock_landed_on_move').on(table.moveId),
    index('stock_landed_of_bill').on(table.billId).where(sql`bill_id <> ''`),
  ],
)

export const stockDocumentsTable = sqliteTable(
  'stock_documents',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: [...movedBy, 'landedCost'] }).notNull(),
    number: text('number').notNull(),
    state: text('state', { enum: ['open', 'done'] }).notNull(),
    date: text('date').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    toWarehouseId: text('to_warehouse_id'),
    partner: text('partner').notNull(),
    reason: text('reason', {
      enum: ['count', 'damage', 'loss', 'use', 'found', 'opening', 'other', 'price'],
    }).notNull(),
    note: text('note').notNull(),
    sourceKind: text('source_kind').notNull(),
    sourceId: text('source_id').notNull(),
    sourceNumber: text('source_number').notNull(),
    ...madeStamps(),
  },
  (table) => [
    index('stock_documents_by_date').on(table.date, table.id),
    index('stock_documents_by_state').on(table.state, table.date, table.id),
    index('stock_documents_by_kind').on(table.kind, table.date, table.id),
    index('stock_documents_of_source').on(table.sourceId),
    index('stock_documents_by_number').on(table.kind, table.number),
  ],
)

export const stockDocumentLinesTable = sqliteTable(
  'stock_document_lines',
  {
    documentId: text('document_id').notNull(),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    done: integer('done').notNull(),
    /** The line of the document that caused it. */
    sourceLineId: text('source_line_id').notNull(),
    /** The unit that it was written in, and how many of the item's own are in it. */
    unit: text('unit').notNull().default(''),
    unitSize: text('unit_size').notNull().default('1'),
    /** What the line that caused it was sold for; '' where there is none. */
    costCentreId: text('cost_centre_id').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.position] }),
    index('stock_document_lines_of_source').on(table.sourceLineId).where(sql`source_line_id <> ''`),
  ],
)

export const stockWarehousesTable = sqliteTable('stock_warehouses', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  code: text('code').notNull(),
  address: text('address').notNull(),
  isUsual: integer('is_usual', { mode: 'boolean' }).notNull(),
  isArchived: integer('is_archived', { mode: 'boolean' }).notNull(),
  version: integer('version').notNull(),
})

export const stockSettingsTable = sqliteTable('stock_settings', {
  id: integer('id').primaryKey(),
  allowsNegative: integer('allows_negative', { mode: 'boolean' }).notNull(),
  invoiceDelivers: text('invoice_delivers', { enum: ['atOnce', 'open', 'never'] }).notNull(),
  surplusPercent: integer('surplus_percent').notNull(),
  asksBeyondStock: integer('asks_beyond_stock', { mode: 'boolean' }).notNull().default(true),
})
